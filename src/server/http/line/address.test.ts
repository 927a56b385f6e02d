import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { serve, type TestServer } from '../../test/server.fixture.ts'
import { guest, visitor } from '../../test/visitors.fixture.ts'

/** Sends this and waits until the connection is closed. */
async function sent(server: TestServer, text: string): Promise<void> {
  const { hostname, port } = new URL(server.address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined).resume()
  socket.write(text)
  await once(socket, 'close')
}

/** Bodies at which the parser gives up once the request has begun. */
const BROKEN = [
  'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  `Transfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  'Transfer-Encoding: chunked\r\n\r\nnothing\r\n',
]

test('who has left before their request is looked at is no fault of the server', async () => {
  const server = await serve()
  const { cookie } = await guest(server)
  for (const body of BROKEN)
    for (const path of ['/api/guest', '/api/tables', '/api/me/bots'])
      await sent(
        server,
        `POST ${path} HTTP/1.1\r\nHost: ${new URL(server.address).host}\r\nCookie: ${cookie}\r\n` +
          `Content-Type: application/json\r\n${body}`,
      )
  expect((await visitor(server).get('/api/me')).status).toBe(200)
  expect(server.lines.filter(line => line.includes('request failed'))).toEqual([])
})
