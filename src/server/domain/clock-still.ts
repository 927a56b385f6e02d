import { DAY_MS } from '../clock.ts'
import type { Quiet } from '../../protocol/time.ts'
import { quietSpans } from './clock-quiet.ts'
import type { Span } from './span.ts'

/** When a clock stands still although its seat is to act. */
export interface Still {
  /** The server was down or had just started, or the table had a fault. */
  readonly stops: readonly Span[]
  /** The person's own settings, for clocks that count days; else null. */
  readonly quiet: Quiet | null
  readonly vacation: Span | null
}

export const NEVER_STILL: Still = { stops: [], quiet: null, vacation: null }

/** Why a clock stands still at this moment, or null if it runs. */
export type StillFor = 'stop' | 'vacation' | 'quiet'

export function stillFor({ stops, quiet, vacation }: Still, now: number): StillFor | null {
  const holds = ({ from, until }: Span) => from <= now && now < until
  if (stops.some(holds)) return 'stop'
  if (vacation !== null && holds(vacation)) return 'vacation'
  return quiet !== null && quietSpans(quiet, now, now + 1).some(holds) ? 'quiet' : null
}

/** How many milliseconds a clock has run between two times. */
export function ranBetween(still: Still, from: number, until: number): number {
  if (until <= from) return 0
  return spansIn(still, from, until).reduce(
    (ran, span) => ran - (span.until - span.from),
    until - from,
  )
}

/**
 * The span examined at once: what is left, but a day at least, for a clock that is nearly out may
 * stand still for weeks, and a week at most.
 */
const LEAST_LOOK_MS = DAY_MS
const MOST_LOOK_MS = 7 * DAY_MS

/**
 * When a clock that runs from then on, with this much left, runs out; null if it stands still with
 * no known end.
 */
export function runsOutAt(still: Still, from: number, left: number): number | null {
  if (still.stops.some(({ until }) => until === Infinity)) return null
  let [at, rest] = [from, left]
  for (;;) {
    const until = at + Math.min(Math.max(rest, LEAST_LOOK_MS), MOST_LOOK_MS)
    for (const span of [...spansIn(still, at, until), { from: until, until }]) {
      if (rest <= span.from - at) return at + rest
      rest -= span.from - at
      at = span.until
    }
  }
}

/** Since when a clock has run so long until then, with these stops. */
export function ranSince(stops: readonly Span[], until: number, long: number): number {
  let [at, rest] = [until, long]
  for (const span of spansIn({ ...NEVER_STILL, stops }, -Infinity, until).toReversed()) {
    if (rest <= at - span.until) break
    rest -= at - span.until
    at = span.from
  }
  return at - rest
}

/** All spans in which the clock stands still, cut to this time, in order, without overlap. */
function spansIn({ stops, quiet, vacation }: Still, from: number, until: number): Span[] {
  const all = [
    ...stops,
    ...(vacation === null ? [] : [vacation]),
    ...(quiet ? quietSpans(quiet, from, until) : []),
  ]
  const cut = all.map(span => ({
    from: Math.max(from, span.from),
    until: Math.min(until, span.until),
  }))
  const apart: Span[] = []
  for (const span of cut
    .filter(each => each.from < each.until)
    .toSorted((a, b) => a.from - b.from)) {
    const last = apart.at(-1)
    if (last === undefined || span.from > last.until) apart.push(span)
    else apart[apart.length - 1] = { from: last.from, until: Math.max(last.until, span.until) }
  }
  return apart
}
