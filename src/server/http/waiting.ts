import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Hub } from '../tables/hub.ts'

/** A shorter answer takes less than the connection it goes out by. */
const LONG_BYTES = 16_384

/**
 * An answer that its reader does not take counts as what waits for a socket does: where too much
 * waits for all, the one with the longest goes first. A few who read nothing would fill the memory.
 */
export function countWaiting({ budgets, outboxes }: Pick<Hub, 'budgets' | 'outboxes'>) {
  return async (_: FastifyRequest, { raw }: FastifyReply, answer: unknown): Promise<void> => {
    const isWhole = typeof answer === 'string' || Buffer.isBuffer(answer)
    if (!isWhole || answer.length < LONG_BYTES) return
    const outbox = outboxes.open(() => {
      budgets.over('bytesInAll')
      raw.destroy()
    })
    raw.once('close', () => outbox.close())
    if (!raw.destroyed) outbox.waits(answer.length)
  }
}
