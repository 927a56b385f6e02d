import type { Seat, Viewer, GameTypes } from '../../kernel/game.ts'
import type { Life, StandIn } from '../../protocol/life.ts'
import type { Level, TableStatus } from '../../protocol/table.ts'
import type { TimeRule } from '../../protocol/time.ts'
import type { SeatClock } from './clock-rules.ts'

export interface Person {
  readonly user: string
  readonly name: string
}

/**
 * Who is to sit in one seat. `round` counts how often it was cleared: older invitations no longer
 * hold. `standIn`: why a bot plays there in the person's place. `keptFor`: nobody else may sit down
 * there.
 */
export type Chair =
  | { readonly kind: 'open'; readonly round: number; readonly keptFor?: Person }
  | ({ readonly kind: 'person'; readonly round: number; readonly standIn?: StandIn } & Person)
  | { readonly kind: 'bot'; readonly round: number; readonly level: Level }

/** One table as it is stored, the course of its match apart. */
export interface TableRecord {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly options: GameTypes['options']
  /** Secret until the match is over. */
  readonly seed: string
  /** The user who made the table. */
  readonly host: string
  readonly listed: boolean
  readonly status: TableStatus
  readonly chairs: readonly Chair[]
  /** Seats that owe a decision now. */
  readonly actors: readonly Seat[]
  readonly ranks: readonly number[] | null
  readonly time: TimeRule
  /** Index = seat; [] without clocks. */
  readonly clocks: readonly SeatClock[]
  /** When the first clock runs out, by what was known when this was made; null if none is to. */
  readonly dueAt: number | null
  readonly life: Life
  readonly createdAt: number
  /** When something last happened that everybody may know of. */
  readonly updatedAt: number
}

/** How strong a bot is that plays in a person's place. */
export const STAND_IN_LEVEL: Level = 'medium'

/** The level of the bot that plays in this chair; null if a person does, or nobody. */
export function botIn(chair: Chair | undefined): Level | null {
  if (chair?.kind === 'bot') return chair.level
  return chair?.kind === 'person' && chair.standIn !== undefined ? STAND_IN_LEVEL : null
}

/** Whether any bot owes a decision. */
export function botsOwe({ actors, chairs }: TableRecord): boolean {
  return actors.some(seat => botIn(chairs[seat]) !== null)
}

/** Whether a person sits here who answers himself. */
export function isPlaying(chair: Chair | undefined): boolean {
  return chair?.kind === 'person' && chair.standIn === undefined
}

/** The open seat that is kept for this user, or null. */
export function askedSeat(record: TableRecord, user: string | null): Viewer {
  const seat = record.chairs.findIndex(
    chair => chair.kind === 'open' && user !== null && chair.keptFor?.user === user,
  )
  return seat === -1 ? null : seat
}

/** Life at a new table. */
export function freshLife(readyCheck: boolean): Life {
  return { ready: readyCheck ? [] : null, enders: [], story: [], rematch: null, ending: null }
}

/** The seat of this user, or null: then he is an onlooker. */
export function seatOf(record: TableRecord, user: string | null): Viewer {
  const seat = record.chairs.findIndex(chair => chair.kind === 'person' && chair.user === user)
  return seat === -1 ? null : seat
}
