import type { Seat, Viewer, GameTypes } from '../../kernel/game.ts'
import type { Me } from '../../protocol/http.ts'
import type { Life, StandIn } from '../../protocol/life.ts'
import type { Level, TableStatus } from '../../protocol/table.ts'
import type { TimeRule } from '../../protocol/time.ts'
import type { SeatClock } from './clock-rules.ts'
import type { Draw } from './draw-state.ts'

export interface Person {
  readonly user: string
  readonly name: string
  readonly face?: string
}

/** A person as they sit in a chair. */
export function personOf({ id, name, face }: Me): Person {
  return { user: id, name, ...(face !== undefined && { face }) }
}

/**
 * One seat of a table and its occupant. `round` counts how often it was cleared: older invitations
 * are not valid any more. `standIn`: why a bot plays in the person's place. `keptFor`: only this
 * user may sit down there.
 */
export type Chair =
  | { readonly kind: 'open'; readonly round: number; readonly keptFor?: Person }
  | ({ readonly kind: 'person'; readonly round: number; readonly standIn?: StandIn } & Person)
  | { readonly kind: 'bot'; readonly round: number; readonly level: Level }

/** What happens at a table besides the game; of a rematch, what each seat has `won` before. */
export interface StoredLife extends Life {
  readonly won?: readonly number[]
}

/** One table as it is stored, without the course of its match. */
export interface TableRecord {
  readonly id: string
  readonly game: string
  /** Of the rules by which its match began. */
  readonly version: number
  /** The newest version by which anybody has moved since; null if it is that one. */
  readonly newerRules: number | null
  readonly options: GameTypes['options']
  /** Secret until the match is over; "" before the shuffle is made. */
  readonly seed: string
  /** How the shuffle is made; null at tables from before version 0.8. */
  readonly draw: Draw | null
  /** The user who made the table. */
  readonly host: string
  readonly listed: boolean
  readonly status: TableStatus
  readonly chairs: readonly Chair[]
  /** Seats that are to act now. */
  readonly actors: readonly Seat[]
  readonly ranks: readonly number[] | null
  readonly time: TimeRule
  /** Index = seat; [] without clocks. */
  readonly clocks: readonly SeatClock[]
  /** When the first clock runs out, as far as known when this was made; null if none does. */
  readonly dueAt: number | null
  readonly life: StoredLife
  readonly createdAt: number
  /** When something last happened that anyone may know of. */
  readonly updatedAt: number
}

/** The level of a bot that plays in a person's place. */
export const STAND_IN_LEVEL: Level = 'medium'

/** The level of the bot that plays in this chair; null if a person does, or nobody. */
export function botIn(chair: Chair | undefined): Level | null {
  if (chair?.kind === 'bot') return chair.level
  return chair?.kind === 'person' && chair.standIn !== undefined ? STAND_IN_LEVEL : null
}

/** Whether any bot is to act. */
export function botsOwe({ actors, chairs }: TableRecord): boolean {
  return actors.some(seat => botIn(chairs[seat]) !== null)
}

/** Whether a person sits here who plays for themselves. */
export function isPlaying(chair: Chair | undefined): boolean {
  return chair?.kind === 'person' && chair.standIn === undefined
}

/**
 * The people whom this table waits for, by seat: who is to act and, before the match begins, for
 * whom a seat is kept.
 */
export function awaitedAt({ status, actors, chairs }: TableRecord): Map<number, string> {
  const people = new Map<number, string>()
  for (const [seat, chair] of chairs.entries()) {
    const kept = status === 'open' ? keptIn(chair) : null
    const acts = status === 'running' && chair.kind === 'person' && actors.includes(seat)
    if (kept !== null) people.set(seat, kept.user)
    else if (acts && isPlaying(chair)) people.set(seat, chair.user)
  }
  return people
}

/**
 * The people at this table over days for whom a bot plays because their time was up, by seat. At a
 * live table they were asked for their turn a moment ago.
 */
export function timeUpAt({ status, time, chairs }: TableRecord): Map<number, string> {
  const people = new Map<number, string>()
  if (status !== 'running' || time.kind !== 'days') return people
  for (const [seat, chair] of chairs.entries())
    if (chair.kind === 'person' && chair.standIn === 'time') people.set(seat, chair.user)
  return people
}

/** For whom this chair is kept; null if for nobody. */
export function keptIn(chair: Chair | undefined): Person | null {
  return (chair?.kind === 'open' ? chair.keptFor : null) ?? null
}

/** The open seat that is reserved for this user, or null. */
export function askedSeat(record: TableRecord, user: string | null): Viewer {
  const seat = record.chairs.findIndex(chair => user !== null && keptIn(chair)?.user === user)
  return seat === -1 ? null : seat
}

/** The chair; open to all, if it was kept for this user. */
export function unkept(chair: Chair, user: string): Chair {
  const isKept = keptIn(chair)?.user === user
  return isKept ? { kind: 'open', round: chair.round + 1 } : chair
}

/** The seat of this user, or the one reserved for them, or null. */
export function seatFor(record: TableRecord, user: string | null): Viewer {
  return seatOf(record, user) ?? askedSeat(record, user)
}

/** Life at a new table. */
export function freshLife(readyCheck: boolean, hints = true): StoredLife {
  return {
    ready: readyCheck ? [] : null,
    ...(hints ? {} : { noHints: true }),
    enders: [],
    story: [],
    rematch: null,
    ending: null,
  }
}

/** The seat of this user, or null: then they are an onlooker. */
export function seatOf(record: TableRecord, user: string | null): Viewer {
  const seat = record.chairs.findIndex(chair => chair.kind === 'person' && chair.user === user)
  return seat === -1 ? null : seat
}
