import { expect, test } from 'vitest'
import { withoutDoors } from '../../test/server.fixture.ts'
import { browsersOf, lastSent, noteSent, saveBrowser } from './notices.ts'
import { insertUser } from './users.ts'
import { emptyDatabase } from '../empty.fixture.ts'

test('ten browsers of a person are pushed to: of more, those that subscribed last', async () => {
  const db = await emptyDatabase()
  const keys = { p256dh: 'key', auth: 'secret' }
  for (const user of ['ana', 'eve']) await insertUser(db, { id: user, name: user }, 1)
  await saveBrowser(db, 'ana', { endpoint: 'https://push.example/ana', keys }, 1)
  for (let at = 1; at <= 12; at++)
    await saveBrowser(db, 'eve', { endpoint: `https://push.example/${at}`, keys }, at)
  const kept = (await browsersOf(db, 'eve')).map(({ created_at }) => created_at)
  expect(kept).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  expect(await browsersOf(db, 'ana')).toHaveLength(1)
})

test('of two messages that are to be sent at once only one is', async () => {
  const { store } = await withoutDoors()
  const mine = { user_id: 'ana', channel: 'hook' }
  const note = (last: number, now: number) => store.write(db => noteSent(db, mine, { last, now }))
  await store.write(db => insertUser(db, { id: 'ana', name: 'Ana' }, 1))
  const both = await Promise.all([note(0, 1000), note(0, 1000)])
  expect(both.filter(isNoted => isNoted)).toHaveLength(1)
  expect([await note(0, 2000), await note(1000, 2000), await note(2000, 0)]).toEqual([
    false,
    true,
    true,
  ])
  expect(await lastSent(store.db, 'ana', 'hook')).toBe(0)
})
