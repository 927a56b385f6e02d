import { addStop } from '../../store/people/times.ts'
import type { Hub } from '../room/hub.ts'
import type { Room } from '../room/room.ts'

/**
 * Handles a bug at a table: nobody plays on until the table is reopened, and until then its clocks
 * stand still. All other tables go on.
 */
export async function stopTable(hub: Hub, room: Room, bug: unknown): Promise<void> {
  hub.metrics.faults.inc()
  hub.log.error({ table: room.record.id, game: room.record.game, err: bug }, 'bug at a table')
  room.faulty = true
  const stop = { from: hub.clock.now(), until: Infinity }
  room.stops = [...room.stops, stop]
  await hub.store
    .write(db => addStop(db, room.record.id, stop))
    .catch((error: unknown) =>
      hub.log.error({ table: room.record.id, err: error }, 'stop could not be kept'),
    )
}
