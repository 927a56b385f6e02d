import { PassThrough, Writable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { makeBudgets } from '../limits/budgets.ts'
import { manualClock } from '../clock.fixture.ts'
import { limitsWith } from '../limits/limits.ts'
import { makeMetrics, metricsText } from '../metrics.ts'
import { makeOutboxes } from '../outboxes.ts'
import { BEAT_MS, openLines } from './lines.ts'

/** A server with such limits. */
function serverWith(limits: Parameters<typeof limitsWith>[0] = {}) {
  const metrics = makeMetrics()
  const clock = manualClock(0)
  const budgets = makeBudgets(limitsWith(limits), metrics)
  return { metrics, clock, budgets, outboxes: makeOutboxes(budgets) }
}

/** A stream of it, to a reader who does not read unless they do. */
function opened(
  server = serverWith(),
  { beat = () => Promise.resolve(true), reads = false, left = false } = {},
) {
  const raw = reads ? new PassThrough().resume() : new Writable({ write() {} })
  if (left) raw.destroy()
  const reply = {
    raw: Object.assign(raw, { writeHead: () => raw }),
    hijack: () => reply,
    headers: () => reply,
    getHeaders: () => ({}),
  }
  let closed = 0
  const lines = openLines(server, reply as unknown as FastifyReply, {
    beat,
    closed: () => closed++,
  })
  return { ...server, raw, lines, closed: () => closed }
}

test('a reader that does not read is disconnected, and nothing is kept for it', async () => {
  const { lines, raw, closed, outboxes, metrics } = opened(serverWith({ bytesPerSocket: 1000 }))
  for (let sent = 0; sent < 100; sent++) lines.write('x'.repeat(99))
  expect([raw.writableLength, raw.destroyed]).toEqual([1100, true])
  await expect.poll(closed).toBe(1)
  lines.write('x')
  expect([closed(), outboxes.waiting]).toEqual([1, 0])
  expect(await metricsText(metrics)).toContain(
    'tianguis_over_budget_total{budget="bytesPerSocket"} 1',
  )
})

test('what waits for streams counts among what waits for all: the slowest reader goes first', async () => {
  const server = serverWith({ bytesInAll: 1000 })
  const [lazy, lazier, quick] = [opened(server), opened(server), opened(server, { reads: true })]
  for (const { lines } of [lazy, lazier, quick]) lines.write('x'.repeat(399))
  await expect.poll(() => server.outboxes.waiting).toBe(800)
  lazier.lines.write('x'.repeat(399))
  expect([lazy, lazier, quick].map(({ raw }) => raw.destroyed)).toEqual([false, true, false])
  // What was written still goes out.
  lazy.lines.end()
  expect([lazy.closed(), server.outboxes.waiting]).toEqual([1, 400])
  lazy.raw.destroy()
  await expect.poll(() => server.outboxes.waiting).toBe(0)
  expect(await metricsText(server.metrics)).toContain(
    'tianguis_over_budget_total{budget="bytesInAll"} 1',
  )
})

test('a stream ends when its reader loses access, or when the check fails', async () => {
  for (const beat of [
    () => Promise.resolve(false),
    () => Promise.reject(new Error('no database')),
  ]) {
    const { clock, lines, closed } = opened(serverWith(), { beat })
    clock.advance(BEAT_MS)
    await expect.poll(() => lines.ended).toBe(true)
    expect(closed()).toBe(1)
  }
})

test('a stream whose connection closes ends, also if that was before it began', async () => {
  const { raw, closed } = opened()
  raw.destroy()
  await expect.poll(closed).toBe(1)
  const left = opened(serverWith(), { left: true })
  left.lines.write('x')
  await expect.poll(left.closed).toBe(1)
  expect(left.outboxes.waiting).toBe(0)
})
