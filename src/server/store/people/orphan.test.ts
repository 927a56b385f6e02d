import { expect, test } from 'vitest'
import { Kysely, sql } from 'kysely'
import { isOrphan } from '../database/revision-conflict.ts'
import type { Schema } from '../database/schema.ts'
import { openSqlite } from '../database/sqlite.ts'

// Of PostgreSQL: test/postgres/races.test.ts.
test('what belongs to something that is deleted is told from other failures', async () => {
  const db = new Kysely<Schema>({ dialect: openSqlite(':memory:').dialect })
  const failureOf = (text: string) =>
    sql
      .raw(text)
      .execute(db)
      .catch((error: unknown) => error)
  await failureOf('CREATE TABLE a (id INTEGER PRIMARY KEY)')
  await failureOf('CREATE TABLE b (a INTEGER NOT NULL UNIQUE REFERENCES a (id))')
  expect(isOrphan(await failureOf('INSERT INTO b VALUES (1)'))).toBe(true)
  expect(isOrphan(await failureOf('INSERT INTO b VALUES (NULL)'))).toBe(false)
  await db.destroy()
})
