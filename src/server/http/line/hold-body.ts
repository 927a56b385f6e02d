import type { FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../../networks.ts'
import type { Hub } from '../../tables/room/hub.ts'
import { holdUntilClosed } from './connections.ts'

/**
 * Counts a body that may be long from before it comes until it is answered: many that come to
 * nearly their end would fill the memory. `most`: the size it may have.
 */
export function holdBody(
  { budgets }: Pick<Hub, 'budgets'>,
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  { raw }: Pick<FastifyReply, 'raw'>,
  most: number,
): void {
  const amount = Math.min(Number(headers['content-length'] ?? most), most)
  holdUntilClosed(
    budgets,
    raw,
    { budget: 'bodyBytes', amount },
    { budget: 'bodyBytesPerAddress', who: networkOf(ip), amount },
  )
}
