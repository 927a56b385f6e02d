import { EventEmitter } from 'node:events'
import type { FastifyReply } from 'fastify'
import type { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { manualClock } from '../clock.ts'
import { BEAT_MS, openLines } from './lines.ts'

/** A stream whose reader does not read. */
function opened(beat: () => Promise<boolean>) {
  const clock = manualClock(0)
  const sent: PassThrough[] = []
  let closed = 0
  const raw = new EventEmitter()
  const reply = { raw, headers: () => reply, send: (out: PassThrough) => sent.push(out) }
  const lines = openLines(reply as unknown as FastifyReply, clock, { beat, closed: () => closed++ })
  return { clock, lines, raw, out: sent[0], closed: () => closed }
}

test('a reader that does not read is disconnected, and nothing is kept for it', () => {
  const { lines, out, closed } = opened(() => Promise.resolve(true))
  const line = 'x'.repeat(10_000)
  let written = 0
  while (!lines.ended && written < 1000) {
    lines.write(line)
    written++
  }
  expect(written).toBeLessThan(120)
  expect([out.destroyed, closed()]).toEqual([true, 1])
  lines.write(line)
  expect(closed()).toBe(1)
})

test('a stream ends when its reader loses access, or when the check fails', async () => {
  for (const beat of [
    () => Promise.resolve(false),
    () => Promise.reject(new Error('no database')),
  ]) {
    const { clock, lines, closed } = opened(beat)
    clock.advance(BEAT_MS)
    await expect.poll(() => lines.ended).toBe(true)
    expect(closed()).toBe(1)
  }
})

test('a stream whose connection closes ends, also if nothing was ever read from it', async () => {
  const { raw, out, closed } = opened(() => Promise.resolve(true))
  raw.emit('close')
  await expect.poll(closed).toBe(1)
  expect(out.destroyed).toBe(true)
})
