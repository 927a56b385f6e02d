import { CompiledQuery, Kysely, type LogEvent } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Db, Schema } from './database/schema.ts'
import { sqliteDialect } from './database/sqlite.ts'
import { migrate } from './migrations/index.ts'

/** An empty database until the test is over, up to this migration if one is named. */
export async function emptyDatabase(last?: string, log: (event: LogEvent) => void = () => {}) {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(':memory:'), log })
  onTestFinished(() => db.destroy())
  await migrate(db, last)
  return db
}

/** An empty database, and what it was asked since. */
export async function listening(): Promise<{ readonly db: Db; readonly asked: CompiledQuery[] }> {
  const asked: CompiledQuery[] = []
  const db = await emptyDatabase(undefined, ({ query }) => void asked.push(query))
  asked.length = 0
  return { db, asked }
}

/** How the database would look for what it was asked, step by step. */
export async function plansOf(db: Db, asked: readonly CompiledQuery[]): Promise<string[]> {
  const plans = asked.map(({ sql, parameters }) =>
    db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`EXPLAIN QUERY PLAN ${sql}`, [...parameters]),
    ),
  )
  return (await Promise.all(plans)).flatMap(({ rows }) => rows.map(({ detail }) => detail))
}
