import { dropRoom, type Hub, readAgain } from '../room/hub.ts'

/**
 * Deletes a table and tells everybody. `stored` deletes its rows and returns the other tables that
 * changed with it. Works for a table that cannot be opened any more, too.
 */
export async function removeTable(
  hub: Hub,
  id: string,
  stored: () => Promise<readonly string[]>,
): Promise<void> {
  const room = await hub.rooms.get(id)?.catch(() => undefined)
  const changed = await (room === undefined ? stored() : room.queue(stored))
  if (room !== undefined) dropRoom(hub, room)
  hub.store.peers.say({ type: 'changed', table: id })
  for (const other of changed) {
    hub.store.peers.say({ type: 'changed', table: other })
    const open = await hub.rooms.get(other)?.catch(() => undefined)
    if (open !== undefined) await open.queue(() => readAgain(hub, open))
  }
}
