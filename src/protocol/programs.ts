import { type Static, Type } from 'typebox'
import { Count, GameMove, Key, oneOf, orNull, strict } from './basics.ts'
import { ShuffleNow } from './fairness.ts'
import { Problem } from './http.ts'
import { MAX_MOVES, RefusalSchema, Welcome } from './messages.ts'
import { Id, Name, SeatNumber, TableInfo } from './table.ts'

/**
 * What programs need besides what pages use: tokens, bots, invitations, playing by HTTP, and
 * streams of news.
 */

/**
 * `read`: see what I may see · `play`: sit, choose, answer invitations · `tables`: make and fill
 * tables · `bot`: have bots · `admin`: what the people who run the server may do.
 */
export const Scope = oneOf('read', 'play', 'tables', 'bot', 'admin')
export type Scope = Static<typeof Scope>

/** A personal token, without its secret. */
export const Token = Type.Object({
  id: Id,
  name: Name,
  scopes: Type.Array(Scope),
  /** Unix time in milliseconds. */
  createdAt: Type.Integer(),
  /** To the minute or so; null = never used. */
  usedAt: orNull(Type.Integer()),
})
export type Token = Static<typeof Token>
export const TokenList = Type.Object({ tokens: Type.Array(Token) })
export type TokenList = Static<typeof TokenList>
/** POST /api/me/tokens */
export const MakeToken = strict({
  name: Name,
  scopes: Type.Array(Scope, { minItems: 1, maxItems: 5, uniqueItems: true }),
})
/**
 * `secret` is sent as `Authorization: Bearer <secret>`. Only this answer shows it: the server
 * stores only its hash.
 */
export const NewToken = Type.Object({ token: Token, secret: Type.String() })
export type NewToken = Static<typeof NewToken>

/** A program that plays. `owner`: the name of the person who answers for it. */
export const Bot = Type.Object({
  id: Id,
  name: Type.String(),
  owner: Type.String(),
  here: Type.Boolean(),
})
export type Bot = Static<typeof Bot>
export const BotList = Type.Object({ bots: Type.Array(Bot) })
export type BotList = Static<typeof BotList>
/** POST /api/me/bots. The name is shown with a sign before it that no person's name may have. */
export const MakeBot = strict({ name: Type.String({ minLength: 1, maxLength: 20 }) })
export const NewBot = Type.Object({ bot: Bot, secret: Type.String() })
export type NewBot = Static<typeof NewBot>

/** POST /api/tables/:id/invitations (host, while open): invites a bot to an open seat. */
export const Invite = strict({ seat: SeatNumber, bot: Id })
export type Invite = Static<typeof Invite>
/** An invitation to a table. `invite` is what `sit` takes. */
export const Invitation = Type.Object({ table: TableInfo, seat: SeatNumber, invite: Type.String() })
export type Invitation = Static<typeof Invitation>
export const InvitationList = Type.Object({ invitations: Type.Array(Invitation) })

/** POST /api/tables/:id/moves: as the socket's `choose`. */
export const PlayMoves = strict({
  key: Key,
  at: Count,
  moves: Type.Array(GameMove, { minItems: 1, maxItems: MAX_MOVES }),
})
/** POST /api/tables/:id/undo */
export const TakeBack = strict({ key: Key })
/** POST /api/tables/:id/explain */
export const AskWhy = strict({ move: GameMove })
/** The move is made and safely stored. `seq`: my last step then. */
export const PlayedAnswer = Type.Object({ key: Key, seq: Type.Integer() })
export const WhyAnswer = Type.Object({ refusal: orNull(RefusalSchema) })
/** The move is not made: a problem, with the rule that forbids it, where it is a rule. */
export const PlayProblem = Type.Object({
  ...Problem.properties,
  refusal: Type.Optional(orNull(RefusalSchema)),
})
/** GET /api/tables/:id/moment: what a socket says first. */
export const MomentAnswer = Welcome

/**
 * One line of GET /api/me/events. `turn`: the table waits for me, and `seq` is my last step there.
 * `shuffle`: the table waits for my contribution, its hash or its bytes.
 */
export const MyEvent = Type.Union([
  Type.Object({ type: Type.Literal('invited'), invitation: Invitation }),
  Type.Object({ type: Type.Literal('start'), table: TableInfo, seat: SeatNumber }),
  Type.Object({
    type: Type.Literal('turn'),
    table: TableInfo,
    seat: SeatNumber,
    seq: Type.Integer(),
  }),
  Type.Object({
    type: Type.Literal('shuffle'),
    table: TableInfo,
    seat: SeatNumber,
    shuffle: ShuffleNow,
  }),
  Type.Object({ type: Type.Literal('end'), table: TableInfo, seat: SeatNumber }),
])
export type MyEvent = Static<typeof MyEvent>
