import { breathe } from '../../breath.ts'
import { makeId } from '../../ids.ts'
import { inOrder } from '../database/in-pieces.ts'
import { RevisionConflict } from '../database/revision-conflict.ts'
import type { Db, RatingRow } from '../database/schema.ts'
import { loadSetting } from '../people/notices.ts'
import type { Store } from '../store.ts'
import { ratedAfter, type Rating, sidesOf } from './rated-after.ts'
import { replaceRating } from './results.ts'

const MARK = 'rate-again '
const markOf = (game: string) => MARK + game

/**
 * Stores, with what has changed it, that the ratings of a game are to be computed again: so also a
 * server that dies meanwhile has it done.
 */
export async function markRatings(db: Db, game: string): Promise<void> {
  const value = makeId()
  await db
    .insertInto('settings')
    .values({ name: markOf(game), value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** The games whose ratings are to be computed again. */
export async function markedGames(db: Db): Promise<string[]> {
  const marks = db.selectFrom('settings').where('name', 'like', `${MARK}%`)
  return (await marks.select('name').execute()).map(({ name }) => name.slice(MARK.length))
}

/**
 * Computes the ratings of one game again from the results that count, oldest first. Nobody waits
 * meanwhile: who is rated in between has another rating than was read, and it fails with a
 * RevisionConflict.
 */
export async function rateAgain(
  { db, write }: Pick<Store, 'db' | 'write'>,
  game: string,
): Promise<void> {
  const mark = await loadSetting(db, markOf(game))
  const before = await ratingsOf(db, game)
  const after = await ratingsByResults(db, game)
  const users = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  const changed = users.filter(user => !isSame(before.get(user), after.get(user)))
  for (let from = 0; from < changed.length; from += AT_ONCE) {
    const some = changed.slice(from, from + AT_ONCE)
    await write(async inner => {
      for (const user of some)
        await replaceRating(inner, { user, game }, before.get(user), after.get(user))
    })
    await breathe()
  }
  if (mark === null) return
  const done = await write(inner =>
    inner
      .deleteFrom('settings')
      .where('name', '=', markOf(game))
      .where('value', '=', mark)
      .executeTakeFirst(),
  )
  if (Number(done.numDeletedRows) === 0) throw new RevisionConflict(`the ratings of ${game}`)
}

/** Ratings written in one transaction: others wait for it. */
const AT_ONCE = 50

function isSame(before: Rating | undefined, after: Rating | undefined): boolean {
  return (
    before?.mu === after?.mu && before?.sigma === after?.sigma && before?.matches === after?.matches
  )
}

async function ratingsOf(db: Db, game: string): Promise<Map<string, RatingRow>> {
  const known = new Map<string, RatingRow>()
  const rated = db.selectFrom('ratings').selectAll().where('game', '=', game)
  const pieces = inOrder(rated, [
    ['shown', 'shown'],
    ['user_id', 'user_id'],
  ])
  for await (const rows of pieces) for (const row of rows) known.set(row.user_id, row)
  return known
}

async function ratingsByResults(db: Db, game: string): Promise<Map<string, Rating>> {
  const known = new Map<string, Rating>()
  for (const { results, chairs } of await countedMatches(db, game)) {
    for (const [user, rating] of ratedAfter(results, known, sidesOf(game, chairs)))
      known.set(user, rating)
    await breathe()
  }
  return known
}

/** A result that counts. */
interface Counted {
  readonly match_id: string
  readonly seat: number
  readonly user_id: string
  readonly place: number
}

interface CountedMatch {
  readonly results: Counted[]
  readonly chairs: number
  readonly endedAt: number
}

/** The matches of a game that count, in the order in which they ended. */
async function countedMatches(db: Db, game: string): Promise<CountedMatch[]> {
  const matches = new Map<string, CountedMatch>()
  const all = db
    .selectFrom('results')
    .select(['match_id', 'seat', 'user_id', 'place', 'game', 'rated'])
  const pieces = inOrder(all, [
    ['match_id', 'match_id'],
    ['seat', 'seat'],
  ])
  for await (const rows of pieces) {
    // Looked at here: of a game that is seldom played all would be read for a few.
    const counted = rows.filter(row => row.game === game && row.rated === 1)
    const ids = [...new Set(counted.map(row => row.match_id))].filter(id => !matches.has(id))
    for (const { id, chairs, updated_at } of ids.length === 0 ? [] : await endsOf(db, ids))
      matches.set(id, { results: [], chairs: Number(chairs), endedAt: updated_at })
    for (const result of counted) matches.get(result.match_id)?.results.push(result)
  }
  // Those that ended in the same moment stay in the order of their ids.
  return [...matches.values()].toSorted((a, b) => a.endedAt - b.endedAt)
}

/** When these matches ended, and how many sat there. */
function endsOf(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .where('tables.id', 'in', ids)
    .groupBy(['tables.id', 'tables.updated_at'])
    .select(['tables.id', 'tables.updated_at', ({ fn }) => fn.countAll().as('chairs')])
    .execute()
}
