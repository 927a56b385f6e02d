import { type Static, Type } from 'typebox'
import { Id, SeatNumber } from './basics.ts'

/** What happens at a table besides the game: who came and went, how it ended, what was agreed. */

/** Why a bot plays for a person. They may take the seat back, unless they resigned. */
export const StandIn = Type.Union([
  Type.Literal('time'),
  Type.Literal('left'),
  Type.Literal('resigned'),
])
export type StandIn = Static<typeof StandIn>

/**
 * `time`: a bot took over since the clock ran out · `rule`: the clock ran out, the game's own rule
 * played for the seat · `left`, `resigned`, `back`: the person did so · `end`: proposes to end, or
 * agrees · `on`: wants to play on after all.
 */
export const StoryLine = Type.Object({
  type: Type.Union([
    StandIn,
    Type.Literal('rule'),
    Type.Literal('back'),
    Type.Literal('end'),
    Type.Literal('on'),
  ]),
  seat: SeatNumber,
  /** Unix time in milliseconds. */
  at: Type.Integer(),
})
export type StoryLine = Static<typeof StoryLine>

/**
 * `played`: by the rules, to the end · `resigned`: no opponent was left · `agreed`: no result ·
 * `called-off`: no result either; the people who run the server ended it · `unplayed`: nor then;
 * somebody resigned before all had a turn, or nobody has played for very long.
 */
export const Ending = Type.Union([
  Type.Literal('played'),
  Type.Literal('resigned'),
  Type.Literal('agreed'),
  Type.Literal('called-off'),
  Type.Literal('unplayed'),
])
export type Ending = Static<typeof Ending>

export const Life = Type.Object({
  /**
   * Seats whose people are ready; null if the host wants no such check. The match begins when all
   * are.
   */
  ready: Type.Union([Type.Array(SeatNumber), Type.Null()]),
  /** The host wants no hints here; otherwise they are for whom all others are bots. */
  noHints: Type.Optional(Type.Literal(true)),
  /** Seats whose people want to end the match here. */
  enders: Type.Array(SeatNumber),
  /** What happened, oldest first: the last fifty, and the latest of each kind for each seat. */
  story: Type.Array(StoryLine),
  /** The table where the same people play again. */
  rematch: Type.Union([Id, Type.Null()]),
  /** Once it is over. */
  ending: Type.Union([Ending, Type.Null()]),
  /** Of a match that was called off: the reason that was given. */
  why: Type.Optional(Type.String()),
})
export type Life = Static<typeof Life>

/** POST /api/tables/:id/ready */
export const SetReady = Type.Object({ ready: Type.Boolean() }, { additionalProperties: false })
export type SetReady = Static<typeof SetReady>
/** POST /api/tables/:id/end: whether I want to end the match here. */
export const SetEnd = Type.Object({ end: Type.Boolean() }, { additionalProperties: false })
export type SetEnd = Static<typeof SetEnd>
