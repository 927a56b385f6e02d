import type { Hub } from './hub.ts'
import type { Room } from './room.ts'

/** How long a table stays in memory that nobody looks at and where no bot plays. */
const KEEP_MS = 10 * 60_000
/** Of such tables so many stay, and of more, what was used this recently. */
const MOST_IDLE = 500
const LEAST_MS = 20_000
/**
 * So many entries of their logs stay in memory (some 200 bytes each), and of more only what was used
 * a moment ago: who asks for one long match after the other does not fill the memory.
 */
const MOST_ENTRIES = 200_000
const MOMENT_MS = 1000

/**
 * Drops tables from memory that nobody looks at and where no bot plays: those that were not used
 * for long or are over, and of many, as strangers may make, those that were used longest ago.
 * Returns them.
 */
export async function evictIdle(hub: Pick<Hub, 'rooms' | 'left'>, now: number): Promise<Room[]> {
  for (const [id, room] of hub.left) if (room.deref() === undefined) hub.left.delete(id)
  const rooms: Room[] = []
  for (const [id, opening] of hub.rooms) {
    const room = await opening.catch(() => null)
    if (room === null) hub.rooms.delete(id)
    else rooms.push(room)
  }
  const latestFirst = rooms.filter(isFree).toSorted((a, b) => b.usedAt - a.usedAt)
  const evicted: Room[] = []
  let [idle, entries] = [0, 0]
  for (const room of latestFirst) {
    const { record, course, usedAt } = room
    entries += course?.log.length ?? 0
    const isHeavy = entries > MOST_ENTRIES
    const unused = now - usedAt
    if (unused <= (isHeavy ? MOMENT_MS : LEAST_MS)) continue
    // Most likely nobody comes back soon. A match that is over is as long as it gets.
    const isLeft = record.status === 'over' || unused > KEEP_MS
    if (!isHeavy && !isLeft && ++idle <= MOST_IDLE) continue
    hub.rooms.delete(record.id)
    hub.left.set(record.id, new WeakRef(room))
    room.gone = 'left'
    evicted.push(room)
  }
  return evicted
}

/** Whether nobody looks at it and nothing is going on there. */
function isFree({ watchers, thinking, queue }: Room): boolean {
  return watchers.size === 0 && thinking.size === 0 && !queue.isBusy()
}
