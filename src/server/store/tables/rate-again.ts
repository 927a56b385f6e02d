import { breathe } from '../../breath.ts'
import { shownRating } from '../../domain/ratings.ts'
import { inOrder, PIECE } from '../database/in-pieces.ts'
import { ratedAfter, type Rating, sidesOf } from './rated-after.ts'
import type { Db, RatingRow } from '../database/schema.ts'

/** A result that counts, and in which match. */
interface Counted {
  readonly match_id: string
  readonly seat: number
  readonly user_id: string
  readonly place: number
  readonly updated_at: number
  readonly chairs: number
}

/**
 * Computes the ratings of one game again from the results that count, oldest first, with others
 * getting their turn between them.
 */
export async function rateAgain(db: Db, game: string): Promise<void> {
  const known = new Map<string, Rating>()
  for (const results of await countedMatches(db, game)) {
    const side = sidesOf(game, results[0]?.chairs ?? 0)
    for (const [user, rating] of ratedAfter(results, known, side)) known.set(user, rating)
    await breathe()
  }
  await db.deleteFrom('ratings').where('game', '=', game).execute()
  const rows = [...known].map(([user_id, { mu, sigma, matches }]): RatingRow => ({
    user_id,
    game,
    mu,
    sigma,
    shown: shownRating({ mu, sigma }),
    matches,
  }))
  for (let from = 0; from < rows.length; from += PIECE) {
    await db
      .insertInto('ratings')
      .values(rows.slice(from, from + PIECE))
      .execute()
    await breathe()
  }
}

/** The matches of a game that count, in the order in which they ended. */
async function countedMatches(db: Db, game: string): Promise<Counted[][]> {
  const matches = new Map<string, Counted[]>()
  const all = db
    .selectFrom('results')
    .innerJoin('tables', 'tables.id', 'results.match_id')
    .where('results.game', '=', game)
    .where('results.rated', '=', 1)
    .select(['match_id', 'seat', 'user_id', 'place', 'tables.updated_at'])
    .select(result =>
      result
        .selectFrom('seats')
        .whereRef('seats.table_id', '=', 'match_id')
        .select(({ fn }) => fn.countAll<number>().as('chairs'))
        .as('chairs'),
    )
  const pieces = inOrder(all, [
    ['match_id', 'match_id'],
    ['seat', 'seat'],
  ])
  for await (const rows of pieces)
    for (const row of rows) {
      const result = { ...row, chairs: Number(row.chairs) }
      const known = matches.get(row.match_id)
      if (known === undefined) matches.set(row.match_id, [result])
      else known.push(result)
    }
  const endOf = ([first]: readonly Counted[]) => first?.updated_at ?? 0
  // Those that ended in the same moment stay in the order of their ids.
  return [...matches.values()].toSorted((a, b) => endOf(a) - endOf(b))
}
