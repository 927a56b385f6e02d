import { breathe } from '../breath.ts'
import type { TableRecord } from '../domain/record.ts'
import { RevisionConflict } from '../store/database/revision-conflict.ts'
import type { Db, ResultRow } from '../store/database/schema.ts'
import { botsAmong } from '../store/people/bots.ts'
import type { Store } from '../store/store.ts'
import { endedTables, idsOf } from '../store/tables/due.ts'
import { rateAgain } from '../store/tables/rate-again.ts'
import { markedGames, markRatings } from '../store/tables/rating-marks.ts'
import { judgePeople, usersOf } from '../store/tables/rated.ts'
import { sidesOf } from '../store/tables/rated-after.ts'
import { resultsOf } from '../store/tables/results.ts'
import { loadTables } from '../store/tables/tables.ts'
import { retried } from '../tables/room/change.ts'

/** Tables read at once: more would hold up everybody. */
const AT_ONCE = 100

type Stored = Pick<Store, 'db' | 'write'>

/**
 * Computes all results and ratings again from the finished matches; returns how many matches there
 * were. What counted when it ended counts again, and nothing else.
 */
export async function rebuildRatings(store: Stored): Promise<number> {
  const { db } = store
  const rated = await db.selectFrom('ratings').select('game').distinct().execute()
  const games = new Set(rated.map(({ game }) => game))
  let matches = 0
  for await (const found of endedTables(db))
    for (let from = 0; from < found.length; from += AT_ONCE) {
      const records = await loadTables(db, idsOf(found.slice(from, from + AT_ONCE)))
      await keepResultsAgain(store, records)
      matches += records.length
      for (const { game } of records) games.add(game)
    }
  await store.write(async inner => {
    for (const game of games) await markRatings(inner, game)
  })
  await rateMarked(store)
  return matches
}

/**
 * Computes the ratings again that do not follow from the stored matches any more. What is marked
 * again meanwhile is left to whoever marks it so often.
 */
export async function rateMarked(store: Stored): Promise<void> {
  for (const game of await markedGames(store.db))
    await retried(
      () => rateAgain(store, game),
      error => error instanceof RevisionConflict,
    )
}

/** Computes the results of these finished matches again, and stores those that differ. */
async function keepResultsAgain({ db, write }: Stored, records: TableRecord[]): Promise<void> {
  const stored = await storedResults(
    db,
    records.map(({ id }) => id),
  )
  const all = records.map(record => ({ record, results: resultsOf(record) }))
  const bots = await botsAmong(db, usersOf(all.flatMap(({ results }) => results)))
  const changed: { readonly record: TableRecord; readonly results: ResultRow[] }[] = []
  for (const { record, results } of all) {
    const before = stored.get(record.id) ?? []
    const judged = judgePeople(results, bots, sidesOf(record.game, record.chairs.length))
    // Matches from before results were stored are judged by the rules of then.
    const after = judged.map(row => {
      const { rated, network } = before.find(({ seat }) => seat === row.seat) ?? row
      return { ...row, rated, network }
    })
    if (told(before) !== told(after)) changed.push({ record, results: after })
    await breathe()
  }
  if (changed.length === 0) return
  const rows = changed.flatMap(({ results }) => results)
  await write(async inner => {
    const matches = changed.map(({ record }) => record.id)
    await inner.deleteFrom('results').where('match_id', 'in', matches).execute()
    if (rows.length > 0) await inner.insertInto('results').values(rows).execute()
    for (const game of new Set(changed.map(({ record }) => record.game)))
      await markRatings(inner, game)
  })
}

/** In the order of the seats. */
async function storedResults(
  db: Db,
  matches: readonly string[],
): Promise<Map<string, ResultRow[]>> {
  const stored = new Map<string, ResultRow[]>(matches.map(match => [match, []]))
  const results = db.selectFrom('results').selectAll().where('match_id', 'in', matches)
  for (const row of await results.orderBy('seat').execute()) stored.get(row.match_id)?.push(row)
  return stored
}

const told = (results: readonly ResultRow[]) =>
  results
    .map(({ seat, user_id: user, place, rated }) => [seat, user, place, rated].join())
    .join(' ')

/**
 * At a start: computes the matches that ended before results were stored, the first time after that,
 * and what a server that died has left.
 */
export async function rateWhatIsLeft(store: Stored): Promise<void> {
  const any = await store.db.selectFrom('results').select('match_id').limit(1).executeTakeFirst()
  await (any === undefined ? rebuildRatings(store) : rateMarked(store))
}
