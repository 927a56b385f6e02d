import { EventEmitter } from 'node:events'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { makeBudgets } from '../budgets.ts'
import { limitsWith } from '../limits.ts'
import { makeMetrics } from '../metrics.ts'
import { makeOutboxes } from '../outboxes.ts'
import { countWaiting } from './waiting.ts'

test('once too much waits for all readers, the answer that has waited longest goes first', async () => {
  const outboxes = makeOutboxes(100_000)
  const budgets = makeBudgets(limitsWith(), makeMetrics())
  const count = countWaiting({ budgets, outboxes })
  const answer = async (text: string | Buffer) => {
    const raw = Object.assign(new EventEmitter(), {
      destroyed: false,
      destroy() {
        raw.destroyed = true
        raw.emit('close')
      },
    })
    await count({} as FastifyRequest, { raw } as unknown as FastifyReply, text)
    return raw
  }
  const deaf = [await answer('x'.repeat(40_000)), await answer(Buffer.alloc(40_000))]
  await answer('short')
  expect(outboxes.waiting).toBe(80_000)
  const late = await answer('x'.repeat(40_000))
  expect([...deaf, late].map(({ destroyed }) => destroyed)).toEqual([true, false, false])
  late.emit('close')
  expect(outboxes.waiting).toBe(40_000)
})
