import type { Job } from '../store/group-commit.ts'
import { RevisionConflict } from '../store/revision-conflict.ts'
import type { Schema } from '../store/schema.ts'
import { together } from '../store/statement.ts'
import { changeTable } from '../store/write-table.ts'
import { catchUp, type Hub } from './hub.ts'
import type { TableRecord } from '../domain/record.ts'
import type { Room } from './room.ts'

/*
 * However many processes serve a table, each change follows from the one before: a process reads
 * what is stored, decides, and writes only if no other was faster.
 */

/** Retries after a revision conflict; more means a bug. */
const TRIES = 10

/**
 * Changes a table: one change after another, from the stored state. After a revision conflict `act`
 * runs again from its beginning, so before `keep` it must do nothing that cannot be done twice.
 */
export function inTurn<A>(hub: Hub, room: Room, act: () => Promise<A>): Promise<A> {
  return room.queue(async () => {
    for (let tries = 1; ; tries++) {
      await catchUp(hub, room)
      try {
        return await act()
      } catch (error) {
        if (!(error instanceof RevisionConflict) || tries === TRIES) throw error
      }
    }
  })
}

/**
 * Writes the new state of this table and whatever goes with it, all or nothing, and tells the other
 * processes once it is safely stored.
 */
export async function keep(
  hub: Hub,
  room: Room,
  after: TableRecord,
  job: Job<Schema, void> = () => Promise.resolve(),
): Promise<void> {
  const { record: before, revision } = room
  try {
    await hub.store.write(db => together([changeTable(db, before, after, revision), job(db)]))
  } catch (error) {
    room.sure = false
    throw error
  }
  room.revision = revision + 1
  hub.store.peers.say({ type: 'changed', table: after.id })
}
