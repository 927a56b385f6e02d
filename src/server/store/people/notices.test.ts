import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../migrations/index.ts'
import { browsersOf, saveBrowser } from './notices.ts'
import type { Schema } from '../database/schema.ts'
import { sqliteDialect } from '../database/sqlite.ts'
import { insertUser } from './users.ts'

test('ten browsers of a person are pushed to: of more, those that subscribed last', async () => {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(':memory:') })
  onTestFinished(() => db.destroy())
  await migrate(db)
  const keys = { p256dh: 'key', auth: 'secret' }
  for (const user of ['ana', 'eve']) await insertUser(db, { id: user, name: user }, 1)
  await saveBrowser(db, 'ana', { endpoint: 'https://push.example/ana', keys }, 1)
  for (let at = 1; at <= 12; at++)
    await saveBrowser(db, 'eve', { endpoint: `https://push.example/${at}`, keys }, at)
  const kept = (await browsersOf(db, 'eve')).map(({ created_at }) => created_at)
  expect(kept).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  expect(await browsersOf(db, 'ana')).toHaveLength(1)
})
