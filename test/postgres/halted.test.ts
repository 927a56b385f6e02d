import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { makeLog } from '../../src/server/log.ts'
import { openPeers } from '../../src/server/store/database/postgres-peers.ts'
import { connection } from '../../src/server/store/database/postgres.ts'
import { databaseOf, dataFolder, onPostgres } from '../../src/server/test/databases.fixture.ts'

/** Far more than a halted server keeps its locks for, on a busy machine too. */
const PATIENCE_MS = 60_000

async function join(url = '') {
  const peers = await openPeers(connection(url), 'secret', makeLog('silent', undefined))
  onTestFinished(() => peers.close())
  return peers
}

/** One that does nothing by itself, as if its process were halted. */
async function halted(url = '') {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    return await join(url)
  } finally {
    vi.useRealTimers()
  }
}

describe.skipIf(!onPostgres())('two servers, one database', () => {
  test('what one has taken is free for the other soon after it is halted, as its bots are', async () => {
    const url = await databaseOf(dataFolder())
    const [one, other] = [await halted(url), await join(url)]
    expect(await one.hold('bots of a table')).toBe(true)
    expect(await other.hold('bots of a table')).toBe(false)
    const isFree = () => other.hold('bots of a table')
    await expect.poll(isFree, { timeout: PATIENCE_MS, interval: 100 }).toBe(true)
  })
})
