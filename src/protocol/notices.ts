import { type Static, Type } from 'typebox'
import { Language, oneOf, orNull, strict } from './basics.ts'

/** How a person is notified that it is their turn. */

/**
 * `push`: to subscribed browsers · `mail`: to their sign-in address · `hook`: to a program of their
 * own.
 */
export const NoticeChannel = oneOf('push', 'mail', 'hook')
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
  hookUrl: orNull(Type.String()),
  /** With it the calls are signed: HMAC-SHA-256. */
  hookSecret: Type.String(),
})
export type MyNotices = Static<typeof MyNotices>

/** PATCH /api/me/notices */
export const SetNotices = strict({
  push: Type.Optional(Type.Boolean()),
  mail: Type.Optional(Type.Boolean()),
  hook: Type.Optional(Type.Boolean()),
  language: Type.Optional(Language),
  hookUrl: Type.Optional(orNull(HookUrl)),
})
export type SetNotices = Static<typeof SetNotices>

/** POST /api/me/notices/push: subscribes this browser, by its PushSubscription.toJSON(). */
export const PushAgreement = strict({
  endpoint: Type.String({ maxLength: 1000, pattern: '^https?://[^\\s]+$' }),
  keys: strict({
    p256dh: Type.String({ minLength: 80, maxLength: 100, pattern: '^[A-Za-z0-9_-]+=*$' }),
    auth: Type.String({ minLength: 16, maxLength: 32, pattern: '^[A-Za-z0-9_-]+=*$' }),
  }),
})
export type PushAgreement = Static<typeof PushAgreement>
/** POST /api/me/notices/push/end: unsubscribes this browser. */
export const PushEnd = strict({ endpoint: Type.String({ maxLength: 1000 }) })

/** POST /api/me/notices/test */
export const NoticeTest = strict({ channel: NoticeChannel })
export const NoticeSent = Type.Object({ sent: Type.Literal(true) })

/** GET and POST /api/tables/:id/notices: no notices of this table. */
export const TableNotices = strict({ silent: Type.Boolean() })
