import { type CompiledQuery, Kysely } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Db, Schema } from './database/schema.ts'
import { sqliteDialect } from './database/sqlite.ts'
import { migrate } from './migrations/index.ts'

/** An empty database until the test is over, and what it was asked since. */
export async function listening(): Promise<{ readonly db: Db; readonly asked: CompiledQuery[] }> {
  const asked: CompiledQuery[] = []
  const db = new Kysely<Schema>({
    dialect: sqliteDialect(':memory:'),
    log: ({ query }) => void asked.push(query),
  })
  onTestFinished(() => db.destroy())
  await migrate(db)
  asked.length = 0
  return { db, asked }
}
