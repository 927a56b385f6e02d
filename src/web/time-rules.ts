import type { TimeRule } from '../protocol/time.ts'

/** The clocks one can choose from when a table is made. */
export const LIVE_RULES: readonly TimeRule[] = [
  { kind: 'live', minutes: 5, seconds: 10 },
  { kind: 'live', minutes: 10, seconds: 15 },
  { kind: 'live', minutes: 20, seconds: 30 },
]
export const DAY_RULES: readonly TimeRule[] = [12, 24, 48, 72, 168].map(hours => ({
  kind: 'days',
  hours,
}))
