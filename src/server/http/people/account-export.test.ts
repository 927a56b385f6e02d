import { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Account } from '../../../protocol/account.ts'
import { runSql } from '../../test/databases.fixture.ts'
import type { Limits } from '../../limits/limits.ts'
import { serve } from '../../test/server.fixture.ts'
import { guest, idOf, visitor, type Visitor } from '../../test/visitors.fixture.ts'

/** More than lies between a server and a reader who takes nothing. */
const LINES = 30_000

/** A server that sends somebody an export, of which they read the beginning only. */
async function unread(limits: Partial<Limits> = {}) {
  const server = await serve({ limits })
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
  const head = [`host: ${host}`, `cookie: ${ana.cookie}`, 'connection: close']
  reader.write(`GET /api/me/export HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`)
  await new Promise(begun => reader.once('data', () => begun(reader.pause())))
  return { server, ana, reader }
}

/** Reads on to where the other end closes; how many characters came. */
async function rest(reader: Socket): Promise<number> {
  let length = 0
  reader.on('data', piece => (length += piece.length)).resume()
  await new Promise(closed => reader.once('close', closed))
  return length
}

test('who is signed out while their export is on its way gets no more of it', async () => {
  const { server, ana, reader } = await unread()
  const { devices } = (await ana.get<Account>('/api/me/account')).body
  expect((await ana.send('DELETE', `/api/me/devices/${devices[0]?.id}`)).status).toBe(200)
  expect(await rest(reader)).toBeLessThan((LINES * 400) / 2)
  expect(server.lines.filter(line => line.includes('"level":50'))).toEqual([])
})

/** What is answered to whoever asks for their export now. */
async function statusFor(who: Visitor): Promise<number> {
  const answer = await who.ask('GET', '/api/me/export')
  await answer.body?.cancel()
  return answer.status
}

test('a person has one export at a time on its way; who does not read it and leaves makes room', async () => {
  const { ana, reader } = await unread()
  expect(await statusFor(ana)).toBe(429)
  reader.destroy()
  await expect.poll(() => statusFor(ana)).toBe(200)
})

test('to one address only so many exports are sent at once, and to all together', async () => {
  const first = await unread({ exportsPerAddress: 1 })
  const ben = await guest(first.server)
  expect(await statusFor(ben)).toBe(429)
  const elsewhere = { 'x-forwarded-for': '192.0.2.1' }
  expect(await statusFor(visitor(first.server, ben.cookie, elsewhere))).toBe(200)

  const second = await unread({ exports: 1 })
  const eva = await guest(second.server)
  expect(await statusFor(visitor(second.server, eva.cookie, elsewhere))).toBe(429)
})

test('who begins one export after the other comes to an end of it', async () => {
  const server = await serve({ limits: { newExportsPerAddress: 2 } })
  const [ana, ben] = [await guest(server), await guest(server)]
  const once = async (who: Visitor) => {
    const answer = await who.ask('GET', '/api/me/export')
    await answer.text()
    return answer.status
  }
  expect([await once(ana), await once(ben), await once(ana)]).toEqual([200, 200, 429])
})

test('who takes nothing of an export for half a minute is let go', async () => {
  const patience = vi.spyOn(ServerResponse.prototype, 'setTimeout')
  onTestFinished(() => patience.mockRestore())
  const { ana } = await unread()
  expect(patience.mock.calls.map(([ms]) => ms)).toContain(30_000)
  for (const [, letGo] of patience.mock.calls) letGo?.()
  await expect.poll(() => statusFor(ana)).toBe(200)
})

test('no export is made for whoever asks only whether there is one', async () => {
  const ana = await guest(await serve())
  expect((await ana.ask('HEAD', '/api/me/export')).status).toBe(404)
  expect((await ana.ask('HEAD', '/api/me/account')).status).toBe(200)
})
