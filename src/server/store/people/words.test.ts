import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PIECE } from '../database/in-pieces.ts'
import type { Db } from '../database/schema.ts'
import { listening, plansOf } from '../empty.fixture.ts'
import type { Store } from '../store.ts'
import { forgetLines, forgetWords, linesOf } from './words.ts'

/** Ana says nine hundred lines of a thousand. */
async function talk(db: Db): Promise<void> {
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
}

test('of all that somebody has said no line is read twice for their export, and none is sorted', async () => {
  const { db, asked } = await listening()
  await talk(db)
  asked.length = 0
  let read = 0
  for await (const lines of linesOf(db, 'ana')) read += lines.length
  expect([read, asked.length]).toEqual([900, 3])
  const search = expect.stringMatching(/^SEARCH chat USING INDEX chat_by_user \(user_id=\?/)
  expect(await plansOf(db, asked)).toEqual([search, search, search])
})

test('who has said very much is forgotten in pieces, and others write in between', async () => {
  const { db } = await listening()
  await talk(db)
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

test('what a muted person said has no words once their account is deleted', async () => {
  const { db } = await listening()
  await talk(db)
  await sql`INSERT INTO mutes (user_id, muted_id) VALUES ('ben', 'ana')`.execute(db)
  await forgetWords(db, 'ana')
  await forgetLines({ write: async job => job(db) }, 'ana')
  const words = db.selectFrom('chat').select('text').distinct()
  expect(await words.where('user_id', 'is', null).execute()).toEqual([{ text: '' }])
  expect(await words.where('user_id', '=', 'ben').execute()).toEqual([{ text: 'x' }])
  expect(await db.selectFrom('mutes').selectAll().execute()).toEqual([])
})
