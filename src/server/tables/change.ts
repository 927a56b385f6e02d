import type { Job } from '../store/group-commit.ts'
import { Overtaken } from '../store/overtaken.ts'
import type { Schema } from '../store/schema.ts'
import { claimTable } from '../store/tables.ts'
import { catchUp, type Hub } from './hub.ts'
import type { Room } from './room.ts'

/*
 * However many processes serve a table, each change of it follows from the one before: a process reads what the others
 * have stored, decides, and writes only if nobody was faster.
 */

/** More often nobody is overtaken unless something is wrong. */
const TRIES = 10

/**
 * Does what changes a table: one thing after another, by what is stored. If another process was faster, `act` runs again
 * from its beginning: so it must do nothing before `keep` that cannot be done twice.
 */
export function inTurn<A>(hub: Hub, room: Room, act: () => Promise<A>): Promise<A> {
  return room.queue(async () => {
    for (let tries = 1; ; tries++) {
      await catchUp(hub, room)
      try {
        return await act()
      } catch (error) {
        if (!(error instanceof Overtaken) || tries === TRIES) throw error
      }
    }
  })
}

/** Writes what changes this table, all or nothing, and tells the other processes once it is safely stored. */
export async function keep(hub: Hub, room: Room, job: Job<Schema, void>): Promise<void> {
  const { id } = room.record
  const { revision } = room
  try {
    await hub.store.write(async db => {
      await claimTable(db, id, revision)
      await job(db)
    })
  } catch (error) {
    room.sure = false
    throw error
  }
  room.revision = revision + 1
  hub.store.peers.say({ type: 'changed', table: id })
}
