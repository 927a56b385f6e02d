import type { Me } from '../../../protocol/http.ts'
import type { TableRecord } from '../../domain/record.ts'
import { deleteRows, holdTable } from '../../store/tables/delete-table.ts'
import { findTable } from '../../store/tables/tables.ts'
import { begun, notHost, noTable } from '../refusals.ts'
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

/** The host puts a table away that waits for people. */
export const putAway = (hub: Hub, id: string, me: Me): Promise<void> =>
  removeOpen(hub, id, ({ host }) => {
    if (host !== me.id) throw notHost()
  })

/** Deletes a table that has not begun. `check` throws a problem if it may not go. */
export function removeOpen(
  hub: Hub,
  id: string,
  check: (record: TableRecord) => void,
): Promise<void> {
  return removeTable(hub, id, () =>
    hub.store.write(async db => {
      // Nobody begins it while it is looked at.
      await holdTable(db, id)
      const record = await findTable(db, id)
      if (record === null) throw noTable()
      check(record)
      if (record.status !== 'open') throw begun()
      return (await deleteRows(db, id)).changed
    }),
  )
}
