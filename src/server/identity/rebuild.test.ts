import { expect, test } from 'vitest'
import type { TableRecord } from '../domain/record.ts'
import type { Db } from '../store/database/schema.ts'
import type { Store } from '../store/store.ts'
import { deleteRows } from '../store/tables/delete-table.ts'
import { markRatings } from '../store/tables/rating-marks.ts'
import { database, GAME, match, person, stored, storeOf } from '../store/tables/results.fixture.ts'
import { rateMarked, rateWhatIsLeft, rebuildRatings } from './rebuild.ts'

test('all ratings can be computed again, and come out the same', async () => {
  const db = await database()
  const people = [person('ana'), person('ben'), person('eva')]
  for (let round = 0; round < 6; round++)
    await match(
      db,
      people,
      [
        [1, 2, 3],
        [2, 1, 2],
        [3, 3, 1],
      ][round % 3] ?? [],
    )
  const kept = await stored(db)
  await db.updateTable('ratings').set({ mu: 0, shown: 0 }).execute()
  expect(await rebuildRatings(storeOf(db))).toBe(6)
  expect(await stored(db)).toEqual(kept)
})

test('matches from before results were stored are computed at the first start, and not again', async () => {
  const db = await database()
  await match(db, [person('ana'), person('ben')], [1, 2])
  const kept = await stored(db)
  const store = storeOf(db)
  for (const table of ['results', 'ratings'] as const) await db.deleteFrom(table).execute()
  await rateWhatIsLeft(store)
  expect(await stored(db)).toEqual(kept)
  await db.deleteFrom('ratings').execute()
  await rateWhatIsLeft(store)
  expect((await stored(db)).ratings).toEqual([])
})

/** Nine matches of three people. */
async function nine(db: Db): Promise<TableRecord[]> {
  const people = [person('ana'), person('ben'), person('eva')]
  const played: TableRecord[] = []
  for (let round = 0; round < 9; round++)
    played.push(await match(db, people, round % 2 === 0 ? [1, 2, 3] : [3, 2, 1]))
  return played
}

const COUNTED = { ratings: 3, matches: 8 }

test('ratings without a deleted match are computed by the next server, if this one dies meanwhile', async () => {
  const db = await database()
  const gone = (await nine(db))[2]?.id ?? ''
  const before = await stored(db)
  expect(await deleteRows(db, gone)).toMatchObject({ rated: true })
  await markRatings(db, GAME)
  expect((await stored(db)).ratings).toEqual(before.ratings)
  await rateWhatIsLeft(storeOf(db))
  const { ratings } = await stored(db)
  expect(ratings).toHaveLength(COUNTED.ratings)
  expect(ratings.map(({ matches }) => matches)).toEqual(Array(3).fill(COUNTED.matches))
  expect(ratings.map(({ mu }) => mu)).not.toEqual(before.ratings.map(({ mu }) => mu))
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([])
  await rebuildRatings(storeOf(db))
  expect((await stored(db)).ratings).toEqual(ratings)
})

test('matches that end before each write count, and do not keep it from its end', async () => {
  const db = await database()
  const [, , gone] = await nine(db)
  await deleteRows(db, gone?.id ?? '')
  await markRatings(db, GAME)
  const people = [person('eva'), person('ana')]
  let ends = 0
  const store: Pick<Store, 'db' | 'write'> = {
    db,
    async write(job) {
      // What others write comes first.
      ends++
      await match(db, people, [1, 2])
      return job(db)
    },
  }
  await rateMarked(store)
  const kept = await stored(db)
  expect(kept.ratings.map(({ matches }) => matches)).toEqual([8 + ends, 8, 8 + ends])
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([])
  await rebuildRatings(storeOf(db))
  expect(await stored(db)).toEqual(kept)
})

test('another match that is deleted meanwhile is seen, too', async () => {
  const db = await database()
  const [, , gone, last] = await nine(db)
  await deleteRows(db, gone?.id ?? '')
  await markRatings(db, GAME)
  const store = storeOf(db)
  let writes = 0
  const late: typeof store = {
    db,
    async write(job) {
      if (writes++ === 0) {
        await deleteRows(db, last?.id ?? '')
        await markRatings(db, GAME)
      }
      return job(db)
    },
  }
  await rateMarked(late)
  const kept = await stored(db)
  expect(kept.ratings.map(({ matches }) => matches)).toEqual([7, 7, 7])
  await rebuildRatings(store)
  expect(await stored(db)).toEqual(kept)
})

test('results that are missing, wrong or too many are made anew, and what counted counts', async () => {
  const db = await database()
  const [, other] = await nine(db)
  await match(db, [person('ana'), person('gus')], [1, 2])
  const kept = await stored(db)
  const [first, second] = kept.results
  const one = (match: string) => db.updateTable('results').where('match_id', '=', match)
  await one(first?.match_id ?? '')
    .set({ place: 7 })
    .execute()
  await db
    .deleteFrom('results')
    .where('match_id', '=', other?.id ?? '')
    .execute()
  expect(second?.match_id).toBe(first?.match_id)
  await rebuildRatings(storeOf(db))
  expect(await stored(db)).toEqual(kept)
})
