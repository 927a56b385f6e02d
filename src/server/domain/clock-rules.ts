import type { Seat } from '../../kernel/game.ts'
import type { TimeRule } from '../../protocol/time.ts'
import { ranBetween, runsOutAt, type Still } from './clock-still.ts'

/** One seat's clock, as it is stored: everything else follows from it and the time. */
export interface SeatClock {
  /** Milliseconds that were left at `since`, or are left while it stands. */
  readonly left: number
  /** Since when it counts down; null while the seat has nothing to decide. */
  readonly since: number | null
  /** How often it ran out since the person's last own answer. */
  readonly missed: number
  /** While it stands: a decision that it has its time for is still open, for a bot to make. */
  readonly owed?: true
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Who has this much left can still sleep, or work, and then move. */
const LEAST_REMINDED_MS = 6 * HOUR_MS
/** Who is reminded earlier than this forgets again. */
const MOST_REMINDED_MS = 48 * HOUR_MS

/** Clocks for a new table. */
export function freshClocks(rule: TimeRule, seats: number): SeatClock[] {
  if (rule.kind === 'none') return []
  const left = rule.kind === 'live' ? rule.minutes * MINUTE_MS : rule.hours * HOUR_MS
  return Array.from({ length: seats }, () => ({ left, since: null, missed: 0 }))
}

/** Something that happened at a table, as far as clocks care. */
export interface Turn {
  readonly now: number
  /** The seats whose clocks count from now on: their people are to act. */
  readonly acting: ReadonlySet<Seat>
  /** The seats that are to act, by whomever. */
  readonly asked: ReadonlySet<Seat>
  /** The seat that acted; null if none did (the start, a seat that changed hands). */
  readonly by: Seat | null
  /** The clock acted in its place. */
  readonly byClock?: boolean
  /** It took its last ply back. */
  readonly undone: boolean
  /** Its ply is final and everybody saw it: if the seat is to act again, that is another answer. */
  readonly settled: boolean
}

/**
 * The clocks after a turn. A seat that is newly to act gets its increment, or its full time if it
 * counts days. An undo gives no seat time: the seat goes on with what it had, and a seat that is no
 * longer to act because of it gives its increment back. Nor does it bring any to leave and to come
 * back, as long as nobody has decided for the seat.
 */
export function turnClocks(
  rule: TimeRule,
  clocks: readonly SeatClock[],
  turn: Turn,
  still: (seat: Seat) => Still,
): SeatClock[] {
  const { now, by, undone } = turn
  return clocks.map(({ owed = false, ...clock }, seat) => {
    const mine = seat === by
    const missed = mine ? (turn.byClock === true ? clock.missed + 1 : 0) : clock.missed
    const left = leftAt(clock, still(seat), now)
    const runs = clock.since !== null
    if (turn.acting.has(seat)) {
      if (!runs)
        return { left: owed || (undone && mine) ? left : withBonus(rule, left), since: now, missed }
      return mine && turn.settled
        ? { left: withBonus(rule, left), since: now, missed }
        : { ...clock, missed }
    }
    const stands = { left, since: null, missed }
    if (mine || !(runs || owed)) return stands
    if (turn.asked.has(seat)) return { ...stands, owed: true }
    return undone ? { ...stands, left: withoutBonus(rule, left) } : stands
  })
}

/** Milliseconds left at this time. */
export function leftAt({ left, since }: SeatClock, still: Still, now: number): number {
  return since === null ? left : Math.max(0, left - ranBetween(still, since, now))
}

/**
 * The same clock, counted up to now: call it before anything changes when the clock stands still.
 */
export function settledClock(clock: SeatClock, still: Still, now: number): SeatClock {
  return clock.since === null
    ? clock
    : { ...clock, left: leftAt(clock, still, now), since: Math.max(now, clock.since) }
}

/** When the first of these clocks runs out; null if none does. */
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

/**
 * With how much time left a person is reminded of their turn: a quarter of it, but six hours at
 * least and two days at most; of less than half a day, half. Only where a clock counts days:
 * otherwise who plays is there.
 */
export function remindedWith(hours: number): number {
  const fair = Math.max(LEAST_REMINDED_MS, (hours * HOUR_MS) / 4)
  return Math.min(fair, MOST_REMINDED_MS, (hours * HOUR_MS) / 2)
}

/**
 * When so little time is left that a person is reminded: always at a moment at which their clock
 * runs. Null: never, as far as is known.
 */
export function reminderAt(
  rule: TimeRule,
  { left, since }: SeatClock,
  still: Still,
): number | null {
  if (rule.kind !== 'days' || since === null) return null
  return runsOutAt(still, since, Math.max(1, left - remindedWith(rule.hours)))
}

/** Whether a clock that counted down counts down from the full time again. */
export function isRenewed(rule: TimeRule, before: SeatClock, after: SeatClock): boolean {
  const full = rule.kind === 'days' && after.left === rule.hours * HOUR_MS
  return full && before.since !== null && after.since !== null && after.since !== before.since
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
