import { expect, test } from 'vitest'
import { insertSession, sessionsOf } from './sessions.ts'
import { insertUser } from './users.ts'
import { emptyDatabase } from '../empty.fixture.ts'

test('who signs in again and again has a hundred devices, those that were here last', async () => {
  const db = await emptyDatabase()
  const device = { device: '', created_at: 1, host_only: 0 }
  for (const user_id of ['ana', 'eve']) await insertUser(db, { id: user_id, name: user_id }, 1)
  await insertSession(db, { ...device, hash: 'ana', id: 'ana', user_id: 'ana', seen_at: 1 })
  for (let at = 1; at <= 250; at++)
    await insertSession(db, { ...device, hash: `${at}`, id: `${at}`, user_id: 'eve', seen_at: at })
  const kept = await sessionsOf(db, 'eve', 250)
  expect(kept.map(({ id }) => Number(id))).toEqual(Array.from({ length: 100 }, (_, n) => 250 - n))
  expect(await sessionsOf(db, 'ana', 250)).toHaveLength(1)
})
