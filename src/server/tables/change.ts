import type { Job } from '../store/group-commit.ts'
import { RevisionConflict } from '../store/revision-conflict.ts'
import type { Schema } from '../store/schema.ts'
import { changeTable } from '../store/tables.ts'
import { catchUp, type Hub } from './hub.ts'
import type { TableRecord } from './record.ts'
import type { Room } from './room.ts'

/*
 * However many processes serve a table, each change of it follows from the one before: a process
 * reads what the others have stored, decides, and writes only if nobody was faster.
 */

/** More often nobody is overtaken unless something is wrong. */
const TRIES = 10

/**
 * Does what changes a table: one thing after another, by what is stored. If another process was
 * faster, `act` runs again from its beginning: so it must do nothing before `keep` that cannot be
 * done twice.
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
 * Writes this table as it is to be, and what else goes with it, all or nothing, and tells the other
 * processes once it is safely stored.
 */
export async function keep(
  hub: Hub,
  room: Room,
  after: TableRecord,
  job?: Job<Schema, void>,
): Promise<void> {
  const { record: before, revision } = room
  try {
    await hub.store.write(async db => {
      await changeTable(db, before, after, revision)
      await job?.(db)
    })
  } catch (error) {
    room.sure = false
    throw error
  }
  room.revision = revision + 1
  hub.store.peers.say({ type: 'changed', table: after.id })
}
