import type { Clock } from '../../src/server/clock.ts'
import { manualClock } from '../../src/server/clock.fixture.ts'

export const START = 1_700_000_000_000

/** A clock that can be turned back, so that the same happens twice at the same times. */
export interface ReturningClock extends Clock {
  advance(ms: number): void
  /** Turns back to START; what is scheduled moves back with it. */
  turnBack(): void
}

export function returningClock(): ReturningClock {
  const inner = manualClock(START)
  let turned = 0
  return {
    now: () => inner.now() - turned,
    at: (when, run) => inner.at(when + turned, run),
    advance: ms => inner.advance(ms),
    turnBack: () => void (turned = inner.now() - START),
  }
}
