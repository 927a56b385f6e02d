import type { NoticeRow } from '../store/database/schema-words.ts'
import { findTable } from '../store/tables/tables.ts'
import { loadAways } from '../store/people/times.ts'
import { quietSpans } from '../domain/clock-quiet.ts'
import { type Hub, openRoom } from '../tables/room/hub.ts'
import { isLooking, WHILE_ASKING_MS } from '../tables/watch/presence.ts'
import { seatFor } from '../domain/record.ts'
import { reminderOf } from './reminders.ts'

/** How long until a person who looks at the table is checked again. */
const WHILE_LOOKING_MS = 30_000

/** When to check again, because this is not to be said now; or null. */
export async function notYet(
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
  if (room === undefined || seatFor(room.record, user) === null) return null
  if (isLooking(room, user)) return now + WHILE_LOOKING_MS
  return known === undefined ? now + WHILE_ASKING_MS : null
}

/** When this person's quiet hours end; 0 if none are on now. */
export async function afterQuiet(hub: Hub, user: string, now: number): Promise<number> {
  const quiet = (await loadAways(hub.store.db, [user])).get(user)?.quiet ?? null
  if (quiet === null) return 0
  return (
    quietSpans(quiet, now, now + 1).find(span => span.from <= now && now < span.until)?.until ?? 0
  )
}
