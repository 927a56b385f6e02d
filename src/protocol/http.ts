import { type Static, Type } from 'typebox'
import { orNull, strict } from './basics.ts'
import { Face, Id, Level, MyTable, Name, Options, SeatNumber, TableInfo } from './table.ts'
import { Step } from './messages.ts'
import { TimeRule } from './time.ts'

/** Bodies and answers of the HTTP interface. Paths are in `docs/http.md`. */

export const Me = Type.Object({ id: Id, name: Name, face: Type.Optional(Face) })
export type Me = Static<typeof Me>
/** GET /api/me: null before the first visit is made a guest by POST /api/guest. */
export const MeAnswer = Type.Object({ me: orNull(Me) })
/** PATCH /api/me: what is left out stays as it is; a face of null takes it away. */
export const ChangeMe = Type.Object(
  { name: Type.Optional(Name), face: Type.Optional(orNull(Face)) },
  { additionalProperties: false, minProperties: 1 },
)
export type ChangeMe = Static<typeof ChangeMe>

/** GET /api/games: what can be played here. Options: the values each may take, default first. */
export const GameList = Type.Object({
  games: Type.Array(
    Type.Object({
      id: Type.String(),
      version: Type.Integer(),
      title: Type.Record(Type.String(), Type.String()),
      author: Type.String(),
      seats: Type.Array(Type.Integer()),
      minutes: Type.Array(Type.Integer()),
      age: Type.Integer(),
      options: Type.Record(
        Type.String(),
        Type.Array(Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
      ),
    }),
  ),
})
export type GameList = Static<typeof GameList>

/** The name of a set of printed values: a digest of its content. */
export const Digest = Type.String({ maxLength: 16, pattern: '^[0-9a-f]{16}$' })
/**
 * GET /api/contents/:digest: a set of printed values; it never changes.
 */
export const ContentAnswer = Type.Object({ game: Type.String(), content: Type.Unknown() })
export type ContentAnswer = Static<typeof ContentAnswer>

/** POST /api/tables. `chairs[seat]`: who is to sit there; the maker takes the first "me". */
export const MakeTable = strict({
  game: Type.String({ maxLength: 40 }),
  options: Type.Optional(Options),
  chairs: Type.Array(Type.Union([Type.Literal('me'), Type.Literal('open'), Level]), {
    minItems: 1,
    maxItems: 16,
  }),
  listed: Type.Optional(Type.Boolean()),
  /** None if left out. */
  time: Type.Optional(TimeRule),
  /**
   * Whether the match waits, once all seats are taken, until all people have said that they are
   * ready.
   */
  readyCheck: Type.Optional(Type.Boolean()),
  /** Whether pages give hints to a person whose opponents are all bots; they do if left out. */
  hints: Type.Optional(Type.Boolean()),
  /** I contribute to the shuffle: the match waits some seconds for me. docs/fairness.md */
  contributes: Type.Optional(Type.Boolean()),
})
export type MakeTable = Static<typeof MakeTable>

/**
 * POST /api/tables/:id/sit: with the key of an invitation, or on an open seat of a listed table.
 */
export const Sit = strict({
  seat: Type.Optional(SeatNumber),
  invite: Type.Optional(Type.String({ maxLength: 80 })),
  /** Where somebody sits there already, any free seat will do: friends pass one invitation on. */
  beside: Type.Optional(Type.Boolean()),
  /** I contribute to the shuffle: the match waits some seconds for me. */
  contributes: Type.Optional(Type.Boolean()),
})
export type Sit = Static<typeof Sit>
/**
 * POST /api/tables/:id/chair (host, while open): a bot, "open" to clear the seat, or whom to keep it
 * for: somebody with whom the host has finished a match.
 */
export const SetChair = strict({
  seat: SeatNumber,
  chair: Type.Union([Type.Literal('open'), Level, strict({ keptFor: Id })]),
})
export type SetChair = Static<typeof SetChair>

/**
 * GET /api/tables: `mine` (my turn first), `open` (listed, seats free), `running` (listed, to
 * watch).
 */
export const TableLists = Type.Object({
  mine: Type.Array(Type.Object({ table: TableInfo, seat: SeatNumber })),
  open: Type.Array(TableInfo),
  running: Type.Array(TableInfo),
})
export type TableLists = Static<typeof TableLists>
export const MyTableAnswer = MyTable

/**
 * GET /api/tables/:id/replay?eyes=<seat|onlooker|all>, after the end: every step with the position
 * it led to; frame 0 is the deal. From the perspective of a seat, as it saw them then, or of an
 * onlooker; `all`: everything that happened, each position with all hands open, from the side of
 * the seat that acted.
 */
export const Frame = Type.Object({
  step: orNull(Step),
  view: Type.Unknown(),
  /**
   * The number of the entry in the match's log: the same moment has the same number for every
   * viewer. 0 = the deal.
   */
  ply: Type.Optional(Type.Integer()),
  /** Of `all`: from whose side the table is looked at. */
  seat: Type.Optional(SeatNumber),
})
export type Frame = Static<typeof Frame>
export const Replay = Type.Object({ table: TableInfo, frames: Type.Array(Frame) })
export type Replay = Static<typeof Replay>
/**
 * How a match went for one viewer: the position at the start, then after each of their steps. A
 * running match tells no `ply`.
 */
export const Past = Type.Object({ frames: Type.Array(Frame) })
export type Past = Static<typeof Past>

/** Every error answer: a code, and a sentence for people. */
export const Problem = Type.Object({
  why: Type.String(),
  message: Type.String(),
  /** Of `banned`: until when, in Unix milliseconds; null = until the ban is lifted. */
  until: Type.Optional(orNull(Type.Integer())),
  /** Of `banned`: the reason that the people who run the server gave; may be "". */
  reason: Type.Optional(Type.String()),
})
export type Problem = Static<typeof Problem>
