import { Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { PIECE } from '../database/in-pieces.ts'
import type { Schema } from '../database/schema.ts'
import { sqliteDialect } from '../database/sqlite.ts'
import type { Store } from '../store.ts'
import { migrate } from '../migrations/index.ts'
import { forgetLines, forgetWords } from './words.ts'

test('who has said very much is forgotten in pieces, and others write in between', async () => {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(':memory:') })
  onTestFinished(() => db.destroy())
  await migrate(db)
  await sql`INSERT INTO users (id, name, created_at, gone, old_cookie)
    VALUES ('ana', '', 0, 1, 0), ('ben', 'Ben', 0, 0, 0)`.execute(db)
  await sql`INSERT INTO tables (id, game, version, options, seed, host, listed, status, actors,
      time, life, created_at, updated_at, revision)
    VALUES ('t', 'g', 1, '{}', '', 'ben', 0, 'over', '[]', '{}', '{}', 0, 0, 0)`.execute(db)
  await sql`
    WITH RECURSIVE i (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM i WHERE n < 1000)
    INSERT INTO chat (table_id, channel, n, user_id, code, text, once, at)
    SELECT 't', 'players', n, iif(n % 10 = 0, 'ben', 'ana'), NULL, 'x', 'o' || n, n FROM i`.execute(
    db,
  )
  const left = async (user: string) => {
    const lines = db.selectFrom('chat').where('user_id', '=', user)
    return (await lines.select('n').execute()).length
  }
  const lefts: number[] = []
  const write: Store['write'] = async job => {
    lefts.push(await left('ana'))
    return job(db)
  }
  await forgetWords(db, 'ana')
  await forgetLines({ write }, 'ana')
  expect(lefts).toEqual([900, 900 - PIECE, 900 - 2 * PIECE])
  expect([await left('ana'), await left('ben')]).toEqual([0, 100])
  const lines = await db.selectFrom('chat').where('user_id', 'is', null).select('text').execute()
  expect(lines).toHaveLength(900)
})
