import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Course } from '../../domain/course.ts'
import { loadLog, loadSnapshot, saveSnapshot } from './plies.ts'
import type { Db } from '../database/schema.ts'
import { emptyDatabase } from '../empty.fixture.ts'

/** Where plies may lie without their match. */
async function looseDatabase(): Promise<Db> {
  const db = await emptyDatabase()
  await sql`PRAGMA foreign_keys = OFF`.execute(db)
  return db
}

test('a snapshot of a later moment stays: another process may have stored it', async () => {
  const db = await looseDatabase()
  const after = (entries: number) => {
    const state = { entries }
    return {
      match: { base: { ply: 0, state: {} }, state },
      log: Array(entries),
    } as unknown as Course
  }
  for (const entries of [8, 17, 12]) await saveSnapshot(db, 'match', after(entries))
  expect(await loadSnapshot(db, 'match')).toMatchObject({ entries: 17, state: { entries: 17 } })
})

test('a long log is read whole and in order, and others have their turns meanwhile', async () => {
  const db = await looseDatabase()
  await sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
    INSERT INTO plies (match_id, ply, seat, kind, move, events, at)
    SELECT 'long', i, 0, 'move', '{"type":"pass"}', '[]', i FROM n`.execute(db)
  // Its loops remember a time, and here the time is made up.
  vi.resetModules()
  const { loadLog } = await import('./plies.ts')
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 5))
  onTestFinished(() => clock.mockRestore())
  let othersHadTurn = false
  setImmediate(() => (othersHadTurn = true))
  const log = await loadLog(db, 'long')
  expect(othersHadTurn).toBe(true)
  const plies = (from: number) =>
    Array.from({ length: 1200 - from }, (_, index) => from + index + 1)
  expect(log.map(({ ply }) => ply)).toEqual(plies(0))
  expect((await loadLog(db, 'long', 350)).map(({ ply }) => ply)).toEqual(plies(350))
})

test('equal moves and equal events of a log are one object in memory', async () => {
  const db = await looseDatabase()
  await sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 6)
    INSERT INTO plies (match_id, ply, seat, kind, move, events, at)
    SELECT 'alike', i, 0, 'move', '{"type":"pass"}', '[{"type":"passed"}]', i FROM n`.execute(db)
  const log = [...(await loadLog(db, 'alike')), ...(await loadLog(db, 'alike', 3))]
  expect(new Set(log.map(({ move }) => move)).size).toBe(1)
  expect(new Set(log.map(({ events }) => events)).size).toBe(1)
  expect(log[0]).toMatchObject({ move: { type: 'pass' }, events: [{ type: 'passed' }] })
})
