import { networkOf } from '../../networks.ts'
import type { Hub } from '../../tables/room/hub.ts'

/**
 * Work for the worker that somebody at this address waits for: where too many wait, one more is
 * refused.
 */
export async function inLine<A>({ budgets }: Hub, ip: string, work: () => Promise<A>): Promise<A> {
  const leave = budgets.hold(
    { budget: 'worksWaiting' },
    { budget: 'worksPerAddress', who: networkOf(ip) },
  )
  try {
    return await work()
  } finally {
    leave()
  }
}
