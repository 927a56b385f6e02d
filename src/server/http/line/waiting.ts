import type { FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '../../errors.ts'
import type { Hub } from '../../tables/room/hub.ts'

/** A shorter answer takes less than the connection it goes out by. */
const LONG_BYTES = 16_384

/**
 * An answer that its reader does not take counts as what waits for a socket does: where too much
 * waits for all, the one with the longest goes first. A few who read nothing would fill the memory.
 */
export function countWaiting({ outboxes }: Pick<Hub, 'outboxes'>) {
  return async (
    { routeOptions }: FastifyRequest,
    { raw }: FastifyReply,
    answer: unknown,
  ): Promise<void> => {
    if (routeOptions.config.shared === true) return
    const isWhole = typeof answer === 'string' || Buffer.isBuffer(answer)
    if (!isWhole || answer.length < LONG_BYTES || raw.destroyed) return
    const outbox = outboxes.open(() => raw.destroy())
    raw.once('close', () => outbox.close())
    outbox.waits(answer.length)
  }
}

/**
 * Nobody asks again by a connection before they are answered, as no browser and no proxy does: an
 * answer behind another does not hear that its connection has closed, and would wait for ever.
 */
export async function oneAtATime(_: FastifyRequest, { raw }: FastifyReply): Promise<void> {
  if (isBehindAnother(raw))
    throw problem(400, 'one-at-a-time', 'Ask again once you have the answer to what you asked.')
}

/**
 * Whether this answer waits for the one before to go out. It does not hear when its connection
 * closes.
 */
export const isBehindAnother = ({ socket }: FastifyReply['raw']): boolean => socket === null
