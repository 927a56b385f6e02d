import { networkOf } from '../../networks.ts'
import type { Hub } from '../../tables/room/hub.ts'
import { makeTurns, type Turns } from './turns.ts'

const lines = new WeakMap<Hub['budgets'], Turns>()

/**
 * Work for the worker that somebody at this address waits for. It does one after the other, so of
 * each address one stands in its line, and the rest behind that: others do not wait for them all.
 * Where too many wait, one more is refused.
 */
export async function inLine<A>({ budgets }: Hub, ip: string, work: () => Promise<A>): Promise<A> {
  const turns = lines.get(budgets) ?? makeTurns(1)
  lines.set(budgets, turns)
  const leave = budgets.hold(
    { budget: 'worksWaiting' },
    { budget: 'worksPerAddress', who: networkOf(ip) },
  )
  try {
    return await turns({ ip }, work)
  } finally {
    leave()
  }
}
