import type { Me } from '../../../protocol/http.ts'
import type { MyTable } from '../../../protocol/table.ts'
import { myTable } from '../../domain/info.ts'
import type { Hub } from '../../tables/room/hub.ts'
import { presentIn, type Room } from '../../tables/room/room.ts'

/** A table as it is for this person now; null = for a stranger. */
export function tableFor(hub: Hub, room: Room, me: Me | null): MyTable {
  return myTable(room, presentIn(room), me?.id ?? null, hub.store.secret)
}
