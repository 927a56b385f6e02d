import type { Hub } from '../tables/hub.ts'

/** Work for the worker that somebody waits for: where too many wait, one more is refused. */
export async function inLine<A>({ budgets }: Hub, work: () => Promise<A>): Promise<A> {
  const leave = budgets.hold({ budget: 'worksWaiting' })
  try {
    return await work()
  } finally {
    leave()
  }
}
