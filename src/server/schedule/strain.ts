import type { Log } from '../log.ts'

/** How much of its level's effort a thought may use. */
export type Effort = 'full' | 'less' | 'least'

/** Tells the operator that bots think with less effort: a line a minute, with counts and no names. */
export interface Strain {
  /** Notes a thought that begins, and says what its effort is called. */
  note(effort: number, waitedMs: number, waiting: number): Effort
}

const SAY_EVERY_MS = 60_000

export function makeStrain(
  log: Log,
  leastEffort: number,
  now: () => number = () => performance.now(),
): Strain {
  let saidAt = -Infinity
  let fresh = { full: 0, less: 0, least: 0, longestWaitMs: 0 }
  return {
    note(effort, waitedMs, waiting) {
      const name = effort === 1 ? 'full' : effort > leastEffort ? 'less' : 'least'
      fresh[name]++
      fresh.longestWaitMs = Math.max(fresh.longestWaitMs, Math.round(waitedMs))
      if (name !== 'full' && now() - saidAt >= SAY_EVERY_MS) {
        log.warn({ ...fresh, waiting }, 'bots think with less effort: too many wait for threads')
        saidAt = now()
        fresh = { full: 0, less: 0, least: 0, longestWaitMs: 0 }
      }
      return name
    },
  }
}
