import { expect, onTestFinished, test, vi } from 'vitest'
import WebSocket from 'ws'
import { connect, latestMoment, stepsOf } from '../test/lines.fixture.ts'
import { serve } from '../test/server.fixture.ts'
import { guest } from '../test/visitors.fixture.ts'
import { makeAllowance } from '../limits/allowance.ts'

const WRONG = [
  '',
  '{',
  'null',
  '[]',
  '7',
  '"watch"',
  '{}',
  '{"type":7}',
  '{"type":"toString"}',
  '{"type":"fly"}',
  { type: 'watch', since: -1 },
  { type: 'watch', since: 'x' },
  { type: 'watch', more: 1 },
  { type: 'choose' },
  { type: 'choose', key: 'short', at: 0, moves: [{ type: 'pass' }] },
  { type: 'choose', key: 'bad key!', at: 0, moves: [{ type: 'pass' }] },
  { type: 'choose', key: 'long-enough', at: 0.5, moves: [{ type: 'pass' }] },
  { type: 'choose', key: 'long-enough', at: 0, moves: [] },
  { type: 'choose', key: 'long-enough', at: 0, moves: ['pass'] },
  { type: 'choose', key: 'long-enough', at: 0, moves: [{ value: 3 }] },
  {
    type: 'choose',
    key: 'long-enough',
    at: 0,
    moves: Array.from({ length: 65 }, () => ({ type: 'pass' })),
  },
  { type: 'undo', key: 7 },
  { type: 'contribute' },
  { type: 'contribute', given: { commitment: 'ab'.repeat(32), hash: 'AB'.repeat(32) } },
  { type: 'contribute', given: { commitment: 'ab'.repeat(32), bytes: 'ab'.repeat(17) } },
  { type: 'contribute', given: { commitment: 'ab'.repeat(32) } },
  { type: 'explain', key: 'long-enough' },
]

test('invalid messages are answered, change nothing, and close nothing', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'random'], options: { start: 0 } })
  const line = await ana.watch(table.id)
  for (const message of WRONG) {
    line.say(message)
    expect((await line.hear('trouble')).message).toMatch(/^[A-Z].*\.$/)
  }
  line.socket.send(Buffer.from([1, 2, 3]))
  expect((await line.hear('trouble')).message).toBe('Messages are text, not binary.')
  await line.settle()
  expect(stepsOf(line)).toEqual([])
  expect(latestMoment(line)?.offers).not.toEqual([])
})

test('a message too long, a broken frame, a silent socket: only that socket is closed', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'open'] })
  const other = await ana.watch(table.id)
  const long = await ana.watch(table.id)
  long.say(`{"type":"ping","x":"${'x'.repeat(20_000)}"}`)
  expect(await long.closed).toBe(1009)
  const broken = await ana.watch(table.id)
  Reflect.get(broken.socket, '_socket').write(Buffer.from([0xff, 0xff, 0x00]))
  expect(await broken.closed).toBeGreaterThan(1000)
  await other.settle()
  // One line without a stack tells of a wire that broke.
  const lines = server.lines.filter(line => line.includes('socket failed'))
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter(line => line.includes('"stack"'))).toEqual([])
  expect(server.lines.filter(line => line.includes('"level":50'))).toEqual([])
})

test('nothing is read before `watch`', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'random'], options: { start: 0 } })
  const line = await connect(
    `${server.address.replace('http', 'ws')}/api/tables/${table.id}/socket`,
    {
      cookie: ana.cookie,
    },
  )
  line.say({ type: 'undo', key: 'too-early' })
  expect(await line.hear('trouble')).toMatchObject({ why: 'watch-first' })
})

test('a constant stream of messages is slowed down, then closed', async () => {
  const server = await serve({ messagesPerSecond: 1 })
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'open'] })
  const line = await ana.watch(table.id)
  for (let i = 0; i < 110; i++) line.say({ type: 'ping' })
  expect(await line.hear('trouble')).toMatchObject({ why: 'too-fast' })
  expect(await line.closed).toBe(1008)
})

test('of frames that come together one is read at a time, and others have their turn in between', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'open'] })
  const line = await ana.watch(table.id)
  let turn = 0
  let next = setImmediate(function count() {
    turn++
    next = setImmediate(count)
  })
  onTestFinished(() => clearImmediate(next))
  const answered: number[] = []
  const pong = vi.spyOn(WebSocket.prototype, 'pong').mockImplementation(() => {
    answered.push(turn)
  })
  onTestFinished(() => pong.mockRestore())
  for (let i = 0; i < 20; i++) line.socket.ping()
  await line.settle()
  expect(answered.length).toBe(20)
  expect(new Set(answered).size).toBe(20)
})

test('after a wait messages are accepted again', () => {
  const allowance = makeAllowance(2, 0)
  const heard = (now: number) => allowance.take(now) === 'yes'
  expect([0, 0, 0, 0, 0, 0, 0, 400, 500, 500].map(heard)).toEqual([
    ...Array(6).fill(true),
    false,
    false,
    true,
    false,
  ])
})
