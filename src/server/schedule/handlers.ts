import { type Hub, openRoom, unlessGone } from '../tables/room/hub.ts'
import type { Room } from '../tables/room/room.ts'
import { storeLateTurns } from '../tables/life/late-turns.ts'
import { lookAtShuffle } from '../tables/begin/starting.ts'
import { lookAtClocks } from '../tables/life/time-up.ts'
import type { Bots } from './bots.ts'
import { expire } from './expire.ts'
import { freeze } from './freeze.ts'
import type { Handlers } from './jobs.ts'

/** What each job does. `notify`: sends the notices that are due. */
export function handlersOf(hub: Hub, bots: Bots, notify: () => Promise<void>): Handlers {
  /** A table may be deleted between scheduling and running, or go on by newer rules. */
  const at = (act: (room: Room) => Promise<void>) => async (table: string) =>
    void (await unlessGone(openRoom(hub, table).then(act)))
  const storeLate = at(room => storeLateTurns(hub, room))
  return {
    bots: at(room => bots.lookAt(room)),
    clocks: at(room => lookAtClocks(hub, room)),
    async notices(table) {
      if (table !== '') await storeLate(table)
      await notify()
    },
    replay: at(room => freeze(hub, room)),
    shuffle: at(room => lookAtShuffle(hub, room)),
    expire: () => expire(hub),
  }
}
