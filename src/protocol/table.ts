import { type Static, Type } from 'typebox'
import { Id, SeatNumber } from './basics.ts'
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
export const Level = Type.Union([
  Type.Literal('random'),
  Type.Literal('greedy'),
  Type.Literal('easy'),
  Type.Literal('medium'),
  Type.Literal('hard'),
  Type.Literal('master'),
])
export type Level = Static<typeof Level>

export const SeatInfo = Type.Object({
  kind: Type.Union([Type.Literal('open'), Type.Literal('person'), Type.Literal('bot')]),
  /**
   * The person's name; of an open seat that of the person it is kept for. "" for other open seats
   * and for bots (pages name those in the reader's language).
   */
  name: Type.String(),
  level: Type.Union([Level, Type.Null()]),
  /** Whether a person's browser is connected now. */
  here: Type.Boolean(),
  /** Of a person's seat: why a bot plays on it, if one does. */
  standIn: Type.Union([StandIn, Type.Null()]),
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
export const TableStatus = Type.Union([
  Type.Literal('open'),
  Type.Literal('running'),
  Type.Literal('over'),
])
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
  seed: Type.Union([Type.String(), Type.Null()]),
  /** Seats that are to act now. */
  actors: Type.Array(SeatNumber),
  /** Each seat's place, 1 = first, once the match is over; null if it ended by agreement. */
  ranks: Type.Union([Type.Array(Type.Integer()), Type.Null()]),
  /** Unix time in milliseconds. */
  createdAt: Type.Integer(),
  updatedAt: Type.Integer(),
  /** Clocks; null where there are none. */
  time: Type.Union([TableTime, Type.Null()]),
  /** Null at tables without a server. */
  life: Type.Union([Life, Type.Null()]),
})
export type TableInfo = Static<typeof TableInfo>

/** A table for the person who asks: their seat, and whether they may change it. */
export const MyTable = Type.Object({
  table: TableInfo,
  seat: Type.Union([SeatNumber, Type.Null()]),
  host: Type.Boolean(),
  /** The open seat reserved for them, or null. */
  asked: Type.Union([SeatNumber, Type.Null()]),
  /**
   * `/t/<id>#<invite>` for each open seat: pages send the part after # to `sit`. Only the host gets
   * them. Index = seat.
   */
  links: Type.Array(Type.Union([Type.String(), Type.Null()])),
})
export type MyTable = Static<typeof MyTable>
