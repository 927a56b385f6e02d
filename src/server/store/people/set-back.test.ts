import { expect, test } from 'vitest'
import { withoutDoors } from '../../test/server.fixture.ts'
import { findBan, saveBan } from '../admin/admin.ts'
import { findLink, saveLink } from './addresses.ts'
import { saveChallenge, takeChallenge } from './passkeys.ts'
import { setBack } from './set-back.ts'
import { insertUser } from './users.ts'

const MINUTE = 60_000
const NOW = Date.parse('2026-11-29T12:00:00Z')
const AHEAD = NOW + 365 * 24 * 60 * MINUTE

test('what was asked for while the clock was ahead is valid no longer than else, and counts no longer', async () => {
  const { store, limits } = await withoutDoors()
  const { db } = store
  const who = { address: 'ana@example.org', user_id: null, session_id: null, asker: 'network' }
  const ask = (hash: string, created_at: number) =>
    store.write(inner => saveLink(inner, { ...who, hash, created_at }, limits))
  for (let n = 1; n <= limits.mailsFromNetwork; n++)
    expect(await ask(`link ${n}`, AHEAD)).toBe(true)
  await saveChallenge(db, 'asked', null, AHEAD)
  await store.write(inner => setBack(inner, { from: NOW, until: NOW + MINUTE }))
  expect(await findLink(db, 'link 1', NOW + MINUTE)).not.toBeNull()
  expect(await findLink(db, 'link 1', NOW + 21 * MINUTE)).toBeNull()
  expect(await takeChallenge(db, 'asked', null, NOW + 21 * MINUTE)).toBe(false)
  expect(await ask('another', NOW + 61 * MINUTE)).toBe(true)
})

test('a ban that was made while the clock was ahead lasts as long as it was to', async () => {
  const { store } = await withoutDoors()
  const { db } = store
  const bans = { ana: [AHEAD, AHEAD + MINUTE], ben: [AHEAD, null], eva: [0, AHEAD] } as const
  for (const [id, [at, until]] of Object.entries(bans)) {
    await insertUser(db, { id, name: id }, 0)
    await saveBan(db, id, { until, why: '' }, at)
  }
  await store.write(inner => setBack(inner, { from: NOW, until: NOW + MINUTE }))
  const ends = Object.keys(bans).map(async id => (await findBan(db, id, NOW))?.until)
  expect(await Promise.all(ends)).toEqual([NOW + MINUTE, null, AHEAD])
})
