import type { Course, Entry } from '../../domain/course.ts'
import { isOrphan, logFailure } from '../../store/database/revision-conflict.ts'
import { saveSnapshot } from '../../store/tables/plies.ts'
import type { Hub } from './hub.ts'
import type { Room } from './room.ts'

/** Entries from one snapshot to the next: opening a table plays fewer than so many again. */
const APART = 8

/** Whether the log has come past a multiple of `APART` with these entries. */
export function isSnapshotDue({ log }: Course, { length: fresh }: readonly Entry[]): boolean {
  return Math.floor(log.length / APART) > Math.floor((log.length - fresh) / APART)
}

/**
 * Stores where running matches stand that leave memory: so whoever opens them next has nothing to
 * play again, and may have other rules. What cannot be stored is logged.
 */
export async function storeSnapshots(hub: Hub, rooms: readonly Room[]): Promise<void> {
  await Promise.all(rooms.map(room => storeSnapshot(hub, room)))
}

async function storeSnapshot(
  { store, log }: Hub,
  { record, course, commitKnown }: Room,
): Promise<void> {
  if (
    !commitKnown ||
    course === null ||
    record.status === 'over' ||
    course.log.length % APART === 0
  )
    return
  try {
    await store.write(db => saveSnapshot(db, record.id, course))
  } catch (error) {
    if (!isOrphan(error)) logFailure(log, error, 'snapshot not stored', { table: record.id })
  }
}
