import { type Static, Type } from 'typebox'
import { Count, GameMove, Key, orNull, strict } from './basics.ts'
import { ChatNews, Listen, Looking, Said, Say } from './chat.ts'
import { Contribution, ShuffleNow } from './fairness.ts'
import { SeatNumber, TableInfo } from './table.ts'

/**
 * The messages between a browser and the server over a table's socket. Every message is one JSON
 * object with a `type`. Each game defines and checks its own moves, views and events.
 */

export const MAX_MESSAGE_BYTES = 16_384
export const MAX_MOVES = 64

/**
 * The first message on a socket. `since`: the last step this page has seen; what came later
 * follows.
 */
export const Watch = strict({ type: Type.Literal('watch'), since: Type.Optional(Count) })
/**
 * Moves of one seat, made one after another: all of them, or none. `at` = the step the chooser had
 * seen.
 */
export const Choose = strict({
  type: Type.Literal('choose'),
  key: Key,
  at: Count,
  moves: Type.Array(GameMove, { minItems: 1, maxItems: MAX_MOVES }),
})
export const Undo = strict({ type: Type.Literal('undo'), key: Key })
/** Why is this move not possible? */
export const Explain = strict({ type: Type.Literal('explain'), key: Key, move: GameMove })
/** My part of the shuffle, before the match begins. The answer is `shuffle`, to everybody. */
export const Contribute = strict({ type: Type.Literal('contribute'), given: Contribution })
export const Ping = strict({ type: Type.Literal('ping') })

export const ClientMessage = Type.Union([
  Watch,
  Choose,
  Undo,
  Explain,
  Contribute,
  Listen,
  Say,
  Looking,
  Ping,
])
export type ClientMessage = Static<typeof ClientMessage>

export const RefusalSchema = Type.Object({
  rule: Type.String(),
  why: Type.String(),
  with: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
})

/**
 * One thing that happened, as this viewer may know it. `seq` counts the steps this viewer may know
 * of, from 1, without gaps: what others do in secret makes no step for the viewer. `undone`: the
 * seat undid its last ply.
 */
export const Step = Type.Object({
  seq: Type.Integer(),
  seat: SeatNumber,
  undone: Type.Boolean(),
  events: Type.Array(Type.Object({ type: Type.String() }, { additionalProperties: true })),
  /** Unix time in milliseconds. */
  at: Type.Integer(),
})
export type Step = Static<typeof Step>

/** The position as the viewer knows it, after the step numbered `seq`. */
export const Moment = Type.Object({
  seq: Type.Integer(),
  view: Type.Unknown(),
  /** The viewer's legal moves now; [] while nothing is asked of them. */
  offers: Type.Array(GameMove),
  undoable: Type.Boolean(),
})
export type Moment = Static<typeof Moment>

/**
 * The answer to `watch`: the table, the steps since (all of them if `reset`), and where they lead.
 */
export const Welcome = Type.Object({
  type: Type.Literal('welcome'),
  table: TableInfo,
  seat: orNull(SeatNumber),
  host: Type.Boolean(),
  /** The steps begin at 1: forget what you had. */
  reset: Type.Boolean(),
  steps: Type.Array(Step),
  /** null while seats are being filled. */
  moment: orNull(Moment),
  /** How the shuffle is made; null at tables from before version 0.8. */
  shuffle: orNull(ShuffleNow),
})
/** The shuffle has gone on: somebody has contributed, a round has ended, a start was called off. */
export const ShuffleNews = Type.Object({ type: Type.Literal('shuffle'), shuffle: ShuffleNow })
export const News = Type.Object({
  type: Type.Literal('news'),
  steps: Type.Array(Step),
  moment: Moment,
})
/** Seats, presence, status or who is to act have changed. */
export const TableNews = Type.Object({
  type: Type.Literal('table'),
  table: TableInfo,
  seat: orNull(SeatNumber),
})
/** The move is made and safely stored. `seq`: the viewer's last step then. */
export const Done = Type.Object({ type: Type.Literal('done'), key: Key, seq: Type.Integer() })
/**
 * The move is not made; nothing has changed. `why`: illegal, not-your-turn, over, not-seated;
 * revealed: cannot be undone, or a move that is not the last of its message reveals something;
 * stale: the chooser had not seen their own last step (a fresh `welcome` follows); too-many: more
 * than one may play in a day or in one match, or take back; busy: could not be stored, send it
 * again.
 */
export const Refused = Type.Object({
  type: Type.Literal('refused'),
  key: Key,
  why: Type.String(),
  refusal: orNull(RefusalSchema),
})
export const Explained = Type.Object({
  type: Type.Literal('explained'),
  key: Key,
  refusal: orNull(RefusalSchema),
})
export const Pong = Type.Object({ type: Type.Literal('pong') })
/** The message could not be read; or the server restarts and the page should reconnect. */
export const Trouble = Type.Object({
  type: Type.Literal('trouble'),
  why: Type.String(),
  message: Type.String(),
})

export const ServerMessage = Type.Union([
  Welcome,
  News,
  TableNews,
  ShuffleNews,
  Done,
  Refused,
  Explained,
  ChatNews,
  Said,
  Pong,
  Trouble,
])
export type ServerMessage = Static<typeof ServerMessage>
export type Welcome = Static<typeof Welcome>
export type News = Static<typeof News>
export type Refused = Static<typeof Refused>
