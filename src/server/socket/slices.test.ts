import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { limitsWith } from '../limits/limits.ts'
import { serve } from '../test/server.fixture.ts'
import { guest } from '../test/visitors.fixture.ts'
import { upgradeTo, wire } from '../test/wire.fixture.ts'

/** An answer to a ping that nobody has sent, as a client sends it. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])
/** What the system hands over at once. */
const CHUNK = 65_536

test('of ten thousand frames that come at once most of those after the one too many are not read', async () => {
  const server = await serve({ messagesPerSecond: limitsWith().messagesPerSocket })
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'open'] })
  const { socket } = await wire(server.address)
  socket.write(upgradeTo(server.address, table.id))
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
  line.say({ type: 'say', key: 'long-line', text: 'x'.repeat(9000) })
  expect(await line.hear('trouble')).toMatchObject({ why: 'bad-message' })
  line.say({ type: 'say', key: 'short-line', text: 'Hello' })
  expect(await line.hear('said')).toMatchObject({ key: 'short-line' })
})
