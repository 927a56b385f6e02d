import { DAY_MS } from '../clock.ts'
import type { Quiet } from '../../protocol/time.ts'
import type { Span } from './span.ts'

const MINUTE_MS = 60_000

/** Quiet hours may take half a day at most: a clock that never runs would be no clock. */
export const LONGEST_QUIET_MINUTES = 12 * 60

/** How many minutes a day the quiet hours last; a window may go past midnight. */
export function quietMinutes({ from, until }: Quiet): number {
  return (until - from + 24 * 60) % (24 * 60)
}

/**
 * A time zone's name in its usual spelling, null if there is no such zone. A second name of a zone
 * (Europe/Kyiv beside Europe/Kiev) stays as its people write it.
 */
export function canonicalZone(name: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions()
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name
  } catch {
    return null
  }
}

/** The quiet hours that touch this time, each complete, in order. */
export function quietSpans(quiet: Quiet, from: number, until: number): Span[] {
  const spans: Span[] = []
  // A day early and late: zones are up to 14 hours away from UTC, and a window may begin the
  // evening before.
  for (let day = floorDay(from) - 2 * DAY_MS; day <= until + DAY_MS; day += DAY_MS) {
    const begins = instant(quiet.zone, day + quiet.from * MINUTE_MS)
    const ends = instant(quiet.zone, day + (quiet.from + quietMinutes(quiet)) * MINUTE_MS)
    if (begins < until && ends > from && begins < ends) spans.push({ from: begins, until: ends })
  }
  return spans
}

function floorDay(at: number): number {
  return Math.floor(at / DAY_MS) * DAY_MS
}

/**
 * The time at which local clocks show `wall` (written as if it were UTC). Where summer time skips
 * it, soon after.
 */
function instant(zone: string, wall: number): number {
  const guess = wall - offset(zone, wall)
  const better = wall - offset(zone, guess)
  return offset(zone, better) === wall - better ? better : Math.max(guess, better)
}

/** How far local clocks are ahead of UTC at that time. */
function offset(zone: string, at: number): number {
  const parts = format(zone).formatToParts(at)
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(part => part.type === type)?.value)
  const shown = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  )
  return shown - Math.floor(at / 1000) * 1000
}

/** Formats kept at most: each takes about 30 kB, and people of one server live in few zones. */
export const KEPT_FORMATS = 64
const FORMATS = new Map<string, Intl.DateTimeFormat>()

/** How many formats are kept now. */
export function keptFormats(): number {
  return FORMATS.size
}

function format(zone: string): Intl.DateTimeFormat {
  const found = FORMATS.get(zone)
  if (found !== undefined) return found
  // The oldest goes: a zone that is in use is soon made again.
  const [oldest] = FORMATS.keys()
  if (FORMATS.size >= KEPT_FORMATS && oldest !== undefined) FORMATS.delete(oldest)
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  FORMATS.set(zone, made)
  return made
}
