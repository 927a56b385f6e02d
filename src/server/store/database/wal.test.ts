import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CompiledQuery, Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { groupCommit } from './group-commit.ts'
import { openSqlite } from './sqlite.ts'
import { openWal } from './wal.ts'

interface Schema {
  things: { id: number; text: string }
}

/** A database in a folder of its own, and how to put lines of 3,500 characters into it. */
async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'tianguis-wal-'))
  const file = join(folder, 'test.db')
  const { dialect, run } = openSqlite(file)
  const db = new Kysely<Schema>({ dialect })
  await sql`CREATE TABLE things (id INTEGER PRIMARY KEY, text TEXT)`.execute(db)
  const disk = await openWal(db, file, run, { enough: 20, long: 100, longest: 400 })
  onTestFinished(async () => {
    await disk.close()
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  const group = groupCommit(db, disk, () => undefined, run)
  const put = (from: number, lines: number) =>
    group.write(trx =>
      sql`INSERT INTO things
        WITH RECURSIVE n(id) AS (SELECT ${from} UNION ALL SELECT id + 1 FROM n WHERE id < ${from + lines - 1})
        SELECT id, ${'x'.repeat(3500)} FROM n`.execute(trx),
    )
  return { file, db, put }
}

const lengthOf = async (db: Kysely<Schema>) =>
  (await sql<{ log: number }>`PRAGMA wal_checkpoint = NOOP`.execute(db)).rows[0]?.log ?? 0

test('however much is written, the log begins anew, and everything is there', async () => {
  const { file, db, put } = await open()
  const [times, lines] = [40, 60]
  for (let time = 0; time < times; time++) await put(time * lines, lines)
  expect(await lengthOf(db)).toBeLessThan(600)
  expect(statSync(file).size).toBeGreaterThan(8_000_000)
  const { rows } = await sql`PRAGMA quick_check`.execute(db)
  expect(rows).toEqual([{ quick_check: 'ok' }])
  const count = await db
    .selectFrom('things')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirst()
  expect(count).toEqual({ n: times * lines })
})

test('a disk that is full keeps no server from closing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tianguis-wal-'))
  const file = join(folder, 'test.db')
  const { dialect, run } = openSqlite(file)
  const db = new Kysely<Schema>({ dialect })
  onTestFinished(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  await sql`CREATE TABLE things (id INTEGER PRIMARY KEY, text TEXT)`.execute(db)
  const full = Object.assign(Object.create(db) as Kysely<unknown>, {
    executeQuery: async (query: CompiledQuery) => {
      if (query.sql.includes('TRUNCATE')) throw new Error('database or disk is full')
      return db.executeQuery(query)
    },
  })
  const disk = await openWal(full, file, run)
  await expect(disk.close()).resolves.toBeUndefined()
})
