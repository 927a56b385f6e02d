import { expect, test } from 'vitest'
import { FEWEST_PLIES } from '../../domain/ratings.ts'
import { THREE_PLAY } from '../../domain/record.fixture.ts'
import type { TableRecord } from '../../domain/record.ts'
import { rateMarked, rebuildRatings } from '../../identity/rebuild.ts'
import { retried } from '../../tables/room/change.ts'
import { withoutDoors } from '../../test/server.fixture.ts'
import { loadReports } from '../admin/reports.ts'
import { findTables } from '../admin/admin-find.ts'
import { RevisionConflict } from '../database/revision-conflict.ts'
import { saveAddress } from '../people/addresses.ts'
import { insertUser } from '../people/users.ts'
import { forgetLines } from '../people/words.ts'
import type { Store } from '../store.ts'
import { addLine, addReport } from './chat.ts'
import { deleteRows } from './delete-table.ts'
import { endedUnseen } from './due.ts'
import { appendPlies } from './plies.ts'
import { markRatings } from './rating-marks.ts'
import { noteEnds } from './results.ts'
import { changeTable, insertTable } from './write-table.ts'

type Stored = Pick<Store, 'db' | 'write'>

const GAME = THREE_PLAY.game
const DAY = 24 * 3600_000
const PEOPLE = ['ana', 'ben', 'eva', 'dan']

async function people({ write }: Stored): Promise<void> {
  await write(async db => {
    for (const id of PEOPLE) {
      await insertUser(db, { id, name: id.toUpperCase() }, 1)
      await saveAddress(db, id, `${id}@example.org`, 1)
    }
  })
}

/** A match of three of them, one a day. */
async function match(
  { write }: Stored,
  number: number,
  users = PEOPLE.filter((_, index) => index !== number % PEOPLE.length),
): Promise<string> {
  const at = number * DAY
  const chairs = users.map(user => ({ kind: 'person', round: 0, user, name: user }) as const)
  const id = `match-${String(number).padStart(4, '0')}`
  const running: TableRecord = { ...THREE_PLAY, id, chairs, createdAt: at, updatedAt: at }
  const plies = Array.from({ length: FEWEST_PLIES * chairs.length }, (_, index) => {
    const rest = { move: { type: 'pass' }, takes: null, events: [], key: null, at }
    return { ply: index + 1, seat: index % chairs.length, ...rest }
  })
  await write(async db => {
    await insertTable(db, running)
    await appendPlies(db, id, plies)
  })
  const ranks = number % 3 === 0 ? [3, 2, 1] : [1, 2, 3]
  const over: TableRecord = { ...running, status: 'over', actors: [], ranks }
  await retried(
    () => write(db => changeTable(db, running, over, 0)),
    error => error instanceof RevisionConflict,
  )
  return id
}

const ratings = ({ db }: Store) => db.selectFrom('ratings').selectAll().orderBy('user_id').execute()

test('matches end while others are deleted, and all ratings are those of the matches that are left', async () => {
  const { store } = await withoutDoors()
  await people(store)
  const ids: string[] = []
  for (let number = 0; number < 12; number++) ids.push(await match(store, number))
  const remove = (id = '') =>
    store.write(async db => {
      await deleteRows(db, id)
      await markRatings(db, GAME)
    })
  const playing = (async () => {
    for (let number = 12; number < 24; number++) await match(store, number)
  })()
  for (const index of [1, 4, 9]) {
    await remove(ids[index])
    await rateMarked(store)
  }
  await playing
  await rateMarked(store)
  const kept = await ratings(store)
  expect(kept.reduce((sum, { matches }) => sum + matches, 0)).toBe(3 * 21)
  expect(
    await store.db.selectFrom('settings').where('name', 'like', 'rate%').selectAll().execute(),
  ).toEqual([])
  await store.write(db => db.updateTable('ratings').set({ mu: 1, shown: 1 }).execute())
  expect(await rebuildRatings(store)).toBe(21)
  expect(await ratings(store)).toEqual(kept)
})

test('matches of the same people in other chairs end at the same moment, and none waits for another', async () => {
  const { store } = await withoutDoors()
  await people(store)
  for (let round = 0; round < 30; round++) {
    const [some, others] = [PEOPLE.slice(0, 3), PEOPLE.slice(0, 3).toReversed()]
    await Promise.all([match(store, 2 * round, some), match(store, 2 * round + 1, others)])
  }
  const counts = (await ratings(store)).map(({ matches }) => matches)
  expect(counts).toEqual([60, 60, 60])
})

test('what is found and written in pieces is so on every database', async () => {
  const { store } = await withoutDoors()
  const { db } = store
  await people(store)
  const [first, second] = [await match(store, 1), await match(store, 2)]
  await store.write(inner => inner.updateTable('seats').set({ over_at: null }).execute())
  for await (const ids of endedUnseen(db, 0)) await store.write(inner => noteEnds(inner, ids))
  const ends = db.selectFrom('seats').select(['table_id', 'over_at']).distinct().orderBy('over_at')
  expect(await ends.execute()).toEqual([
    { table_id: first, over_at: DAY },
    { table_id: second, over_at: 2 * DAY },
  ])

  const say = (table_id: string, user_id: string, at: number) =>
    store.write(async inner => {
      const line = { table_id, channel: 'players', user_id, code: null, text: 'x', at }
      const { n } = await addLine(inner, { ...line, once: `${at}` })
      await addReport(inner, { ...line, once: `${at}`, n }, 'dan', at)
      if (at > 1) await addReport(inner, { ...line, once: `${at}`, n }, 'ben', at + 10)
    })
  await say(first, 'ana', 1)
  await say(second, 'ana', 2)
  await say(second, 'eva', 3)
  const reports = async (all: boolean, limit: number) =>
    (await loadReports(db, all, limit)).map(({ table, writer, by }) => [table, writer?.id, by])
  expect(await reports(false, 9)).toEqual([
    [second, 'eva', 2],
    [second, 'ana', 2],
    [first, 'ana', 1],
  ])
  expect(await reports(true, 1)).toEqual([[second, 'eva', 2]])
  await forgetLines(store, 'ana')
  const left = db.selectFrom('chat').select('user_id').where('user_id', 'is not', null)
  expect(await left.execute()).toEqual([{ user_id: 'eva' }])

  const found = async (wish: object) => (await findTables(db, wish, 1)).map(({ id }) => id)
  expect(await found({})).toEqual([second])
  expect(await found({ before: 2 * DAY, game: GAME, status: 'over' })).toEqual([first])
  expect(await found({ game: 'mercado' })).toEqual([])
})

test('whichever of two matches of the same people is stored first, ratings follow from the order of their ends', async () => {
  const { store } = await withoutDoors()
  await people(store)
  for (const number of [2, 1, 4, 3, 0]) await match(store, number, PEOPLE.slice(0, 3))
  await rateMarked(store)
  const kept = await ratings(store)
  expect(kept).toHaveLength(3)
  await rebuildRatings(store)
  expect(await ratings(store)).toEqual(kept)
})
