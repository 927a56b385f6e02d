import { addLateTurns, hasLateTurns } from '../../store/tables/turns.ts'
import { inTurn, keep } from '../room/change.ts'
import type { Hub } from '../room/hub.ts'
import type { Room } from '../room/room.ts'

/** Stores whose turn it is at a live table where nothing happens any more: so they are notified. */
export async function storeLateTurns(hub: Hub, room: Room): Promise<void> {
  await inTurn(hub, room, async () => {
    const { record } = room
    if (hasLateTurns(record, hub.clock.now()))
      await keep(hub, room, record, db => addLateTurns(db, record))
  })
}
