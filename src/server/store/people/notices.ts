import { randomBytes } from 'node:crypto'
import type { NoticeChannel, PushAgreement, SetNotices } from '../../../protocol/notices.ts'
import type { NoticePrefsRow, NoticeRow, PushRow } from '../database/schema-words.ts'
import { addRow, changeRows, dropRows, findRow, putRow } from '../database/rows.ts'
import type { Db } from '../database/schema.ts'

/** Subscribed browsers per person; the oldest goes. */
const MOST_BROWSERS = 10

export async function loadPrefs(db: Db, user: string): Promise<NoticePrefsRow> {
  return (
    (await findRow(db, 'notice_prefs', { user_id: user })) ?? {
      user_id: user,
      language: 'en',
      push: 0,
      mail: 0,
      hook: 0,
      hook_url: null,
      hook_secret: '',
    }
  )
}

/** Changes the given fields; the secret of calls is made with the first. */
export async function savePrefs(db: Db, user: string, wish: SetNotices): Promise<void> {
  const before = await loadPrefs(db, user)
  const bit = (wanted: boolean | undefined, had: number) =>
    wanted === undefined ? had : wanted ? 1 : 0
  const row = {
    language: wish.language ?? before.language,
    push: bit(wish.push, before.push),
    mail: bit(wish.mail, before.mail),
    hook: bit(wish.hook, before.hook),
    hook_url: wish.hookUrl === undefined ? before.hook_url : wish.hookUrl,
    hook_secret:
      before.hook_secret === '' ? randomBytes(24).toString('base64url') : before.hook_secret,
  }
  await putRow(db, 'notice_prefs', { user_id: user }, row)
}

export function browsersOf(db: Db, user: string): Promise<PushRow[]> {
  return db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('created_at', 'desc')
    .execute()
}

/** Subscribes a browser; it belongs to the person who is signed in there now. */
export async function saveBrowser(
  db: Db,
  user: string,
  { endpoint, keys }: PushAgreement,
  at: number,
): Promise<void> {
  const row = { user_id: user, p256dh: keys.p256dh, auth: keys.auth, created_at: at }
  await putRow(db, 'push_subscriptions', { endpoint }, row)
  for (const old of (await browsersOf(db, user)).slice(MOST_BROWSERS))
    await dropBrowser(db, user, old.endpoint)
}

export async function dropBrowser(db: Db, user: string, endpoint: string): Promise<void> {
  await dropRows(db, 'push_subscriptions', { endpoint, user_id: user })
}

/** Whether notices of this table are off for this person. */
export async function isSilent(db: Db, user: string, table: string): Promise<boolean> {
  const row = await findRow(db, 'notice_tables', { user_id: user, table_id: table })
  return row?.silent === 1
}

/** Only what is off is stored. */
export async function setSilent(
  db: Db,
  user: string,
  table: string,
  silent: boolean,
): Promise<void> {
  const row = { user_id: user, table_id: table }
  if (silent) await addRow(db, 'notice_tables', { ...row, silent: 1 })
  else await dropRows(db, 'notice_tables', row)
}

/** A reminder takes the place of the notice that the turn has begun, sent or not. */
export async function addNotices(db: Db, rows: readonly NoticeRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('notices')
    .values([...rows])
    .onConflict(conflict =>
      conflict
        .columns(['turn_id', 'channel'])
        .doUpdateSet(made => ({
          state: made.ref('excluded.state'),
          tries: made.ref('excluded.tries'),
          due_at: made.ref('excluded.due_at'),
          reminds: made.ref('excluded.reminds'),
        }))
        .whereRef('notices.reminds', '<', 'excluded.reminds'),
    )
    .execute()
}

export function dueNotices(
  db: Db,
  channel: NoticeChannel,
  now: number,
  limit: number,
): Promise<NoticeRow[]> {
  return db
    .selectFrom('notices')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('channel', '=', channel)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
}

/**
 * Claims a notice before it is sent: false if another process has it, or the turn is over. A server
 * that dies while it sends does not send again: a lost notice is better than two.
 */
export async function claimNotice(db: Db, { turn_id, channel }: NoticeRow): Promise<boolean> {
  const waiting = { turn_id, channel, state: 'waiting' }
  return changeRows(db, 'notices', waiting, { state: 'sending' })
}

/**
 * Stores the result of a notice; does nothing if another process has claimed it since it was read.
 */
export async function settleNotice(
  db: Db,
  { turn_id, channel, state }: NoticeRow,
  now: Pick<NoticeRow, 'state' | 'tries' | 'due_at'>,
): Promise<void> {
  await changeRows(db, 'notices', { turn_id, channel, state }, now)
}

/** When this person was last sent a notice by this channel; 0 = never. */
export async function lastSent(db: Db, user: string, channel: NoticeChannel): Promise<number> {
  return (await findRow(db, 'notice_sent', { user_id: user, channel }))?.at ?? 0
}

/** Notes that a message is on its way now; false if another was, since `last` was read. */
export async function noteSent(
  db: Db,
  { user_id, channel }: Pick<NoticeRow, 'user_id' | 'channel'>,
  { last, now }: { readonly last: number; readonly now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('notice_sent')
    .values({ user_id, channel, at: now })
    .onConflict(conflict =>
      conflict
        .columns(['user_id', 'channel'])
        .doUpdateSet({ at: now })
        .where('notice_sent.at', '=', last),
    )
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) === 1
}
