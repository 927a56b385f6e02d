import type { Page } from 'playwright-core'

/** What a page felt like while it was used, in shares of the page or milliseconds. */
export interface Feel {
  /** The longest time from a touch to what is painted after it. */
  readonly answer: number
  /** Cumulative layout shift: that of the worst burst (https://web.dev/articles/cls). */
  readonly cls: number
  /** The sum of all layout shifts without recent input. */
  readonly shifts: number
}

/** A burst of shifts: with less than a second between two, in five seconds; in milliseconds. */
const [PAUSE, BURST] = [1000, 5000]

/** Where the page keeps what it has seen of itself. */
const KEPT = '__feel'

/** Watches every page that is opened in this tab from now on. */
export async function watch(page: Page): Promise<void> {
  // esbuild names functions by a helper of its own, which is not there inside a page.
  await page.addInitScript('globalThis.__name = named => named')
  await page.addInitScript(
    ([name, pause, burst]) => {
      const feel = { answer: 0, cls: 0, shifts: 0 }
      const now = { begun: -Infinity, last: -Infinity, sum: 0 }
      Object.assign(globalThis, { [name]: feel })
      const see = (
        type: string,
        take: (
          entry: PerformanceEntry & {
            interactionId?: number
            value?: number
            hadRecentInput?: boolean
          },
        ) => void,
      ) =>
        new PerformanceObserver(list => list.getEntries().forEach(take)).observe({
          type,
          buffered: true,
          durationThreshold: 16,
        } as PerformanceObserverInit)
      see('event', ({ interactionId, duration }) => {
        if (interactionId) feel.answer = Math.max(feel.answer, duration)
      })
      see('layout-shift', ({ hadRecentInput, value = 0, startTime }) => {
        if (hadRecentInput) return
        const goesOn = startTime - now.last < pause && startTime - now.begun < burst
        if (!goesOn) Object.assign(now, { begun: startTime, sum: 0 })
        now.last = startTime
        now.sum += value
        feel.shifts += value
        feel.cls = Math.max(feel.cls, now.sum)
      })
    },
    [KEPT, PAUSE, BURST] as const,
  )
}

/** What was seen so far. `anew`: forgets it. */
export async function felt(page: Page, anew = false): Promise<Feel> {
  return page.evaluate(
    ([name, anew]) => {
      const kept = (globalThis as unknown as { [name: string]: Feel })[name]
      const seen = { ...kept }
      if (anew) Object.assign(kept, { answer: 0, cls: 0, shifts: 0 })
      return seen
    },
    [KEPT, anew] as const,
  )
}
