import { EventEmitter } from 'node:events'
import { ServerResponse } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { WebSocketServer } from 'ws'
import { collectGarbage } from '../test/garbage.fixture.ts'
import { serve } from '../test/server.fixture.ts'
import { guest, visitor } from '../test/visitors.fixture.ts'
import { heartbeat } from './lifetime.ts'

/** A socket whose other end answers pings, or is gone. */
function socketOf(answers: boolean) {
  const socket = Object.assign(new EventEmitter(), {
    pings: 0,
    gone: false,
    ping() {
      socket.pings++
      if (answers) socket.emit('pong')
    },
    terminate() {
      socket.gone = true
      socket.emit('close')
    },
  })
  return socket
}

test('sockets are pinged a few at a time; only one that does not answer until the next ping is closed', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const server = new EventEmitter()
  onTestFinished(heartbeat(server as WebSocketServer))
  const sockets = Array.from({ length: 60 }, (_, index) => socketOf(index !== 7))
  for (const socket of sockets) server.emit('connection', socket)
  const pings = () => sockets.reduce((sum, socket) => sum + socket.pings, 0)
  for (let second = 1; second <= 30; second++) {
    vi.advanceTimersByTime(1000)
    expect(pings()).toBe(2 * second)
  }
  expect(sockets.some(({ gone }) => gone)).toBe(false)
  vi.advanceTimersByTime(30_000)
  expect(sockets.flatMap(({ gone }, index) => (gone ? [index] : []))).toEqual([7])
  const before = sockets[7]?.pings
  vi.advanceTimersByTime(30_000)
  expect(sockets[7]?.pings).toBe(before)
  expect(sockets[8]?.pings).toBe(3)
})

test('an open socket does not keep the request by which it opened', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'open'] })
  const beginning = vi.spyOn(ServerResponse.prototype, 'assignSocket')
  onTestFinished(() => beginning.mockRestore())
  const lines = [await ana.watch(table.id), await visitor(server).watch(table.id)]
  const begun = beginning.mock.contexts.map(answer => new WeakRef(answer as ServerResponse))
  beginning.mockClear()
  expect(begun).toHaveLength(2)
  const kept = () => {
    collectGarbage()
    return begun.filter(answer => answer.deref() !== undefined).length
  }
  await expect.poll(kept).toBe(0)
  for (const line of lines) await line.settle()
})
