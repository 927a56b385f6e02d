import type { NoticeChannel } from '../../protocol/notices.ts'
import { addNotices, dueNotices, isSilent, lastSent, loadPrefs } from '../store/people/notices.ts'
import { logFailure } from '../store/database/revision-conflict.ts'
import type { NoticeRow, TurnRow } from '../store/database/schema-words.ts'
import { dueTurns, type Look, nextDue, seeToTurn } from '../store/tables/turns.ts'
import { mutesAmong } from '../store/tables/chat.ts'
import { findTable } from '../store/tables/tables.ts'
import type { Hub } from '../tables/room/hub.ts'
import { baseOf, channelsOf, languageOf, type Notifier, SENDERS } from './channels.ts'
import { afterLast, claim, type Message, send } from './message.ts'
import { testNotice } from './notice.ts'
import { afterQuiet, notYet } from './not-yet.ts'

/**
 * Notifies people that it is their turn or that a seat is kept for them, and once more when little
 * of their time is left. What is due is stored, so each notice is sent once, also after a restart.
 */
export interface Notices {
  /** Handles what is due now and schedules the next scan; resolves when all of it is on its way. */
  look(): Promise<void>
  /** Resolves when what is on its way now has arrived, or was refused. */
  sent(): Promise<void>
  /** Sends a test; rejects if it was not accepted. */
  test(user: string, channel: NoticeChannel): Promise<void>
  close(): Promise<void>
}

/** Minimum interval between scans. */
const PAUSE_MS = 1000
/** Rows handled at a time, and people at a time for whom the database is asked. */
const MOST_ROWS = 200
const MOST_AT_ONCE = 20
/** Messages on their way at a time. */
const MOST_SENDING = 500
/** Mails of them: a mail server turns away who comes with many more at once. */
const MOST_MAILS = 5

const CHANNELS = Object.keys(SENDERS) as NoticeChannel[]

/** `ask`: schedules the next scan. */
export function makeNotices(by: Notifier, ask: (when: number) => void): Notices {
  const { hub } = by
  let looking: Promise<void> | null = null
  let again = false
  const closing = new AbortController()
  const sending = new Set<Promise<void>>()
  let mails = 0

  const failed = failedOn(hub)

  /** Whoever's program takes its time keeps nobody else waiting, unless very many do. */
  async function begin(message: Message): Promise<void> {
    while (sending.size >= MOST_SENDING) await Promise.race(sending)
    const mail = message.channel === 'mail' ? 1 : 0
    mails += mail
    const sent: Promise<void> = send(by, message, closing.signal)
      .finally(() => (mails -= mail))
      .then(plan)
      .catch(failed)
      .finally(() => sending.delete(sent))
    sending.add(sent)
  }

  function look(): Promise<void> {
    if (closing.signal.aborted) return Promise.resolve()
    again = looking !== null
    looking ??= lookOnce()
      .catch(failed)
      .finally(() => (looking = null))
      .then(() => (again ? look() : undefined))
    return looking
  }

  async function lookOnce(): Promise<void> {
    const whole = await sendWhatIsDue(by, begin, MOST_MAILS - mails)
    if (whole) await plan()
  }

  async function sent(): Promise<void> {
    await Promise.all(sending)
  }

  async function plan(): Promise<void> {
    const next = await nextDue(hub.store.db)
    if (next !== null) ask(Math.max(next, hub.clock.now() + PAUSE_MS))
  }

  return {
    look,
    sent,
    async test(user, channel) {
      const prefs = await loadPrefs(hub.store.db, user)
      await SENDERS[channel](by, prefs, testNotice(languageOf(prefs), baseOf(by)))
    },
    async close() {
      closing.abort()
      await looking
      await sent()
    },
  }
}

const failedOn = (hub: Hub) => (error: unknown) => logFailure(hub.log, error, 'notices failed')

/**
 * What fails for one person keeps nobody else from being told; it is tried again with the next
 * reconciliation (`schedule/reconcile.ts`). Answers whether nothing failed. `mostMails`: others stay
 * due, and nothing is lost of them where the server dies.
 */
async function sendWhatIsDue(
  by: Notifier,
  begin: (message: Message) => Promise<void>,
  mostMails: number,
): Promise<boolean> {
  const { hub } = by
  const { db } = hub.store
  const now = hub.clock.now()
  let whole = true
  const failed = (error: unknown) => {
    whole = false
    failedOn(hub)(error)
  }
  for (const look of ['due_at', 'remind_at'] as const)
    for (const turn of await dueTurns(db, look, now, MOST_ROWS))
      await seeTo(by, turn, look).catch(failed)
  const due: NoticeRow[][] = []
  for (const channel of CHANNELS) {
    const people = new Map<string, NoticeRow[]>()
    for (const row of await dueNotices(db, channel, now, MOST_ROWS))
      people.set(row.user_id, [...(people.get(row.user_id) ?? []), row])
    due.push(...[...people.values()].slice(0, channel === 'mail' ? mostMails : MOST_ROWS))
  }
  for (let from = 0; from < due.length; from += MOST_AT_ONCE) {
    const some = due.slice(from, from + MOST_AT_ONCE)
    const claimed = await Promise.all(some.map(rows => claim(hub, rows).catch(failed)))
    for (const message of claimed) if (message) await begin(message)
  }
  return whole
}

/**
 * A turn or a kept seat that has waited for a while, or nearly as long as it may: makes its
 * notices, unless the person looks at the table.
 */
async function seeTo(by: Notifier, turn: TurnRow, look: Look): Promise<void> {
  const { hub } = by
  const { user_id, table_id } = turn
  const { db } = hub.store
  const now = hub.clock.now()
  const reminds = look === 'remind_at' ? 1 : 0
  const later = await notYet(hub, { table_id, user_id, reminds })
  if (later !== null) {
    await hub.store.write(async inside => void (await seeToTurn(inside, turn, look, later)))
    return
  }
  const open = (await isSilent(db, user_id, table_id)) ? [] : await channelsOf(by, user_id)
  // Most people want none: for them the table is not read.
  const channels = open.length > 0 && (await isKeptByMuted(hub, turn)) ? [] : open
  const loud = await afterQuiet(hub, user_id, now)
  const rows = channels.map(async channel => {
    const due_at = Math.max(now, loud, afterLast(await lastSent(db, user_id, channel)))
    const made = { turn_id: turn.id, channel, table_id, user_id, reminds }
    return { ...made, state: 'waiting', tries: 0, due_at }
  })
  const notices = await Promise.all(rows)
  await hub.store.write(async inside => {
    if (await seeToTurn(inside, turn, look, null)) await addNotices(inside, notices)
  })
}

/** Whether a seat is kept for them by somebody whom they have muted, or who has muted them. */
async function isKeptByMuted({ store: { db } }: Hub, turn: TurnRow): Promise<boolean> {
  const { user_id: user, table_id: table } = turn
  const record = await findTable(db, table)
  if (record?.status !== 'open') return false
  const [theirs, hosts] = [[user], [record.host]]
  const mutes = [await mutesAmong(db, theirs, hosts), await mutesAmong(db, hosts, theirs)]
  return mutes.some(({ size }) => size > 0)
}
