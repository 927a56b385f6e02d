import { once } from 'node:events'
import { truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dataFolder } from '../../test/databases.fixture.ts'
import { serve } from '../../test/server.fixture.ts'
import { guest, visitor } from '../../test/visitors.fixture.ts'
import { wire } from '../../test/wire.fixture.ts'

const [ANA, BEN] = ['192.0.2.1', '192.0.2.2']
/** More than the system takes for a reader who takes nothing. */
const BIG = 64 * 1024 * 1024

test('one address has so many connections at once', async () => {
  const limits = { connectionsPerAddress: 2 }
  const { address } = await serve({ proxies: '10.0.0.0/8', limits })
  const two = [await wire(address), await wire(address)]
  const third = await wire(address)
  await third.closed
  const heard = two.map(({ socket }) => once(socket, 'data'))
  for (const { socket } of two) socket.write('GET /health HTTP/1.1\r\nhost: here\r\n\r\n')
  await Promise.all(heard)
  expect(two.map(({ said }) => said().slice(9, 12))).toEqual(['200', '200'])
})

test('of a proxy each request counts, for the address it comes from, until it is answered', async () => {
  const server = await serve({ limits: { connectionsPerAddress: 1 } })
  const from = (address: string) => visitor(server, '', { 'x-forwarded-for': address })
  const { table } = await (await guest(server)).make({ chairs: ['me', 'open'] })
  const news = await from(ANA).ask('GET', `/api/tables/${table.id}/events`)
  onTestFinished(() => news.body?.cancel())
  const health = async (address: string) => (await from(address).ask('GET', '/health')).status
  expect(await health(ANA)).toBe(429)
  expect([await health(BEN), await health(BEN)]).toEqual([200, 200])
})

/** A server of a page with a big file, and a way to ask it for something from an address. */
async function withBigFile(seconds: number) {
  const webRoot = dataFolder()
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>')
  writeFileSync(join(webRoot, 'big.bin'), '')
  truncateSync(join(webRoot, 'big.bin'), BIG)
  const limits = { filesPerAddress: 1 }
  const server = await serve({ webRoot, requestSeconds: seconds, limits })
  const page = async (address: string) =>
    (await visitor(server, '', { 'x-forwarded-for': address }).ask('GET', '/')).status
  const deaf = await wire(server.address)
  deaf.socket.write(`GET /big.bin HTTP/1.1\r\nhost: here\r\nx-forwarded-for: ${ANA}\r\n\r\n`)
  await once(deaf.socket, 'data')
  deaf.socket.pause()
  return { page, deaf }
}

test('one address fetches so many files of the page at once, and the rest waits', async () => {
  const { page, deaf } = await withBigFile(30)
  let answered = false
  const waiting = page(ANA).finally(() => (answered = true))
  for (let asked = 0; asked < 10; asked++) expect(await page(BEN)).toBe(200)
  expect(answered).toBe(false)
  deaf.socket.destroy()
  expect(await waiting).toBe(200)
})

test('who takes nothing of a file for long makes room', async () => {
  // Long enough for a busy machine to send a small file: it has no more time than the big one.
  const { page } = await withBigFile(2)
  expect(await page(ANA)).toBe(200)
})

test('no answer has more listeners than Node expects', async () => {
  const warnings: Error[] = []
  const warn = (warning: Error) => void warnings.push(warning)
  process.on('warning', warn)
  onTestFinished(() => void process.off('warning', warn))
  const webRoot = dataFolder()
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>')
  const page = visitor(await serve({ webRoot }), '', { 'x-forwarded-for': ANA })
  expect((await page.ask('GET', '/nowhere')).status).toBe(404)
  expect(warnings).toEqual([])
})
