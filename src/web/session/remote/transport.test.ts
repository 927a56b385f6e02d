import { expect, test } from 'vitest'
import { fakeTime } from '../session.fixture.ts'
import { type SocketHandlers, transport } from './transport.ts'

/** A network that opens sockets when told to, and a connection over it. */
function network() {
  const time = fakeTime()
  const sockets: { handlers: SocketHandlers; sent: string[]; closed: boolean }[] = []
  const heard: string[] = []
  let back = () => {}
  let gone = () => {}
  const line = transport(
    {
      connect(handlers) {
        const socket = { handlers, sent: [] as string[], closed: false }
        sockets.push(socket)
        return {
          send: text => void socket.sent.push(text),
          close: () => void (socket.closed = true),
        }
      },
      wait: time.wait,
      random: () => 1,
      onBack: listener => {
        back = listener
        return () => void (back = () => {})
      },
      onGone: listener => {
        gone = listener
        return () => void (gone = () => {})
      },
    },
    {
      open: () => void heard.push('open'),
      message: ({ type }) => void heard.push(type),
      lost: () => void heard.push('lost'),
      quiet: silent => void heard.push(silent ? 'quiet' : 'alive'),
    },
  )
  const socket = (index = sockets.length - 1) => {
    const found = sockets[index]
    if (!found) throw new Error('no such socket')
    return found
  }
  return { time, sockets, heard, line, socket, back: () => back(), gone: () => gone() }
}
const PONG = JSON.stringify({ type: 'pong' })

test('sends once a connection is open, and nothing before or after', () => {
  const { line, socket } = network()
  line.send({ type: 'ping' })
  socket().handlers.open()
  line.send({ type: 'watch' })
  socket().handlers.closed()
  line.send({ type: 'ping' })
  expect(socket().sent).toEqual(['{"type":"watch"}'])
})

test('comes back after pauses that double up to fifteen seconds', () => {
  const { time, sockets, socket, heard } = network()
  const pauses: number[] = []
  for (let attempt = 0; attempt < 8; attempt++) {
    socket().handlers.closed()
    const before = sockets.length
    let pause = 0
    for (; sockets.length === before; pause += 100) time.pass(100)
    pauses.push(pause)
  }
  expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000])
  expect(heard.filter(what => what === 'lost')).toHaveLength(8)
})

test('once the server has answered, pauses begin short again', () => {
  const { time, sockets, line, socket } = network()
  for (let attempt = 0; attempt < 4; attempt++) {
    socket().handlers.closed()
    time.pass(15_000)
  }
  socket().handlers.open()
  line.steady()
  socket().handlers.closed()
  const before = sockets.length
  time.pass(400)
  expect(sockets).toHaveLength(before + 1)
})

test('a connection that takes too long to open is given up', () => {
  const { time, sockets, heard } = network()
  time.pass(8_000)
  expect(heard).toEqual(['lost'])
  expect(sockets[0]?.closed).toBe(true)
})

test('silence is broken by a ping; without an answer the connection is lost', () => {
  const { time, socket, heard } = network()
  socket().handlers.open()
  time.pass(20_000)
  expect(socket().sent).toEqual(['{"type":"ping"}'])
  socket().handlers.message(PONG)
  time.pass(20_000 + 1_999)
  expect(heard).toEqual(['open', 'pong'])
  time.pass(6_000)
  expect(heard).toEqual(['open', 'pong', 'quiet'])
  time.pass(1)
  expect(heard).toEqual(['open', 'pong', 'quiet', 'lost'])
})

test('two seconds without an answer are told, and the first word ends that', () => {
  const { time, line, socket, heard } = network()
  socket().handlers.open()
  line.send({ type: 'looking', visible: true })
  time.pass(5_000)
  line.send({ type: 'watch' })
  time.pass(1_999)
  expect(heard).toEqual(['open'])
  time.pass(1)
  socket().handlers.message(PONG)
  expect(heard).toEqual(['open', 'quiet', 'alive', 'pong'])
  line.send({ type: 'ping' })
  socket().handlers.message(PONG)
  time.pass(2_000)
  expect(heard).toEqual(['open', 'quiet', 'alive', 'pong', 'pong'])
})

test('a device that says it has no network has lost the connection at once', () => {
  const { socket, heard, gone } = network()
  gone()
  socket().handlers.open()
  gone()
  expect(heard).toEqual(['open', 'lost'])
})

test('an old connection is no longer listened to', () => {
  const { line, socket, heard } = network()
  socket().handlers.open()
  line.renew()
  expect(socket(0).closed).toBe(true)
  socket(0).handlers.message(PONG)
  socket(0).handlers.closed()
  expect(heard).toEqual(['open'])
  socket(1).handlers.open()
  expect(heard).toEqual(['open', 'open'])
})

test('when the network is back it does not wait', () => {
  const { sockets, socket, back } = network()
  socket().handlers.open()
  back()
  expect(sockets).toHaveLength(1)
  socket().handlers.closed()
  back()
  expect(sockets).toHaveLength(2)
})

test('a closed connection stays closed', () => {
  const { time, sockets, line, socket, heard, back } = network()
  socket().handlers.open()
  line.close()
  socket().handlers.closed()
  back()
  time.pass(60_000)
  expect(sockets).toHaveLength(1)
  expect(heard).toEqual(['open'])
})
