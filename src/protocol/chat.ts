import { type Static, Type } from 'typebox'
import { Count, Ordinal } from './basics.ts'
import { Name, SeatNumber } from './table.ts'

/** The chat at a table: players among themselves, onlookers among themselves. */

export const MAX_LINE = 400

export const Channel = Type.Union([Type.Literal('players'), Type.Literal('onlookers')])
export type Channel = Static<typeof Channel>

/** One line as one reader gets it. */
export const ChatLine = Type.Object({
  channel: Channel,
  /** Counts the channel's lines from 1, without gaps. */
  n: Type.Integer(),
  /**
   * What the server itself says: `sat` (who: the person), `begun`, `over`; null = somebody said the
   * text.
   */
  code: Type.Union([Type.Literal('sat'), Type.Literal('begun'), Type.Literal('over'), Type.Null()]),
  /**
   * The writer's name, or the name of the person a server's line is about; "" for a deleted
   * account.
   */
  name: Type.Union([Name, Type.Literal('')]),
  /** Where they sit now; null = nowhere. */
  seat: Type.Union([SeatNumber, Type.Null()]),
  /** Plain text; "" if `muted`. */
  text: Type.String(),
  mine: Type.Boolean(),
  /** The reader has muted the writer. */
  muted: Type.Boolean(),
  at: Type.Integer(),
})
export type ChatLine = Static<typeof ChatLine>

const Key = Type.String({ minLength: 8, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' })
const Text = Type.String({ minLength: 1, maxLength: MAX_LINE })

/** Over a socket: subscribes to the chat; first come the lines after these. */
export const Listen = Type.Object(
  {
    type: Type.Literal('listen'),
    players: Type.Optional(Count),
    onlookers: Type.Optional(Count),
  },
  { additionalProperties: false },
)
/** Over a socket: a line in my own channel. */
export const Say = Type.Object(
  { type: Type.Literal('say'), key: Key, text: Text },
  { additionalProperties: false },
)
/** Whether the person can see the page now: then they need no notice. */
export const Looking = Type.Object(
  { type: Type.Literal('looking'), visible: Type.Boolean() },
  { additionalProperties: false },
)

/**
 * Lines said at the table; `mine`: the channel I write in, null = none (a stranger). `fresh`: said
 * just now.
 */
export const ChatNews = Type.Object({
  type: Type.Literal('chat'),
  mine: Type.Union([Channel, Type.Null()]),
  fresh: Type.Boolean(),
  lines: Type.Array(ChatLine),
})
export type ChatNews = Static<typeof ChatNews>
/** The line is on disk. */
export const Said = Type.Object({ type: Type.Literal('said'), key: Key, n: Type.Integer() })

/** GET /api/tables/:id/chat?players=&onlookers= */
export const Chat = Type.Object({
  mine: Type.Union([Channel, Type.Null()]),
  lines: Type.Array(ChatLine),
})
export type Chat = Static<typeof Chat>
export const ChatSince = Type.Object(
  {
    players: Type.Optional(Count),
    onlookers: Type.Optional(Count),
  },
  { additionalProperties: false },
)
export type ChatSince = Static<typeof ChatSince>
/** POST /api/tables/:id/chat */
export const SayLine = Type.Object({ key: Key, text: Text }, { additionalProperties: false })
export const SaidLine = Type.Object({ channel: Channel, n: Type.Integer() })
/** POST /api/tables/:id/chat/mute: hides the writer of that line everywhere, for me alone. */
export const Mute = Type.Object(
  { channel: Channel, n: Ordinal, muted: Type.Boolean() },
  { additionalProperties: false },
)
/** POST /api/tables/:id/chat/report: reports that line to the people who run the server. */
export const Report = Type.Object({ channel: Channel, n: Ordinal }, { additionalProperties: false })
export const Heard = Type.Object({ ok: Type.Literal(true) })
