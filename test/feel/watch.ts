import type { Page } from 'playwright-core'

/** What a page felt like while it was used, in milliseconds but for the shifts. */
export interface Feel {
  /** The longest time from a touch to what is painted after it. */
  readonly answer: number
  /** The longest time during which nothing else could be done. */
  readonly busy: number
  /** How far things moved by themselves: all layout shifts added up, a share of the page. */
  readonly moved: number
}

/** Where the page keeps what it has seen of itself. */
const KEPT = '__feel'

/** Watches every page that is opened in this tab from now on. */
export async function watch(page: Page): Promise<void> {
  // esbuild names functions by a helper of its own, which is not there inside a page.
  await page.addInitScript('globalThis.__name = named => named')
  await page.addInitScript(name => {
    const feel = { answer: 0, busy: 0, moved: 0 }
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
    see('longtask', ({ duration }) => void (feel.busy = Math.max(feel.busy, duration)))
    see('layout-shift', ({ hadRecentInput, value = 0 }) => {
      if (!hadRecentInput) feel.moved += value
    })
  }, KEPT)
}

/** What was seen so far. `anew`: forgets it. */
export async function felt(page: Page, anew = false): Promise<Feel> {
  return page.evaluate(
    ([name, anew]) => {
      const kept = (globalThis as unknown as { [name: string]: Feel })[name]
      const seen = { ...kept }
      if (anew) Object.assign(kept, { answer: 0, busy: 0, moved: 0 })
      return seen
    },
    [KEPT, anew] as const,
  )
}
