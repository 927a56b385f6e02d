import type { Hub } from './hub.ts'
import type { Room } from './room.ts'

/** How long a table stays in memory that nobody looks at and where no bot plays. */
const KEEP_MS = 10 * 60_000
/**
 * Of such tables so many stay, with so many entries of their logs (some 300 bytes each); of more, and
 * of those that are over, what was used this recently.
 */
const MOST_IDLE = 500
const MOST_ENTRIES = 200_000
const LEAST_MS = 20_000

/**
 * Drops tables from memory that nobody looks at and where no bot plays: those that were not used
 * for long or are over, and of many, as strangers may make, those that were used longest ago.
 */
export async function evictIdle(hub: Pick<Hub, 'rooms'>, now: number): Promise<void> {
  const idle: Room[] = []
  for (const [id, opening] of hub.rooms) {
    const room = await opening.catch(() => null)
    if (room === null) hub.rooms.delete(id)
    else if (isIdle(room, now)) idle.push(room)
  }
  const latestFirst = idle.toSorted((a, b) => b.usedAt - a.usedAt)
  let entries = 0
  for (const [index, room] of latestFirst.entries()) {
    entries += room.course?.log.length ?? 0
    const tooMany = index >= MOST_IDLE || entries > MOST_ENTRIES
    // Meanwhile somebody may have come.
    if ((tooMany || isLeft(room, now)) && isIdle(room, now)) hub.rooms.delete(room.record.id)
  }
}

/** Whether most likely nobody comes back soon. A match that is over is as long as it gets. */
function isLeft({ record, usedAt }: Room, now: number): boolean {
  return record.status === 'over' || now - usedAt > KEEP_MS
}

function isIdle({ watchers, thinking, usedAt }: Room, now: number): boolean {
  return watchers.size === 0 && thinking.size === 0 && now - usedAt > LEAST_MS
}
