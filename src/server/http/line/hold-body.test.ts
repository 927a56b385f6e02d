import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { serve, type TestServer } from '../../test/server.fixture.ts'
import { guest, visitor, type Visitor } from '../../test/visitors.fixture.ts'

const MEGABYTE = 1024 * 1024

/** A body for the check of a shuffle, of which the end does not come. */
function begin({ address }: TestServer, { cookie }: Visitor, head: string, from: string): Socket {
  const { hostname, port, host } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined).resume()
  socket.write(
    `POST /api/verify HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: ${from}\r\n` +
      `cookie: ${cookie}\r\ncontent-type: application/json\r\n${head}`,
  )
  return socket
}

test('long bodies that are on their way are so many bytes of an address and in all; who leaves makes room', async () => {
  const limits = { bodyBytesPerAddress: 16 * MEGABYTE, bodyBytes: 20 * MEGABYTE }
  const server = await serve({ limits })
  const eve = await guest(server)
  const ask = (from: string) =>
    visitor(server, eve.cookie, { 'x-forwarded-for': from }).ask('POST', '/api/verify', {})
  const statusFrom = async (from: string) => (await ask(from)).status
  expect(await statusFrom('192.0.2.1')).toBe(400)

  const long = `content-length: ${8 * MEGABYTE}\r\n\r\n{`
  // Nobody knows how long this one will be.
  const unknown = 'transfer-encoding: chunked\r\n\r\n1\r\n{\r\n'
  const begun = [long, unknown].map(head => begin(server, eve, head, '192.0.2.1'))
  await expect.poll(() => statusFrom('192.0.2.1')).toBe(429)
  expect(await statusFrom('192.0.2.2')).toBe(400)
  begun.push(begin(server, eve, `content-length: ${4 * MEGABYTE}\r\n\r\n{`, '192.0.2.2'))
  await expect.poll(() => statusFrom('192.0.2.3')).toBe(429)

  for (const socket of begun) socket.destroy()
  for (const from of ['192.0.2.1', '192.0.2.3']) await expect.poll(() => statusFrom(from)).toBe(400)
})
