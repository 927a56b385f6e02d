import type { Clock } from './clock.ts'

/** A clock that stands still until a test moves it. */
export interface ManualClock extends Clock {
  /**
   * Moves on by this many milliseconds; whatever is due on the way runs in order, each at its own
   * time.
   */
  advance(ms: number): void
}

/** A manual clock; `start`: its first time, in Unix milliseconds. */
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
