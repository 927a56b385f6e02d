import { namesOf, sharedBy } from '../../networks.ts'
import { makeRecent } from '../../recent.ts'

interface Count {
  requests: number
  since: number
}

type Counted = (error: null, result: { readonly current: number; readonly ttl: number }) => void

/**
 * For the limits of requests: counts those of each network in a window of time, and forgets them
 * after it. Of a site with many networks as many count as each address of as many as it stands for
 * would have sent. By itself the limiter keeps the last 5000 addresses of each route for ever.
 */
export class RequestCounts {
  private recall: ((address: string, now: number) => Count) | null = null

  incr(network: string, counted: Counted, windowMs: number): void {
    const now = performance.now()
    const counts = namesOf(network).map(name => this.count(name, now, windowMs))
    counted(
      null,
      counts.reduce((most, each) => (each.current > most.current ? each : most)),
    )
  }

  private count(name: string, now: number, windowMs: number): Parameters<Counted>[1] {
    this.recall ??= makeRecent(windowMs, since => ({ requests: 0, since }))
    const count = this.recall(name, now)
    if (now - count.since >= windowMs) Object.assign(count, { requests: 0, since: now })
    count.requests++
    const current = Math.ceil(count.requests / sharedBy(name))
    return { current, ttl: Math.ceil(windowMs - (now - count.since)) }
  }

  /** Those of a route that has a limit of its own. */
  child(): RequestCounts {
    return new RequestCounts()
  }
}
