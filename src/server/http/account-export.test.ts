import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { runSql } from '../databases.fixture.ts'
import { idOf } from '../program.fixture.ts'
import { serve } from '../server.fixture.ts'
import { guest } from '../visitors.fixture.ts'

/** More than lies between a server and a reader who takes nothing. */
const LINES = 30_000

test('a person has one export at a time on its way; who does not read it and leaves makes room', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'open'] })
  await runSql(
    server,
    `INSERT INTO chat (table_id, channel, n, user_id, code, text, once, at)
     WITH RECURSIVE i (n) AS (SELECT 1000 UNION ALL SELECT n + 1 FROM i WHERE n < ${LINES})
     SELECT '${table.id}', 'players', n, '${await idOf(ana)}', NULL, '${'x'.repeat(400)}', 'o' || n, 1 FROM i`,
  )
  const { hostname, port, host } = new URL(server.address)
  const reader = connect(Number(port), hostname)
  onTestFinished(() => void reader.destroy())
  reader.write(`GET /api/me/export HTTP/1.1\r\nhost: ${host}\r\ncookie: ${ana.cookie}\r\n\r\n`)
  await new Promise(begun => reader.once('data', () => begun(reader.pause())))

  const status = async () => {
    const answer = await ana.ask('GET', '/api/me/export')
    await answer.body?.cancel()
    return answer.status
  }
  expect(await status()).toBe(429)
  reader.destroy()
  await expect.poll(status).toBe(200)
})
