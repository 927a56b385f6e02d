import type { Seat } from '../../kernel/game.ts'
import type { Quiet, TableTime } from '../../protocol/time.ts'
import type { Clock } from '../clock.ts'
import { firstDue, leftAt, type Turn, turnClocks } from './clock-rules.ts'
import { type Still, stillFor } from './clock-still.ts'
import type { Span } from './span.ts'
import { isPlaying, type TableRecord } from './record.ts'

/**
 * When a person's clocks that count days stand still, and how much vacation they have used that
 * year.
 */
export interface Away {
  readonly quiet: Quiet | null
  readonly vacation: Span | null
  readonly year: number
  readonly used: number
}

/** What this server knows of the time: when all clocks stood still, and when each person's do. */
export interface Timing {
  readonly clock: Clock
  stops: readonly Span[]
  readonly aways: Map<string, Away>
  /** When this process last stored a sign of life. */
  lastSign: number
  /**
   * The database or this process was away, and it is not stored yet for how long clocks stood still
   * by that.
   */
  isOut: boolean
}

/** How long clocks stand still after an outage: people need time to come back. */
export const GRACE_MS = 60_000

/**
 * Whether the database or this process was away, and it is not stored yet for how long: until then
 * no clock runs out here.
 */
export function isOut(timing: Timing): boolean {
  timing.isOut ||= timing.clock.slept?.() === true
  return timing.isOut
}

/** The stop that will be stored once the database can: nobody pays for it meanwhile. */
function outage(timing: Timing): Span[] {
  if (!isOut(timing)) return []
  return [{ from: timing.lastSign, until: timing.clock.now() + GRACE_MS }]
}

/** A table whose clocks are asked for. `stops`: when they stood still at this table alone. */
export interface Timed {
  readonly record: TableRecord
  readonly timing: Timing
  readonly stops: readonly Span[]
}

export function makeTiming(clock: Clock): Timing {
  return { clock, stops: [], aways: new Map(), lastSign: clock.now(), isOut: false }
}

/** When the clock of this seat stands still. */
export function stillOf({ record, timing, stops }: Timed, seat: Seat): Still {
  const chair = record.chairs[seat]
  const away =
    record.time.kind === 'days' && chair?.kind === 'person'
      ? timing.aways.get(chair.user)
      : undefined
  return {
    stops: [...timing.stops, ...stops, ...outage(timing)],
    quiet: away?.quiet ?? null,
    vacation: away?.vacation ?? null,
  }
}

/**
 * The record with its clocks as they run after a turn. `record`: its other new values.
 */
export function afterTurn(timed: Timed, turn: Omit<Turn, 'acting' | 'asked' | 'now'>): TableRecord {
  const { record, timing } = timed
  const asked = new Set(record.status === 'running' ? record.actors : [])
  const acting = new Set([...asked].filter(seat => isPlaying(record.chairs[seat])))
  const still = (seat: Seat) => stillOf(timed, seat)
  const clocks = turnClocks(
    record.time,
    record.clocks,
    { ...turn, acting, asked, now: timing.clock.now() },
    still,
  )
  return withDue({ ...timed, record: { ...record, clocks } })
}

/** The record with the time at which its first clock runs out. */
export function withDue(timed: Timed): TableRecord {
  const { record } = timed
  return { ...record, dueAt: firstDue(record.clocks, seat => stillOf(timed, seat)) }
}

/** What anyone may know of a table's clocks. */
export function timeInfo(timed: Timed): TableTime | null {
  const { record, timing } = timed
  if (record.time.kind === 'none') return null
  const now = timing.clock.now()
  const clocks = record.clocks.map((clock, seat) => {
    if (!isPlaying(record.chairs[seat])) return null
    const still = stillOf(timed, seat)
    const owes = clock.since !== null
    return { left: leftAt(clock, still, now), owes, still: owes ? stillFor(still, now) : null }
  })
  return { rule: record.time, clocks }
}
