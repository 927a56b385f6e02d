import type { NoticeChannel } from '../../protocol/notices.ts'
import {
  addNotices,
  claimNotice,
  dueNotices,
  isSilent,
  lastSent,
  loadPrefs,
  noteSent,
  settleNotice,
} from '../store/people/notices.ts'
import type { NoticeRow, TurnRow } from '../store/database/schema-words.ts'
import { findTable } from '../store/tables/tables.ts'
import { loadAways } from '../store/people/times.ts'
import { dueTurns, type Look, nextDue, seeToTurn } from '../store/tables/turns.ts'
import { quietSpans } from '../domain/clock-quiet.ts'
import { type Hub, openRoom } from '../tables/room/hub.ts'
import { isLooking } from '../tables/watch/presence.ts'
import { seatOf } from '../domain/record.ts'
import { baseOf, channelsOf, languageOf, type Notifier, SENDERS } from './channels.ts'
import { testNotice, turnNotice } from './notice.ts'
import { reminderOf } from './reminders.ts'

/**
 * Notifies people that it is their turn, and once more when little of their time is left. What is
 * due is stored, so each notice is sent once, also after a restart.
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
/** How long until a person who looks at the table is checked again. */
const WHILE_LOOKING_MS = 30_000
/**
 * A process that opens a table asks the others who looks at it; they have answered within this
 * time.
 */
const WHILE_ASKING_MS = 2000
/** Turns within this time of the last notice are sent together, at its end. */
const DIGEST_MS = 5 * 60_000
/** The waits after each failed attempt. */
const AGAIN_MS = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3600_000]
/** Rows handled at a time, and people at a time for whom the database is asked. */
const MOST_ROWS = 200
const MOST_AT_ONCE = 20
/** Messages on their way at a time. */
const MOST_SENDING = 500

/** `ask`: schedules the next scan. */
export function makeNotices(by: Notifier, ask: (when: number) => void): Notices {
  const { hub } = by
  let looking: Promise<void> | null = null
  let again = false
  let closed = false
  const sending = new Set<Promise<void>>()

  const failed = (error: unknown) => hub.log.error({ err: error }, 'notices failed')

  /** Whoever's program takes its time keeps nobody else waiting, unless very many do. */
  async function begin(message: Message): Promise<void> {
    while (sending.size >= MOST_SENDING) await Promise.race(sending)
    const sent: Promise<void> = send(by, message)
      .then(plan)
      .catch(failed)
      .finally(() => sending.delete(sent))
    sending.add(sent)
  }

  function look(): Promise<void> {
    if (closed) return Promise.resolve()
    again = looking !== null
    looking ??= lookOnce()
      .catch(failed)
      .finally(() => (looking = null))
      .then(() => (again ? look() : undefined))
    return looking
  }

  async function lookOnce(): Promise<void> {
    const { db } = hub.store
    const now = hub.clock.now()
    for (const look of ['due_at', 'remind_at'] as const)
      for (const turn of await dueTurns(db, look, now, MOST_ROWS)) await seeTo(by, turn, look)
    const messages = new Map<string, NoticeRow[]>()
    for (const row of await dueNotices(db, now, MOST_ROWS)) {
      const name = `${row.user_id} ${row.channel}`
      messages.set(name, [...(messages.get(name) ?? []), row])
    }
    const due = [...messages.values()]
    for (let from = 0; from < due.length; from += MOST_AT_ONCE) {
      const claimed = due.slice(from, from + MOST_AT_ONCE).map(rows => claim(by, rows))
      for (const message of await Promise.all(claimed)) if (message !== null) await begin(message)
    }
    await plan()
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
      closed = true
      await looking
      await sent()
    },
  }
}

/**
 * A turn that has lasted for a while, or nearly as long as it may: makes its notices, unless the
 * person looks at the table.
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
  const channels = (await isSilent(db, user_id, table_id)) ? [] : await channelsOf(by, user_id)
  const loud = await afterQuiet(hub, user_id, now)
  const rows = channels.map(async channel => {
    const last = await lastSent(db, user_id, channel)
    const due_at = Math.max(now, loud, last === 0 ? 0 : last + DIGEST_MS)
    const made = { turn_id: turn.id, channel, table_id, user_id, reminds }
    return { ...made, state: 'waiting', tries: 0, due_at }
  })
  const notices = await Promise.all(rows)
  await hub.store.write(async inside => {
    if (await seeToTurn(inside, turn, look, null)) await addNotices(inside, notices)
  })
}

/** What one person is sent by one channel: all their turns that are due. */
interface Message {
  readonly user: string
  readonly channel: NoticeChannel
  readonly rows: readonly NoticeRow[]
  /** When it is sent, and when the last one before was; 0 = never. */
  readonly at: number
  readonly last: number
  readonly tables: Parameters<typeof turnNotice>[2]
}

/** Takes these notices to be sent as one message; null if none of them is to be sent now. */
async function claim({ hub }: Notifier, due: readonly NoticeRow[]): Promise<Message | null> {
  const [first] = due
  if (first === undefined) return null
  const { user_id: user } = first
  const channel = first.channel as NoticeChannel
  const now = hub.clock.now()
  const loud = await afterQuiet(hub, user, now)
  const last = await lastSent(hub.store.db, user, channel)
  const earliest = Math.max(loud, last === 0 ? 0 : last + DIGEST_MS)
  const putOff = (row: NoticeRow, later: number) =>
    settle(hub, row, { state: 'waiting', tries: row.tries, due_at: later })
  const ready: NoticeRow[] = []
  for (const row of due) {
    const later = earliest > now ? earliest : await notYet(hub, row)
    if (later === null) ready.push(row)
    else await putOff(row, later)
  }
  if (ready.length === 0) return null
  if (!(await hub.store.write(db => noteSent(db, first, { last, now })))) {
    for (const row of ready) await putOff(row, now + DIGEST_MS)
    return null
  }
  const rows: NoticeRow[] = []
  for (const row of ready)
    if (await hub.store.write(db => claimNotice(db, row))) rows.push({ ...row, state: 'sending' })
  const tables = (await Promise.all(rows.map(row => tableOf(hub, row)))).filter(
    found => found !== null,
  )
  const message = { user, channel, rows, last, at: now, tables }
  if (tables.length > 0) return message
  await notSent(hub, message)
  return null
}

/** Nobody was told: the next message does not wait for this one. */
async function notSent(hub: Hub, { user, channel, last, at }: Message): Promise<void> {
  const noted = { user_id: user, channel }
  await hub.store.write(async db => void (await noteSent(db, noted, { last: at, now: last })))
}

/** What is said of the table of a notice; null if it is gone. */
async function tableOf(hub: Hub, { table_id: table, user_id: user, reminds }: NoticeRow) {
  const record = await findTable(hub.store.db, table)
  if (record === null) return null
  const left = reminds === 1 ? (await reminderOf(hub, record, user))?.left : undefined
  return { id: table, game: record.game, ...(left !== undefined && { left }) }
}

async function send(by: Notifier, message: Message): Promise<void> {
  const { hub } = by
  const { user, channel, rows, tables } = message
  try {
    const prefs = await loadPrefs(hub.store.db, user)
    await SENDERS[channel](by, prefs, turnNotice(languageOf(prefs), baseOf(by), tables))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const tries = (rows[0]?.tries ?? 0) + 1
    hub.log.warn({ channel, tries, reason }, 'notice was not accepted')
    await notSent(hub, message)
    for (const row of rows) await settle(hub, row, afterFailure(row, hub.clock.now()))
    return
  }
  for (const row of rows)
    await settle(hub, row, { state: 'sent', tries: row.tries, due_at: row.due_at })
}

function afterFailure(
  { tries, due_at }: NoticeRow,
  now: number,
): Parameters<typeof settleNotice>[2] {
  const pause = AGAIN_MS[tries]
  if (pause === undefined) return { state: 'failed', tries: tries + 1, due_at }
  return { state: 'waiting', tries: tries + 1, due_at: now + pause }
}

async function settle(
  hub: Hub,
  row: NoticeRow,
  now: Parameters<typeof settleNotice>[2],
): Promise<void> {
  await hub.store.write(db => settleNotice(db, row, now))
}

/** When to check again, because this is not to be said now; or null. */
async function notYet(
  hub: Hub,
  { table_id: table, user_id: user, reminds }: Pick<NoticeRow, 'table_id' | 'user_id' | 'reminds'>,
): Promise<number | null> {
  const record = reminds === 1 ? await findTable(hub.store.db, table) : null
  const later = record && (await reminderOf(hub, record, user))?.later
  return later ?? whileLooking(hub, table, user)
}

/**
 * When to check again because this person has the table in sight, or other processes have yet to
 * answer; or null.
 */
async function whileLooking(hub: Hub, table: string, user: string): Promise<number | null> {
  const now = hub.clock.now()
  const known = hub.rooms.get(table)
  if (known === undefined && !hub.store.peers.any) return null
  const room = await (known ?? openRoom(hub, table)).catch(() => undefined)
  if (room === undefined || seatOf(room.record, user) === null) return null
  if (isLooking(room, user)) return now + WHILE_LOOKING_MS
  return known === undefined ? now + WHILE_ASKING_MS : null
}

/** When this person's quiet hours end; 0 if none are on now. */
async function afterQuiet(hub: Hub, user: string, now: number): Promise<number> {
  const quiet = (await loadAways(hub.store.db, [user])).get(user)?.quiet ?? null
  if (quiet === null) return 0
  return (
    quietSpans(quiet, now, now + 1).find(span => span.from <= now && now < span.until)?.until ?? 0
  )
}
