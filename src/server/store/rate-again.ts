import { findGame } from '../../games/index.ts'
import { sideOf } from '../../kit/meta.ts'
import { breathe } from '../breath.ts'
import { BEGINNER, rateMatch, shownRating, type Skill } from '../domain/ratings.ts'
import { inPieces, PIECE } from './in-pieces.ts'
import type { Db, RatingRow } from './schema.ts'

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
  const meta = findGame(game)?.meta
  const known = new Map<string, Skill & { readonly matches: number }>()
  for (const results of await countedMatches(db, game)) {
    const before = results.map(
      ({ user_id: user }) => known.get(user) ?? { ...BEGINNER, matches: 0 },
    )
    const after = rateMatch(
      before,
      results.map(({ place }) => place),
      results.map(({ seat, chairs }) => (meta === undefined ? seat : sideOf(meta, chairs, seat))),
    )
    for (const [index, { user_id: user }] of results.entries())
      known.set(user, {
        ...(after[index] ?? BEGINNER),
        matches: (before[index]?.matches ?? 0) + 1,
      })
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
    .orderBy('match_id')
    .orderBy('seat')
  const pieces = inPieces<Awaited<ReturnType<typeof all.execute>>[number]>((last, limit) =>
    (last === undefined
      ? all
      : all.where(row =>
          row(row.refTuple('match_id', 'seat'), '>', row.tuple(last.match_id, last.seat)),
        )
    )
      .limit(limit)
      .execute(),
  )
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
