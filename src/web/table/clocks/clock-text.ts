import type { TableInfo } from '../../../protocol/table.ts'
import type { ClockInfo } from '../../../protocol/time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The clock of a seat, if it has one. */
export function clockOf({ time, status }: TableInfo, seat: number | null): ClockInfo | null {
  return status === 'running' && seat !== null ? (time?.clocks[seat] ?? null) : null
}

/** What is left on a clock now, of which we heard so many milliseconds ago. */
export function leftNow({ left, owes, still }: ClockInfo, ago: number): number {
  return owes && still === null ? Math.max(0, left - ago) : left
}

/**
 * "0:09", "1:42", "5 h 12 min", "2 d 4 h": short, and the same in all our languages. Begun seconds
 * and minutes count.
 */
export function clockText(ms: number): string {
  if (ms < HOUR) {
    const seconds = Math.ceil(ms / 1000)
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
  if (ms < DAY) return twoUnits(Math.ceil(ms / MINUTE), 60, 'h', 'min')
  return twoUnits(Math.ceil(ms / HOUR), 24, 'd', 'h')
}

function twoUnits(amount: number, size: number, large: string, small: string): string {
  const rest = amount % size
  const whole = `${Math.floor(amount / size)} ${large}`
  return rest === 0 ? whole : `${whole} ${rest} ${small}`
}

/** Less than a minute: now is the time. */
export function isLow(ms: number): boolean {
  return ms < MINUTE
}

/** The warnings that a screen reader gives, in milliseconds. */
const WARNINGS = [MINUTE, 10_000]

/** The warning that is due when the clock goes from one time to another, or null. */
export function warningBetween(before: number, after: number): number | null {
  return WARNINGS.findLast(warning => before > warning && after <= warning) ?? null
}
