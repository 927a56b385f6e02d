import { isProblem } from '../errors.ts'
import { type Hub, openRoom } from '../tables/hub.ts'
import type { Room } from '../tables/room.ts'
import { lookAtShuffle } from '../tables/starting.ts'
import { lookAtClocks } from '../tables/time-up.ts'
import type { Bots } from './bots.ts'
import { expire } from './expire.ts'
import { freeze } from './freeze.ts'
import type { Doers } from './jobs.ts'

/** What each job does. `notify`: sends the notices that are due. */
export function doersOf(hub: Hub, bots: Bots, notify: () => Promise<void>): Doers {
  const at = (act: (room: Room) => Promise<void>) => (table: string) =>
    openRoom(hub, table).then(act).catch(unlessDeleted)
  return {
    bots: at(room => bots.lookAt(room)),
    clocks: at(room => lookAtClocks(hub, room)),
    notices: notify,
    replay: at(room => freeze(hub, room)),
    shuffle: at(room => lookAtShuffle(hub, room)),
    expire: () => expire(hub),
  }
}

/** A table may be deleted between scheduling and running. */
function unlessDeleted(error: unknown): void {
  if (!isProblem(error) || error.why !== 'no-table') throw error
}
