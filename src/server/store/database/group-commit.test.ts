import { setImmediate } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { groupCommit } from './group-commit.ts'
import { sqliteDialect } from './sqlite.ts'

interface Schema {
  things: { id: number }
}

async function open() {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(':memory:') })
  onTestFinished(() => db.destroy())
  await sql`CREATE TABLE things (id INTEGER PRIMARY KEY)`.execute(db)
  const batches: number[] = []
  const disk = { flush: () => Promise.resolve(), rest: () => Promise.resolve() }
  const group = groupCommit(db, disk, jobs => batches.push(jobs))
  const put = (...ids: number[]) =>
    group.write(async trx => {
      for (const id of ids) await trx.insertInto('things').values({ id }).execute()
      return ids
    })
  const all = async () =>
    (await db.selectFrom('things').select('id').orderBy('id').execute()).map(({ id }) => id)
  return { db, group, disk, put, all, batches }
}

test('writes that arrive together share a commit; one that fails does not fail the others', async () => {
  const { put, all, batches } = await open()
  await put(5)
  const outcomes = await Promise.allSettled([put(1), put(2, 5), put(3), put(4, 4), put(6)])
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(await all()).toEqual([1, 3, 5, 6])
  expect(batches).toEqual([1, 5])
})

test('where several write, commits are apart and carry more; who writes alone never waits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { put, batches } = await open()
  for (const id of [1, 2]) await put(id)
  await Promise.all([put(3), put(4)])
  const soon = [put(5)]
  for (let turn = 0; turn < 10; turn++) await setImmediate()
  soon.push(put(6))
  expect(batches).toEqual([1, 1, 2])
  vi.advanceTimersByTime(10)
  await Promise.all(soon)
  vi.advanceTimersByTime(10)
  for (const id of [7, 8]) await put(id)
  expect(batches).toEqual([1, 1, 2, 2, 1, 1])
})

test('a failed commit fails all its writes, and the next one works again', async () => {
  const { db, group, put, all } = await open()
  await sql`CREATE TABLE parents (id INTEGER PRIMARY KEY)`.execute(db)
  await sql`CREATE TABLE children (id INTEGER REFERENCES parents (id) DEFERRABLE INITIALLY DEFERRED)`.execute(
    db,
  )
  const orphan = group.write(trx => sql`INSERT INTO children VALUES (1)`.execute(trx))
  const outcomes = await Promise.allSettled([put(1), orphan, put(2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  await put(3)
  expect(await all()).toEqual([3])
})

test('no write is acknowledged before it is committed, and draining waits for all', async () => {
  const { db, put, group } = await open()
  const told: string[] = []
  await sql`CREATE TEMP TRIGGER note AFTER INSERT ON things BEGIN SELECT 1; END`.execute(db)
  void put(1).then(() => told.push('one'))
  void put(2).then(() => told.push('two'))
  expect(told).toEqual([])
  await group.drain()
  expect(told).toEqual(['one', 'two'])
})

test('no write is acknowledged before the disk has it', async () => {
  const { disk, group, put } = await open()
  const told: string[] = []
  disk.flush = async () => {
    await setImmediate()
    told.push('flushed')
  }
  void put(1).then(() => told.push('one'))
  void put(2).then(() => told.push('two'))
  await group.drain()
  expect(told).toEqual(['flushed', 'one', 'two'])
})

test('where the disk fails nobody is told that their write is kept', async () => {
  const { disk, put } = await open()
  disk.flush = () => Promise.reject(new Error('disk failure'))
  const outcomes = await Promise.allSettled([put(1), put(2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
