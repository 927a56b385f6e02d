import { type Static, Type } from 'typebox'
import { orNull, strict } from './basics.ts'

/** Clocks: how long people may take, and when their clocks stand still. */

/**
 * The host's choice. `live`: a bank, and an increment for each decision. `days`: this long for each
 * decision.
 */
export const TimeRule = Type.Union([
  strict({ kind: Type.Literal('none') }),
  strict({
    kind: Type.Literal('live'),
    minutes: Type.Integer({ minimum: 1, maximum: 180 }),
    seconds: Type.Integer({ minimum: 0, maximum: 300 }),
  }),
  strict({ kind: Type.Literal('days'), hours: Type.Integer({ minimum: 1, maximum: 24 * 14 }) }),
])
export type TimeRule = Static<typeof TimeRule>

/** One seat's clock when the message was written. */
export const ClockInfo = Type.Object({
  /** Milliseconds. */
  left: Type.Integer(),
  /** Whether the seat is to act: the clock counts down, unless it stands still. */
  owes: Type.Boolean(),
  /**
   * Why it stands still now: the server or the table has a problem, or it is the person's vacation
   * or quiet hours; else null.
   */
  still: Type.Union([
    Type.Literal('stop'),
    Type.Literal('vacation'),
    Type.Literal('quiet'),
    Type.Null(),
  ]),
})
export type ClockInfo = Static<typeof ClockInfo>

/**
 * The clocks of a table. Index = seat; null for seats where a bot plays, or nobody sits. [] where
 * only the rule is given (lists).
 */
export const TableTime = Type.Object({
  rule: TimeRule,
  clocks: Type.Array(orNull(ClockInfo)),
})
export type TableTime = Static<typeof TableTime>

const MinuteOfDay = Type.Integer({ minimum: 0, maximum: 24 * 60 - 1 })
/**
 * The daily window in which my clocks that count days stand still, in the local time of a time
 * zone.
 */
export const Quiet = strict({
  zone: Type.String({ minLength: 1, maxLength: 60 }),
  from: MinuteOfDay,
  until: MinuteOfDay,
})
export type Quiet = Static<typeof Quiet>

/** GET /api/me/time, and the answer of what changes it. */
export const MyTime = Type.Object({
  quiet: orNull(Quiet),
  /** Until when I am on vacation at most; null = I am not. */
  vacationUntil: orNull(Type.Integer()),
  /** Milliseconds of vacation left this year. */
  vacationLeft: Type.Integer(),
})
export type MyTime = Static<typeof MyTime>
/** PATCH /api/me/time */
export const SetTime = strict({
  quiet: Type.Optional(orNull(Quiet)),
  vacation: Type.Optional(Type.Boolean()),
})
export type SetTime = Static<typeof SetTime>
