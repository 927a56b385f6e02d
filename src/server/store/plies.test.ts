import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { migrate } from './migrations/index.ts'
import { loadLog } from './plies.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'

test('a long log is read whole and in order, and others have their turns meanwhile', async () => {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(':memory:') })
  onTestFinished(() => db.destroy())
  await migrate(db)
  await sql`PRAGMA foreign_keys = OFF`.execute(db)
  await sql`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
    INSERT INTO plies (match_id, ply, seat, kind, move, events, at)
    SELECT 'long', i, 0, 'move', '{"type":"pass"}', '[]', i FROM n`.execute(db)
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
