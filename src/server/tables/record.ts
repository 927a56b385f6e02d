import type { Seat, Viewer, Words } from '../../kernel/game.ts'
import type { Level, TableStatus } from '../../protocol/table.ts'

/** Who is to sit in one seat. `round` counts how often it was cleared: older invitations no longer hold. */
export type Chair =
  | { readonly kind: 'open'; readonly round: number }
  | { readonly kind: 'person'; readonly round: number; readonly user: string; readonly name: string }
  | { readonly kind: 'bot'; readonly round: number; readonly level: Level }

/** One table as it is stored, the course of its match apart. */
export interface TableRecord {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly options: Words['options']
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
  readonly createdAt: number
  /** When something last happened that everybody may know of. */
  readonly updatedAt: number
}

/** The seat of this user, or null: then he is an onlooker. */
export function seatOf(record: TableRecord, user: string | null): Viewer {
  const seat = record.chairs.findIndex(chair => chair.kind === 'person' && chair.user === user)
  return seat === -1 ? null : seat
}
