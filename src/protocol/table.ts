import { type Static, Type } from 'typebox'
import { Id, oneOf, orNull, SeatNumber } from './basics.ts'
import { Life, StandIn } from './life.ts'
import { TableTime } from './time.ts'

/** One table and who sits at it: the types shared by server, page and programs. */

export { Id, SeatNumber }
export const Name = Type.String({ minLength: 1, maxLength: 24 })
/**
 * A face that somebody has put together for themselves: a digit for each of its parts, as
 * `src/web/characters/parts.ts` counts them.
 */
export const Face = Type.String({
  maxLength: 8,
  pattern: '^[0-5][0-4][0-7][0-5][0-3][0-3][0-7][0-5]$',
})
export const Options = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.Union([Type.String({ maxLength: 80 }), Type.Number(), Type.Boolean()]),
  { maxProperties: 40 },
)
/** Bots that can be seated, weakest first. */
export const Level = oneOf('random', 'greedy', 'easy', 'medium', 'hard', 'master')
export type Level = Static<typeof Level>

export const SeatInfo = Type.Object({
  kind: oneOf('open', 'person', 'bot'),
  /**
   * The person's name; of an open seat that of the person it is kept for. "" for other open seats
   * and for bots (pages name those in the reader's language).
   */
  name: Type.String(),
  level: orNull(Level),
  /** Whether a person's browser is connected now. */
  here: Type.Boolean(),
  /** Of a person's seat: why a bot plays on it, if one does. */
  standIn: orNull(StandIn),
  /** Of a person's seat on a server: leads to their page. */
  user: Type.Optional(Id),
  /** Of a person's seat on a server: their face, if they have one. */
  face: Type.Optional(Face),
  /** The person has deleted their account: no name, no page. */
  gone: Type.Optional(Type.Literal(true)),
  /** In a rematch: how many of the earlier matches the person or bot on this seat has won. */
  won: Type.Optional(Type.Integer()),
})
export type SeatInfo = Static<typeof SeatInfo>

/** `open`: seats are being filled · `running` · `over`. */
export const TableStatus = oneOf('open', 'running', 'over')
export type TableStatus = Static<typeof TableStatus>

export const TableInfo = Type.Object({
  id: Id,
  game: Type.String(),
  /** The game's rules version this match is played by. */
  version: Type.Integer(),
  options: Options,
  seats: Type.Array(SeatInfo),
  status: TableStatus,
  /** Whether anyone may find the table in the lobby and sit down. */
  listed: Type.Boolean(),
  /** SHA-256 promise of the shuffle, from the moment the table is made. */
  commitment: Type.String(),
  /** The seed that keeps the promise, once the match is over. */
  seed: orNull(Type.String()),
  /** Seats that are to act now. */
  actors: Type.Array(SeatNumber),
  /** Each seat's place, 1 = first, once the match is over; null if it ended by agreement. */
  ranks: orNull(Type.Array(Type.Integer())),
  /** Unix time in milliseconds. */
  createdAt: Type.Integer(),
  updatedAt: Type.Integer(),
  /** Clocks; null where there are none. */
  time: orNull(TableTime),
  /** Null at tables without a server. */
  life: orNull(Life),
})
export type TableInfo = Static<typeof TableInfo>

/** A table for the person who asks: their seat, and whether they may change it. */
export const MyTable = Type.Object({
  table: TableInfo,
  seat: orNull(SeatNumber),
  host: Type.Boolean(),
  /** The open seat reserved for them, or null. */
  asked: orNull(SeatNumber),
  /**
   * `/t/<id>#<invite>` for each open seat: pages send the part after # to `sit`. Only the host gets
   * them. Index = seat.
   */
  links: Type.Array(orNull(Type.String())),
})
export type MyTable = Static<typeof MyTable>
