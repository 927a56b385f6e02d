import { expect, test } from 'vitest'
import { bear, fillOurs } from '../../../bench/server/house.ts'
import { sitIdle } from '../../../bench/server/idle.ts'
import { idleText, loadText } from '../../../bench/server/report.ts'
import { serve } from './server.fixture.ts'

test('under the load of the bench every move is answered; the result is one line', async () => {
  const servers = [{ address: (await serve({ log: 'silent' })).address, pid: process.pid }]
  const house = await fillOurs(servers, 5)
  const steady = await bear(house, 40, 0.5)
  expect(steady.wrong).toEqual([])
  expect(steady.moves).toBeGreaterThan(0)
  expect(steady.moves).toBeLessThanOrEqual(steady.waits.length)
  const tables = [...house.boards]
  const ids = tables.map(table => table.id())
  const idle = await sitIdle(servers, ids, 10, 0, 0)
  for (const table of tables) table.close()
  expect(idle).toMatchObject({ sockets: 10, failed: 0 })
  const lines = [
    ...loadText([{ name: 'here', steady, highest: null, flush: [1] }]),
    ...idleText(idle),
  ]
  expect(lines.join('\n')).toMatch(/here +40 .*bears no rate.*idle sockets.*10 /s)
})
