import { type Static, Type } from 'typebox'
import { Id, oneOf, orNull, SeatNumber, strict } from './basics.ts'

/** What happens at a table besides the game: who came and went, how it ended, what was agreed. */

/** Why a bot plays for a person. They may take the seat back, unless they resigned. */
export const StandIn = oneOf('time', 'left', 'resigned')
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
export const Ending = oneOf('played', 'resigned', 'agreed', 'called-off', 'unplayed')
export type Ending = Static<typeof Ending>

export const Life = Type.Object({
  /**
   * Seats whose people are ready; null if the host wants no such check. The match begins when all
   * are.
   */
  ready: orNull(Type.Array(SeatNumber)),
  /** The host wants no hints here; otherwise they are for whom all others are bots. */
  noHints: Type.Optional(Type.Literal(true)),
  /** Seats whose people want to end the match here. */
  enders: Type.Array(SeatNumber),
  /** What happened, oldest first: the last fifty, and the latest of each kind for each seat. */
  story: Type.Array(StoryLine),
  /** The table where the same people play again. */
  rematch: orNull(Id),
  /** Whose idea that was. */
  rematchBy: Type.Optional(SeatNumber),
  /** Once it is over. */
  ending: orNull(Ending),
  /** Of a match that was called off: the reason that was given. */
  why: Type.Optional(Type.String()),
})
export type Life = Static<typeof Life>

/** POST /api/tables/:id/ready */
export const SetReady = strict({ ready: Type.Boolean() })
export type SetReady = Static<typeof SetReady>
/** POST /api/tables/:id/end: whether I want to end the match here. */
export const SetEnd = strict({ end: Type.Boolean() })
export type SetEnd = Static<typeof SetEnd>
