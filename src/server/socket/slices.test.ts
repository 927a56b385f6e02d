import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { limitsWith } from '../limits/limits.ts'
import { serve } from '../test/server.fixture.ts'
import { guest } from '../test/visitors.fixture.ts'

/** An answer to a ping that nobody has sent, as a client sends it. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])
/** What the system hands over at once. */
const CHUNK = 65_536

test('of ten thousand frames that come at once most of those after the one too many are not read', async () => {
  const server = await serve({ messagesPerSecond: limitsWith().messagesPerSocket })
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'open'] })
  const { hostname, port, host } = new URL(server.address)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  socket.write(
    `GET /api/tables/${table.id}/socket HTTP/1.1\r\nhost: ${host}\r\nconnection: upgrade\r\n` +
      'upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await once(socket, 'data')
  const emitted = vi.spyOn(WebSocket.prototype, 'emit')
  onTestFinished(() => emitted.mockRestore())
  socket.write(Buffer.concat(Array<Buffer>(Math.floor(CHUNK / PONG.length)).fill(PONG)))
  await once(socket, 'close')
  const read = emitted.mock.calls.filter(([event]) => event === 'pong').length
  expect(read).toBeGreaterThan(200)
  // What ws has taken over already, 16 kB, it reads to its end, one frame at a time.
  expect(read).toBeLessThan(16_384 / PONG.length + 500)
})

test('a message that comes in many slices is one message', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'open'] })
  const line = await ana.watch(table.id)
  const text = `${'x'.repeat(9000)}`
  line.say({ type: 'say', key: 'long-line', text })
  expect(await line.hear('trouble')).toMatchObject({ why: 'bad-message' })
  line.say({ type: 'say', key: 'short-line', text: 'Hello' })
  expect(await line.hear('said')).toMatchObject({ key: 'short-line' })
})
