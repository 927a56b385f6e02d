import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { makeBudgets } from '../limits/budgets.ts'
import { limitsWith } from '../limits/limits.ts'
import { connect } from '../test/lines.fixture.ts'
import { makeMetrics, metricsText } from '../metrics.ts'
import { makeOutboxes } from '../outboxes.ts'
import { serve } from '../test/server.fixture.ts'
import { guest, visitor } from '../test/visitors.fixture.ts'
import type { Hub } from '../tables/room/hub.ts'
import { LATER, senderTo } from './send.ts'

/** What became of an attempt to open a socket: it is open, or refused with a status. */
const outcome = (opening: Promise<unknown>) =>
  opening.then(
    () => 'open',
    (error: Error) => /\d{3}/.exec(error.message)?.[0] ?? error.message,
  )

test('a person, an address and all together have so many sockets; a closed one makes room', async () => {
  const server = await serve({
    limits: { socketsPerPerson: 2, socketsPerAddress: 3, sockets: 5 },
  })
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'open'] })
  const lines = [await ana.watch(table.id), await ana.watch(table.id)]
  expect(await outcome(ana.watch(table.id))).toBe('429')

  const stranger = visitor(server)
  await stranger.watch(table.id)
  expect(await outcome(stranger.watch(table.id))).toBe('429')
  const from = (address: string) => visitor(server, '', { 'x-forwarded-for': address })
  await from('192.0.2.1').watch(table.id)
  await from('192.0.2.2').watch(table.id)
  expect(await outcome(from('192.0.2.3').watch(table.id))).toBe('429')

  await lines[0]?.close()
  await expect.poll(() => outcome(ana.watch(table.id))).toBe('open')
})

test('a socket opens at a table alone: elsewhere nothing would count it', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { cookie } = ana
  const at = server.address.replace('http', 'ws')
  for (const path of ['/', '/api/me', '/nothing', '/assets/nothing.js', '/health'])
    expect([path, await outcome(connect(at + path, { cookie }))]).toEqual([path, '404'])
  const { table } = await ana.make({ chairs: ['me', 'open'] })
  expect(await outcome(connect(`${at}/api/tables/${table.id}/socket`, { cookie }))).toBe('open')
})

test('the whole state can be asked for five times, then once in five seconds', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'open'] })
  const line = await ana.watch(table.id)
  for (let more = 0; more < 40; more++) line.say({ type: 'watch' })
  await line.settle()
  const count = (type: string) => line.messages.filter(message => message.type === type).length
  expect(count('welcome')).toBe(5)
  expect(count('trouble')).toBe(36)
})

/** Two sockets of one server; nothing is read from either until told. */
function slow(limits: { bytesPerSocket: number; bytesInAll: number }) {
  const metrics = makeMetrics()
  const all = limitsWith(limits)
  const budgets = makeBudgets(all, metrics)
  const hub = { budgets, outboxes: makeOutboxes(budgets) }
  const open = () => {
    const closed: unknown[] = []
    const socket = Object.assign(new EventEmitter(), {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      send: (text: string) => void (socket.bufferedAmount += text.length),
      close(...with_: unknown[]) {
        closed.push(...with_)
        socket.readyState = 2
      },
      terminate: () => closed.push('terminated'),
    })
    const sender = senderTo(
      hub as unknown as Hub,
      socket as unknown as WebSocket,
      new PassThrough(),
    )
    return { socket, closed, sender }
  }
  return { metrics, outboxes: hub.outboxes, open }
}

test('nothing more is queued for a socket that does not read: it is closed with a sentence', async () => {
  const { metrics, outboxes, open } = slow({ bytesPerSocket: 1000, bytesInAll: 1_000_000 })
  const { closed, sender, socket } = open()
  for (let sent = 0; sent < 100; sent++) sender.send('x'.repeat(100))
  expect(socket.bufferedAmount).toBe(1100)
  expect(closed).toEqual([LATER, expect.stringMatching(/^The limit is 1000 bytes .*\.$/)])
  expect(String(closed[1]).length).toBeLessThan(123)
  expect(await metricsText(metrics)).toContain(
    'tianguis_over_budget_total{budget="bytesPerSocket"} 1',
  )
  sender.close()
  expect(outboxes.waiting).toBe(0)
})

test('once too much waits for all, the slowest reader is disconnected first', () => {
  const { outboxes, open } = slow({ bytesPerSocket: 1000, bytesInAll: 1500 })
  const [quick, lazy] = [open(), open()]
  for (let sent = 0; sent < 10; sent++) lazy.sender.send('x'.repeat(100))
  for (let sent = 0; sent < 6; sent++) quick.sender.send('x'.repeat(100))
  expect([lazy.closed, quick.closed]).toEqual([['terminated'], []])
  expect(outboxes.waiting).toBe(600)
})
