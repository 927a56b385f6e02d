import { type Static, Type } from 'typebox'
import { Language } from './basics.ts'

/** How a person is notified that it is their turn. */

/**
 * `push`: to subscribed browsers · `mail`: to their sign-in address · `hook`: to a program of their
 * own.
 */
export const NoticeChannel = Type.Union([
  Type.Literal('push'),
  Type.Literal('mail'),
  Type.Literal('hook'),
])
export type NoticeChannel = Static<typeof NoticeChannel>

const HookUrl = Type.String({ maxLength: 500, pattern: '^https?://[^\\s]+$' })

/** GET /api/me/notices, and the answer of what changes it. */
export const MyNotices = Type.Object({
  push: Type.Boolean(),
  mail: Type.Boolean(),
  hook: Type.Boolean(),
  language: Language,
  /** Subscribed browsers. */
  devices: Type.Integer(),
  /** The key with which a browser subscribes (VAPID, base64url). */
  pushKey: Type.String(),
  /** Whether this server sends mail, and I have an address. */
  canMail: Type.Boolean(),
  hookUrl: Type.Union([Type.String(), Type.Null()]),
  /** With it the calls are signed: HMAC-SHA-256. */
  hookSecret: Type.String(),
})
export type MyNotices = Static<typeof MyNotices>

/** PATCH /api/me/notices */
export const SetNotices = Type.Object(
  {
    push: Type.Optional(Type.Boolean()),
    mail: Type.Optional(Type.Boolean()),
    hook: Type.Optional(Type.Boolean()),
    language: Type.Optional(Language),
    hookUrl: Type.Optional(Type.Union([HookUrl, Type.Null()])),
  },
  { additionalProperties: false },
)
export type SetNotices = Static<typeof SetNotices>

/** POST /api/me/notices/push: subscribes this browser, by its PushSubscription.toJSON(). */
export const PushAgreement = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1000, pattern: '^https?://[^\\s]+$' }),
    keys: Type.Object(
      {
        p256dh: Type.String({ minLength: 80, maxLength: 100, pattern: '^[A-Za-z0-9_-]+=*$' }),
        auth: Type.String({ minLength: 16, maxLength: 32, pattern: '^[A-Za-z0-9_-]+=*$' }),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)
export type PushAgreement = Static<typeof PushAgreement>
/** POST /api/me/notices/push/end: unsubscribes this browser. */
export const PushEnd = Type.Object(
  { endpoint: Type.String({ maxLength: 1000 }) },
  { additionalProperties: false },
)

/** POST /api/me/notices/test */
export const NoticeTest = Type.Object({ channel: NoticeChannel }, { additionalProperties: false })
export const NoticeSent = Type.Object({ sent: Type.Literal(true) })

/** GET and POST /api/tables/:id/notices: no notices of this table. */
export const TableNotices = Type.Object({ silent: Type.Boolean() }, { additionalProperties: false })
