import { type KyselyPlugin, Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { sqliteDialect } from '../database/sqlite.ts'
import { migrate } from './index.ts'

/** Lets so many statements that change something through. */
function letting(many: number): KyselyPlugin {
  let left = many
  return {
    transformQuery({ node }) {
      if (node.kind !== 'SelectQueryNode' && left-- === 0) throw new Error('Interrupted.')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
}

/** All that is in a database but what Kysely keeps for itself. */
const things = (db: Kysely<unknown>) =>
  sql`SELECT * FROM sqlite_master WHERE tbl_name NOT LIKE 'kysely_migration%'`.execute(db)

test('a migration that is interrupted anywhere leaves nothing, and begins anew the next time', async () => {
  const db = new Kysely<unknown>({ dialect: sqliteDialect(':memory:') })
  onTestFinished(() => db.destroy())
  for (let many = 0; ; many++) {
    const ended = await migrate(db.withPlugin(letting(many))).catch((error: unknown) => error)
    if (ended === undefined) break
    expect(ended, `after ${many} statements`).toEqual(new Error('Interrupted.'))
    expect((await things(db)).rows, `after ${many} statements`).toEqual([])
  }
  expect((await things(db)).rows).not.toEqual([])
})

test('where the database itself ends a migration, as on a full disk, it is told why', async () => {
  const db = new Kysely<unknown>({ dialect: sqliteDialect(':memory:') })
  onTestFinished(() => db.destroy())
  await migrate(db, '0001-first')
  await sql`CREATE TRIGGER full BEFORE INSERT ON kysely_migration
    BEGIN SELECT RAISE(ROLLBACK, 'The disk is full.'); END`.execute(db)
  await expect(migrate(db)).rejects.toThrow('The disk is full.')
  await sql`DROP TRIGGER full`.execute(db)
  await migrate(db)
})

test('a database of this version is asked which migrations have run, and nothing else', async () => {
  const asked: string[] = []
  const db = new Kysely<unknown>({
    dialect: sqliteDialect(':memory:'),
    log: ({ query }) => void asked.push(query.sql),
  })
  onTestFinished(() => db.destroy())
  await migrate(db)
  asked.splice(0)
  await migrate(db)
  expect(asked).toEqual([
    "SELECT 1 FROM sqlite_master WHERE name = 'kysely_migration'",
    'select "name" from "kysely_migration"',
  ])
})
