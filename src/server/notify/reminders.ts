import { leftAt, reminderAt } from '../domain/clock-rules.ts'
import { seatOf, type TableRecord } from '../domain/record.ts'
import { stillOf } from '../domain/timing.ts'
import { loadStops } from '../store/people/times.ts'
import { loadClocksOf } from '../tables/life/clocks.ts'
import type { Hub } from '../tables/room/hub.ts'

/** When to look again at a clock that stands still, and nobody knows until when. */
const WHILE_STOPPED_MS = 3600_000

/** How far a person is from being reminded of their turn at a table. */
export interface Reminder {
  /** When to look again, because there is time enough or the clock stands still; null: now. */
  readonly later: number | null
  /** Milliseconds left on their clock. */
  readonly left: number
}

/** Null: they have no clock there. */
export async function reminderOf(
  { store, timing, clock }: Hub,
  record: TableRecord,
  user: string,
): Promise<Reminder | null> {
  const seat = seatOf(record, user)
  const own = record.clocks[seat ?? -1]
  if (seat === null || own === undefined) return null
  await loadClocksOf(store.db, timing, record)
  const still = stillOf({ record, timing, stops: await loadStops(store.db, record.id) }, seat)
  const now = clock.now()
  const at = reminderAt(record.time, own, still) ?? now + WHILE_STOPPED_MS
  return { later: at > now ? at : null, left: leftAt(own, still, now) }
}
