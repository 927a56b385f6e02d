import { CompiledQuery, Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from './migrations/index.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'
import { finishedTables } from './tables-of.ts'

test('the finished matches of a person are looked for among theirs, and not among all there are', async () => {
  const asked: CompiledQuery[] = []
  const db = new Kysely<Schema>({
    dialect: sqliteDialect(':memory:'),
    log: ({ query }) => void asked.push(query),
  })
  onTestFinished(() => db.destroy())
  await migrate(db)
  for (const viewer of [null, 'ana', 'ben']) {
    asked.length = 0
    await finishedTables(db, 'ana', viewer, 50)
    const [{ sql, parameters }] = asked
    const plan = CompiledQuery.raw(`EXPLAIN QUERY PLAN ${sql}`, [...parameters])
    const { rows } = await db.executeQuery<{ detail: string }>(plan)
    const [first] = rows.map(({ detail }) => detail)
    expect(first).toBe('SEARCH seats USING INDEX seats_by_user (user_id=?)')
  }
})
