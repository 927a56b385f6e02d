import { createHmac } from 'node:crypto'
import webpush from 'web-push'
import { type Language, LANGUAGES } from '../../kit/meta.ts'
import type { NoticeChannel } from '../../protocol/notices.ts'
import { keepSetting, loadSetting } from '../store/database/settings.ts'
import { addressOf } from '../store/people/addresses.ts'
import { browsersOf, dropBrowser, loadPrefs } from '../store/people/notices.ts'
import type { NoticePrefsRow } from '../store/database/schema-words.ts'
import type { Hub } from '../tables/room/hub.ts'
import type { Mailer } from './mailer.ts'
import { OutwardError, type Post } from './outward.ts'
import { foot, type Notice } from './notice.ts'

/** What notices are sent with. */
export interface Notifier {
  readonly hub: Hub
  /** The address players use, if it is known. */
  readonly publicUrl: string | undefined
  /** Sends mails; null if this server sends none. */
  readonly mailer: Mailer | null
  readonly post: Post
}

/** Sends a notice to a person by one channel; rejects if it was not accepted. */
export type Send = (by: Notifier, to: NoticePrefsRow, notice: Notice) => Promise<void>

export const SENDERS: { readonly [channel in NoticeChannel]: Send } = { push, mail, hook }

/** The channels by which this person can and wants to be notified. */
export async function channelsOf(
  { hub, mailer }: Notifier,
  user: string,
): Promise<NoticeChannel[]> {
  const { db } = hub.store
  const prefs = await loadPrefs(db, user)
  const channels: NoticeChannel[] = []
  if (prefs.push === 1 && (await browsersOf(db, user)).length > 0) channels.push('push')
  if (prefs.mail === 1 && mailer !== null && (await addressOf(db, user)) !== null)
    channels.push('mail')
  if (prefs.hook === 1 && prefs.hook_url !== null) channels.push('hook')
  return channels
}

export function languageOf({ language }: NoticePrefsRow): Language {
  return LANGUAGES.find(known => known === language) ?? 'en'
}

/** The public address of this server without a slash at the end; "" if it is unknown. */
export function baseOf({ publicUrl }: Notifier): string {
  return publicUrl === undefined ? '' : new URL(publicUrl).origin
}

/** How long a push service keeps a push for a device that is off. */
const PUSH_SECONDS = 24 * 3600
/** The browser has unsubscribed. */
const GONE = new Set([404, 410])

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The keys by which push services know this server: made once, for all processes. */
export async function vapidKeys({ store }: Hub): Promise<VapidKeys> {
  const fresh = () => JSON.stringify(webpush.generateVAPIDKeys())
  const kept =
    (await loadSetting(store.db, 'vapid')) ??
    (await store.write(db => keepSetting(db, 'vapid', fresh())))
  return JSON.parse(kept) as VapidKeys
}

async function push(
  { hub, publicUrl, post }: Notifier,
  { user_id }: NoticePrefsRow,
  notice: Notice,
): Promise<void> {
  const { title, text, url } = notice
  const body = text === url ? '' : text
  const payload = JSON.stringify({ title, body, url })
  const subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@tianguis.invalid'
  const vapidDetails = { subject, ...(await vapidKeys(hub)) }
  const browsers = await browsersOf(hub.store.db, user_id)
  if (browsers.length === 0) throw new OutwardError('bad-url')
  const sent = browsers.map(async ({ endpoint, p256dh, auth }) => {
    const subscription = { endpoint, keys: { p256dh, auth } }
    const options = { vapidDetails, TTL: PUSH_SECONDS, urgency: 'normal' as const }
    const details = webpush.generateRequestDetails(subscription, payload, options)
    const headers = Object.fromEntries(
      Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
    )
    try {
      await post(endpoint, headers, details.body ?? '')
    } catch (error) {
      if (error instanceof OutwardError && GONE.has(error.status))
        await hub.store.write(db => dropBrowser(db, user_id, endpoint))
      throw error
    }
  })
  // One delivery is enough: a retry would notify that browser twice.
  const results = await Promise.allSettled(sent)
  const failed = results.find(result => result.status === 'rejected')
  if (failed !== undefined && results.every(result => result.status === 'rejected'))
    throw failed.reason
}

async function mail(
  { hub, mailer }: Notifier,
  prefs: NoticePrefsRow,
  { title, text, url }: Notice,
): Promise<void> {
  const to = await addressOf(hub.store.db, prefs.user_id)
  if (mailer === null || to === null) throw new OutwardError('bad-url')
  const link = text.includes(url) || text.includes('://') ? '' : `${url}\n`
  await mailer.send({
    to,
    subject: title,
    text: `${text}\n${link}\n${foot(languageOf(prefs))}\n`,
  })
}

function typeOf(tables: Notice['tables']): 'test' | 'seat-kept' | 'time-up' | 'your-turn' {
  if (tables.length === 0) return 'test'
  if (tables.every(({ late }) => late)) return 'time-up'
  return tables.every(({ keptBy }) => keptBy !== undefined) ? 'seat-kept' : 'your-turn'
}

/** `text` is what chat services show. The signature is over `<time>.<body>`. */
async function hook({ hub, post }: Notifier, prefs: NoticePrefsRow, notice: Notice): Promise<void> {
  if (prefs.hook_url === null) throw new OutwardError('bad-url')
  const { title, url, tables } = notice
  const said = `${title} ${url}`.trim()
  const body = JSON.stringify({
    type: typeOf(tables),
    text: said,
    content: said,
    tables,
  })
  const time = String(hub.clock.now())
  const signature = createHmac('sha256', prefs.hook_secret).update(`${time}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Tianguis',
    'tianguis-time': time,
    'tianguis-signature': `sha256=${signature}`,
  }
  await post(prefs.hook_url, headers, body)
}
