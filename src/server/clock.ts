/** Cancels what was scheduled; cancelling twice or too late is fine. */
export type Cancel = () => void

/**
 * The time, for everything the server does, in Unix milliseconds. A test brings its own clock.
 */
export interface Clock {
  now(): number
  /** Runs once, at that time or as soon after as possible; at the next tick if it has passed. */
  at(when: number, run: () => void): Cancel
}

/** The longest wait that a timer of the machine supports. */
const LONGEST_MS = 2 ** 31 - 1

/** The machine's own clock. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  at(when, run) {
    let timer: NodeJS.Timeout
    const wait = () => {
      const left = when - Date.now()
      if (left <= 0) run()
      else timer = setTimeout(wait, Math.min(left, LONGEST_MS)).unref()
    }
    timer = setTimeout(wait, Math.min(Math.max(0, when - Date.now()), LONGEST_MS)).unref()
    return () => clearTimeout(timer)
  },
}

/** A clock that stands still until a test moves it. */
export interface ManualClock extends Clock {
  /**
   * Moves on by this many milliseconds; whatever is due on the way runs in order, each at its own
   * time.
   */
  advance(ms: number): void
}

export function manualClock(start: number): ManualClock {
  let time = start
  const waiting = new Set<{ readonly when: number; readonly run: () => void }>()
  return {
    now: () => time,
    at(when, run) {
      const entry = { when, run }
      waiting.add(entry)
      return () => void waiting.delete(entry)
    },
    advance(ms) {
      const until = time + ms
      for (;;) {
        const due = [...waiting]
          .filter(({ when }) => when <= until)
          .toSorted((a, b) => a.when - b.when)
        const [first] = due
        if (first === undefined) break
        waiting.delete(first)
        time = Math.max(time, first.when)
        first.run()
      }
      time = until
    },
  }
}

/** Waits until that time; rejects when the signal aborts. */
export function until(clock: Clock, when: number, signal: AbortSignal): Promise<void> {
  return new Promise((arrived, refused) => {
    const given = () => {
      cancel()
      refused(signal.reason as Error)
    }
    const cancel = clock.at(when, () => {
      signal.removeEventListener('abort', given)
      arrived()
    })
    if (signal.aborted) given()
    else signal.addEventListener('abort', given, { once: true })
  })
}
