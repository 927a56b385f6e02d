import type { NoticeChannel } from '../../protocol/notices.ts'
import { until } from '../clock.ts'
import {
  claimNotice,
  lastSent,
  loadPrefs,
  noteSent,
  settleNotice,
} from '../store/people/notices.ts'
import { logFailure } from '../store/database/revision-conflict.ts'
import { findUser } from '../store/people/users.ts'
import type { Db } from '../store/database/schema.ts'
import type { NoticeRow } from '../store/database/schema-words.ts'
import { findTable } from '../store/tables/tables.ts'
import { timeUpAt } from '../domain/record.ts'
import type { Hub } from '../tables/room/hub.ts'
import { baseOf, languageOf, type Notifier, SENDERS } from './channels.ts'
import { afterQuiet, notYet } from './not-yet.ts'
import { turnNotice } from './notice.ts'
import { reminderOf } from './reminders.ts'

/** Turns within this time of the last notice are sent together, at its end. */
const DIGEST_MS = 5 * 60_000
/** The waits after each failed attempt. */
const AGAIN_MS = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3600_000]
/** How soon is tried again to store what became of a message. */
const STORE_AGAIN_MS = 1000

/** What one person is sent by one channel: all their turns that are due. */
export interface Message {
  readonly user: string
  readonly channel: NoticeChannel
  /** When it is sent, and when the last one before was; 0 = never. */
  readonly at: number
  readonly last: number
  readonly parts: readonly Part[]
}

/** A notice, and what is said of its table. */
interface Part {
  readonly row: NoticeRow
  readonly table: Parameters<typeof turnNotice>[2][number]
}

/** When the next message may follow the one that was sent then; 0 = none was. */
export const afterLast = (last: number) => (last === 0 ? 0 : last + DIGEST_MS)

/** Takes these notices to be sent as one message; null if none of them is to be sent now. */
export async function claim(hub: Hub, due: readonly NoticeRow[]): Promise<Message | null> {
  const [first] = due
  if (first === undefined) return null
  const { user_id: user } = first
  const channel = first.channel as NoticeChannel
  const now = hub.clock.now()
  const loud = await afterQuiet(hub, user, now)
  const last = await lastSent(hub.store.db, user, channel)
  const earliest = Math.max(loud, afterLast(last))
  const ready: Part[] = []
  for (const row of due) {
    const later = earliest > now ? earliest : await notYet(hub, row)
    const table = later === null ? await tableOf(hub, row) : null
    if (later !== null) await putOff(hub, row, later)
    else if (table !== null) ready.push({ row, table })
  }
  if (ready.length === 0) return null
  const message = { user, channel, last, at: now, parts: ready }
  const parts = await hub.store.write(db => take(db, message))
  if (parts === null) for (const { row } of ready) await putOff(hub, row, afterLast(now))
  return parts === null || parts.length === 0 ? null : { ...message, parts }
}

/** All that is still to be sent, or nothing; null if another message is on its way. */
async function take(db: Db, message: Message): Promise<Part[] | null> {
  const { user: user_id, channel, last, at: now } = message
  if (!(await noteSent(db, { user_id, channel }, { last, now }))) return null
  const taken: Part[] = []
  for (const part of message.parts)
    if (await claimNotice(db, part.row))
      taken.push({ ...part, row: { ...part.row, state: 'sending' } })
  if (taken.length === 0) await notSent(db, message)
  return taken
}

/** Nobody was told: the next message does not wait for this one. */
async function notSent(db: Db, { user: user_id, channel, last, at }: Message): Promise<void> {
  await noteSent(db, { user_id, channel }, { last: at, now: last })
}

async function putOff(hub: Hub, row: NoticeRow, later: number): Promise<void> {
  const now = { state: 'waiting', tries: row.tries, due_at: later }
  await hub.store.write(db => settleNotice(db, row, now))
}

/** What is said of the table of a notice; null if it is gone. */
async function tableOf(hub: Hub, { table_id: table, user_id: user, reminds }: NoticeRow) {
  const record = await findTable(hub.store.db, table)
  if (record === null) return null
  const left = reminds === 1 ? (await reminderOf(hub, record, user))?.left : undefined
  const host = record.status === 'open' ? await findUser(hub.store.db, record.host) : null
  const others = record.chairs.flatMap(chair =>
    chair.kind === 'person' && chair.user !== user && chair.name !== '' ? [chair.name] : [],
  )
  return {
    id: table,
    game: record.game,
    others,
    ...(left !== undefined && { left }),
    ...(host !== null && { keptBy: host.name }),
    ...([...timeUpAt(record).values()].includes(user) && { late: true as const }),
  }
}

/**
 * Sends it and stores what became of it, as soon as the database can: nothing else would send again
 * what was not accepted. `closing` ends the wait for that.
 */
export async function send(by: Notifier, message: Message, closing: AbortSignal): Promise<void> {
  const { hub } = by
  const accepted = await trySending(by, message)
  const now = hub.clock.now()
  const settle = async (db: Db) => {
    if (!accepted) await notSent(db, message)
    for (const { row } of message.parts)
      await settleNotice(db, row, accepted ? afterSending(row) : afterFailure(row, now))
  }
  for (;;) {
    try {
      return await hub.store.write(settle)
    } catch (error) {
      if (closing.aborted) throw error
      logFailure(hub.log, error, 'could not store what became of a notice')
      await until(hub.clock, hub.clock.now() + STORE_AGAIN_MS, closing).catch(() => undefined)
    }
  }
}

/** Hands it to its channel; whether that has accepted it. */
async function trySending(by: Notifier, message: Message): Promise<boolean> {
  const { hub } = by
  const { user, channel, parts } = message
  try {
    const prefs = await loadPrefs(hub.store.db, user)
    const tables = parts.map(({ table }) => table)
    await SENDERS[channel](by, prefs, turnNotice(languageOf(prefs), baseOf(by), tables))
    return true
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const tries = (parts[0]?.row.tries ?? 0) + 1
    hub.log.warn({ channel, tries, reason }, 'notice was not accepted')
    return false
  }
}

type Settled = Parameters<typeof settleNotice>[2]

const afterSending = ({ tries, due_at }: NoticeRow): Settled => ({ state: 'sent', tries, due_at })

function afterFailure({ tries, due_at }: NoticeRow, now: number): Settled {
  const pause = AGAIN_MS[tries]
  if (pause === undefined) return { state: 'failed', tries: tries + 1, due_at }
  return { state: 'waiting', tries: tries + 1, due_at: now + pause }
}
