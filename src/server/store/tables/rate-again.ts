import { sql } from 'kysely'
import { breathe } from '../../breath.ts'
import { inOrder } from '../database/in-pieces.ts'
import { changeRows } from '../database/rows.ts'
import { RevisionConflict } from '../database/revision-conflict.ts'
import type { Db, RatingRow, ResultRow } from '../database/schema.ts'
import { loadSetting } from '../database/settings.ts'
import { isPostgres } from '../migrations/portable.ts'
import type { Store } from '../store.ts'
import { endedTables, type Found, idsOf, isBefore } from './due.ts'
import { ratedAfter, type Rating, sidesOf } from './rated-after.ts'
import { deleteMark, markOf } from './rating-marks.ts'
import { reachesAnew } from './reach.ts'
import { ratingRow } from './results.ts'

/**
 * Computes the ratings of one game again from the results that count, oldest first, if they are
 * marked. What ends meanwhile waits for nothing: it is rated from what is stored, which may still be
 * wrong. So each write here first rates on top of what was computed what has ended by then, and
 * writes those people, too. Fails with a RevisionConflict if the ratings were marked again.
 */
export async function rateAgain(
  { db, write }: Pick<Store, 'db' | 'write'>,
  game: string,
): Promise<void> {
  const mark = await loadSetting(db, markOf(game))
  if (mark === null) return
  const before = await ratingsOf(db, game)
  const known = new Map<string, Rating>()
  const reach = reachesAnew(known)
  const anew: Anew = { game, known, reach, rated: new Set(), until: 0 }
  await rateEnded(db, anew)
  const users = [...new Set([...before.keys(), ...known.keys()])]
  const wrong = new Set(users.filter(user => !isSame(before.get(user), known.get(user))))
  for (let settled = false; !settled; await breathe()) {
    const written = await write(async inner => {
      await holdRatings(inner, game, mark)
      for (const user of await rateEnded(inner, anew)) wrong.add(user)
      const some = [...wrong].slice(0, AT_ONCE)
      await putRatings(inner, game, some, known)
      if (some.length === wrong.size) await deleteMark(inner, game)
      return some
    })
    for (const user of written) wrong.delete(user)
    settled = wrong.size === 0
  }
}

/** Ratings written in one transaction: others wait for it. */
const AT_ONCE = 50

/**
 * Until this write is over nobody else rates in this game, and all that was rated is stored. On an
 * embedded database this is so anyhow.
 */
async function holdRatings(db: Db, game: string, mark: string): Promise<void> {
  const marked = { name: markOf(game), value: mark }
  if (!(await changeRows(db, 'settings', marked, marked)))
    throw new RevisionConflict(`the ratings of ${game}`)
  if (isPostgres(db)) await sql`lock table ratings in share row exclusive mode`.execute(db)
}

/** What was computed takes the place of what is stored. */
async function putRatings(
  db: Db,
  game: string,
  users: readonly string[],
  known: ReadonlyMap<string, Rating>,
): Promise<void> {
  if (users.length === 0) return
  const stored = db.deleteFrom('ratings').where('game', '=', game)
  await stored.where('user_id', 'in', users).execute()
  const rows = users.flatMap(user => {
    const rating = known.get(user)
    return rating === undefined ? [] : [ratingRow(user, game, rating)]
  })
  if (rows.length > 0) await db.insertInto('ratings').values(rows).execute()
}

function isSame(before: Rating | undefined, after: Rating | undefined): boolean {
  const told = (rating?: Rating) =>
    rating && [rating.mu, rating.sigma, rating.shown, rating.matches].join()
  return told(before) === told(after)
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

/** Ratings of a game that are being computed. */
interface Anew {
  readonly game: string
  readonly known: Map<string, Rating>
  readonly reach: ReturnType<typeof reachesAnew>
  /** The matches they follow from. */
  readonly rated: Set<string>
  /** When the last of all matches that were looked at ended. */
  until: number
}

/**
 * What ended before the last match that was seen may be stored later: so long a write may take, and
 * the clocks of processes differ.
 */
const LATE_MS = 120_000

/** Rates what has ended and counts on top of the others, in the order of ends; answers whom. */
async function rateEnded(db: Db, anew: Anew): Promise<Set<string>> {
  const { game, known, reach, rated } = anew
  const matches: Counted[] = []
  let { until } = anew
  for await (const ended of endedTables(db, anew.until - LATE_MS)) {
    const fresh = ended.filter(({ id }) => !rated.has(id))
    if (fresh.length > 0) matches.push(...(await countedAmong(db, game, fresh)))
    for (const { at } of ended) until = Math.max(until, at)
  }
  // Not before all are read: a write that fails on the way is tried again from here.
  anew.until = until
  const users = new Set<string>()
  for (const { id, results, chairs } of matches.toSorted(byEnd)) {
    reach.note(results)
    for (const [user, rating] of ratedAfter(results, known, sidesOf(game, chairs), reach.of)) {
      known.set(user, rating)
      users.add(user)
    }
    rated.add(id)
    await breathe()
  }
  return users
}

/** A match that counts. */
interface Counted {
  readonly id: string
  readonly at: number
  readonly results: ResultRow[]
  readonly chairs: number
}

const byEnd = (one: Counted, other: Counted) => (isBefore(one, other) ? -1 : 1)

/** The matches of a game among these that count. */
async function countedAmong(db: Db, game: string, ended: readonly Found[]): Promise<Counted[]> {
  const results = new Map<string, ResultRow[]>()
  const rows = db.selectFrom('results').selectAll().where('match_id', 'in', idsOf(ended))
  // Looked at here: so the results of each match are searched.
  for (const row of await rows.orderBy('match_id').orderBy('seat').execute())
    if (row.game === game && row.rated === 1)
      results.set(row.match_id, [...(results.get(row.match_id) ?? []), row])
  const chairs = await chairsAt(db, [...results.keys()])
  return ended.flatMap(({ id, at }) => {
    const counted = results.get(id)
    return counted === undefined ? [] : [{ id, at, results: counted, chairs: chairs.get(id) ?? 0 }]
  })
}

/** How many sit at each of these tables. */
async function chairsAt(db: Db, tables: readonly string[]): Promise<Map<string, number>> {
  if (tables.length === 0) return new Map()
  const rows = await db
    .selectFrom('seats')
    .where('table_id', 'in', tables)
    .groupBy('table_id')
    .select(['table_id', ({ fn }) => fn.countAll().as('chairs')])
    .execute()
  return new Map(rows.map(({ table_id: table, chairs }) => [table, Number(chairs)]))
}
