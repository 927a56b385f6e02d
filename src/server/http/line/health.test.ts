import { expect, test, vi } from 'vitest'
import { makeLog } from '../../log.ts'
import type { Store } from '../../store/store.ts'
import { manualClock } from '../../clock.fixture.ts'
import { onPostgres, runSql } from '../../test/databases.fixture.ts'
import { serve } from '../../test/server.fixture.ts'
import { visitor } from '../../test/visitors.fixture.ts'
import { makeLook } from './health.ts'

const REFUSE = onPostgres()
  ? ['ALTER TABLE pulse ADD CONSTRAINT full_disk CHECK (at < 0) NOT VALID']
  : ['INSERT', 'UPDATE'].map(
      when =>
        `CREATE TRIGGER full_${when} BEFORE ${when} ON pulse BEGIN SELECT RAISE(ABORT, 'full'); END`,
    )
const ALLOW = onPostgres()
  ? ['ALTER TABLE pulse DROP CONSTRAINT full_disk']
  : ['DROP TRIGGER full_INSERT', 'DROP TRIGGER full_UPDATE']

test('health is bad while nothing can be stored, in one sentence, and good again after', async () => {
  const server = await serve()
  const ask = () => visitor(server).get<{ ok: boolean; message?: string }>('/health')
  expect(await ask()).toMatchObject({ status: 200, body: { ok: true, database: true } })
  for (const statement of REFUSE) await runSql(server, statement)
  // An answer holds for a second.
  await expect.poll(ask).toMatchObject({
    status: 503,
    body: {
      ok: false,
      database: false,
      message: 'The database cannot store anything now: is the disk full?',
    },
  })
  for (const statement of ALLOW) await runSql(server, statement)
  await expect.poll(ask).toMatchObject({ status: 200 })
})

/** A store whose writes do as told. */
function stub(write: () => Promise<never>) {
  const asked = vi.fn<() => Promise<never>>(write)
  const store = { write: asked } as unknown as Store
  const log = makeLog('silent', { write: () => undefined })
  return { hub: { store, log, clock: manualClock(0) }, asked }
}

test('a paused database is found within a second, and asked no second time meanwhile', async () => {
  const { hub, asked } = stub(() => new Promise(() => undefined))
  const look = makeLook(hub)
  const said = await Promise.all([look(), look()])
  expect(new Set(said)).toEqual(new Set(['The database does not answer within a second.']))
  expect(await look()).toMatch(/within a second/)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('however many ask, one look in a second is made', async () => {
  const { hub, asked } = stub(() => Promise.reject(new Error('disk full')))
  const look = makeLook(hub)
  await Promise.all(Array.from({ length: 50 }, look))
  await look()
  expect(asked).toHaveBeenCalledTimes(1)
})
