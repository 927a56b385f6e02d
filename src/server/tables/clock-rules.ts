import type { Seat } from '../../kernel/game.ts'
import type { TimeRule } from '../../protocol/time.ts'
import { ranBetween, runsOutAt, type Still } from './clock-still.ts'

/** One seat's clock, as it is stored: everything else follows from it and the time. */
export interface SeatClock {
  /** Milliseconds that were left at `since`, or are left while it does not count. */
  readonly left: number
  /** Since when it counts down; null while the seat owes nothing. */
  readonly since: number | null
  /** How often it ran out since the person's last own answer. */
  readonly missed: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Clocks for a new table. */
export function freshClocks(rule: TimeRule, seats: number): SeatClock[] {
  if (rule.kind === 'none') return []
  const left = rule.kind === 'live' ? rule.minutes * MINUTE_MS : rule.hours * HOUR_MS
  return Array.from({ length: seats }, () => ({ left, since: null, missed: 0 }))
}

/** Something that happened at a table, so far as clocks care. */
export interface Turn {
  readonly now: number
  /** The seats whose clocks count from now on: they owe an answer, and a person is to give it. */
  readonly owing: ReadonlySet<Seat>
  /** Who acted; null if nobody did (the start, a seat that changed hands). */
  readonly by: Seat | null
  /** The clock acted in his place. */
  readonly byClock?: boolean
  /** He took his last ply back. */
  readonly undone: boolean
  /** What he did is final and everybody saw it: if he owes again, it is another answer. */
  readonly settled: boolean
}

/**
 * The clocks after a turn. Who begins to owe an answer gets his increment, or his full time if it
 * counts days. Taking a ply back gives nobody time: he goes on with what he had, and who no longer
 * owes because of it gives his increment back.
 */
export function turnClocks(
  rule: TimeRule,
  clocks: readonly SeatClock[],
  turn: Turn,
  still: (seat: Seat) => Still,
): SeatClock[] {
  const { now, by, undone } = turn
  return clocks.map((clock, seat) => {
    const mine = seat === by
    const owes = turn.owing.has(seat)
    const missed = mine ? (turn.byClock === true ? clock.missed + 1 : 0) : clock.missed
    const left = leftAt(clock, still(seat), now)
    if (!owes && clock.since === null) return { ...clock, missed }
    if (!owes)
      return { left: undone && !mine ? withoutBonus(rule, left) : left, since: null, missed }
    if (clock.since === null)
      return { left: undone && mine ? left : withBonus(rule, left), since: now, missed }
    return mine && turn.settled
      ? { left: withBonus(rule, left), since: now, missed }
      : { ...clock, missed }
  })
}

/** Milliseconds left at this time. */
export function leftAt({ left, since }: SeatClock, still: Still, now: number): number {
  return since === null ? left : Math.max(0, left - ranBetween(still, since, now))
}

/** The same clock, counted up to now: before anything changes that says when it stands still. */
export function settledClock(clock: SeatClock, still: Still, now: number): SeatClock {
  return clock.since === null
    ? clock
    : { ...clock, left: leftAt(clock, still, now), since: Math.max(now, clock.since) }
}

/** When the first of these clocks runs out; null if none is to. */
export function firstDue(
  clocks: readonly SeatClock[],
  still: (seat: Seat) => Still,
): number | null {
  const due = clocks.flatMap(({ left, since }, seat) => {
    const at = since === null ? null : runsOutAt(still(seat), since, left)
    return at === null ? [] : [at]
  })
  return due.length === 0 ? null : Math.min(...due)
}

/** The seats whose clocks have run out. */
export function ranOut(
  clocks: readonly SeatClock[],
  still: (seat: Seat) => Still,
  now: number,
): Seat[] {
  return clocks.flatMap((clock, seat) =>
    clock.since !== null && leftAt(clock, still(seat), now) === 0 ? [seat] : [],
  )
}

function withBonus(rule: TimeRule, left: number): number {
  if (rule.kind === 'days') return rule.hours * HOUR_MS
  return rule.kind === 'live' ? left + rule.seconds * 1000 : left
}

function withoutBonus(rule: TimeRule, left: number): number {
  return rule.kind === 'live' ? Math.max(0, left - rule.seconds * 1000) : left
}
