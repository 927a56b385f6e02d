import { type Static, Type } from 'typebox'
import { Count, Key, oneOf, Ordinal, orNull, strict } from './basics.ts'
import { Name, SeatNumber } from './table.ts'

/** The chat at a table: players among themselves, onlookers among themselves. */

export const MAX_LINE = 400

export const Channel = oneOf('players', 'onlookers')
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
  seat: orNull(SeatNumber),
  /** Plain text; "" if `muted`. */
  text: Type.String(),
  mine: Type.Boolean(),
  /** The reader has muted the writer. */
  muted: Type.Boolean(),
  at: Type.Integer(),
})
export type ChatLine = Static<typeof ChatLine>

const Text = Type.String({ minLength: 1, maxLength: MAX_LINE })

/** Over a socket: subscribes to the chat; first come the lines after these. */
export const Listen = strict({
  type: Type.Literal('listen'),
  players: Type.Optional(Count),
  onlookers: Type.Optional(Count),
})
/** Over a socket: a line in my own channel. */
export const Say = strict({ type: Type.Literal('say'), key: Key, text: Text })
/** Whether the person can see the page now: then they need no notice. */
export const Looking = strict({ type: Type.Literal('looking'), visible: Type.Boolean() })

/**
 * Lines said at the table; `mine`: the channel I write in, null = none (a stranger). `fresh`: said
 * just now.
 */
export const ChatNews = Type.Object({
  type: Type.Literal('chat'),
  mine: orNull(Channel),
  fresh: Type.Boolean(),
  lines: Type.Array(ChatLine),
})
export type ChatNews = Static<typeof ChatNews>
/** The line is on disk. */
export const Said = Type.Object({ type: Type.Literal('said'), key: Key, n: Type.Integer() })

/** GET /api/tables/:id/chat?players=&onlookers= */
export const Chat = Type.Object({
  mine: orNull(Channel),
  lines: Type.Array(ChatLine),
})
export type Chat = Static<typeof Chat>
export const ChatSince = strict({
  players: Type.Optional(Count),
  onlookers: Type.Optional(Count),
})
export type ChatSince = Static<typeof ChatSince>
/** POST /api/tables/:id/chat */
export const SayLine = strict({ key: Key, text: Text })
export const SaidLine = Type.Object({ channel: Channel, n: Type.Integer() })
/** POST /api/tables/:id/chat/mute: hides the writer of that line everywhere, for me alone. */
export const Mute = strict({ channel: Channel, n: Ordinal, muted: Type.Boolean() })
/** POST /api/tables/:id/chat/report: reports that line to the people who run the server. */
export const Report = strict({ channel: Channel, n: Ordinal })
export const Heard = Type.Object({ ok: Type.Literal(true) })
