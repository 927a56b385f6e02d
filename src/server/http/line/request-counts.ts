import { makeRecent } from '../../recent.ts'

interface Count {
  requests: number
  since: number
}

type Counted = (error: null, result: { readonly current: number; readonly ttl: number }) => void

/**
 * For the limits of requests: counts those of each address in a window of time, and forgets them
 * after it. By itself the limiter keeps the last 5000 addresses of each route for ever.
 */
export class RequestCounts {
  private recall: ((address: string, now: number) => Count) | null = null

  incr(address: string, counted: Counted, windowMs: number): void {
    const now = performance.now()
    this.recall ??= makeRecent(windowMs, since => ({ requests: 0, since }))
    const count = this.recall(address, now)
    if (now - count.since >= windowMs) Object.assign(count, { requests: 0, since: now })
    count.requests++
    counted(null, { current: count.requests, ttl: Math.ceil(windowMs - (now - count.since)) })
  }

  /** Those of a route that has a limit of its own. */
  child(): RequestCounts {
    return new RequestCounts()
  }
}
