import type { Hub } from '../room/hub.ts'
import { publishPresence } from './presence.ts'
import { seatOf } from '../../domain/record.ts'
import type { Watcher } from '../room/crowd.ts'
import { broadcastTable, presentHere, type Room, welcome } from '../room/room.ts'

/** Subscribes this watcher to the table; first it gets the state. */
export function joinRoom(hub: Hub, room: Room, watcher: Watcher, since: number | undefined): void {
  const { user } = watcher
  const fresh = user !== null && !presentHere(room).has(user)
  room.watchers.add(watcher)
  welcome(room, watcher, since)
  if (fresh) presenceChanged(hub, room, user, watcher)
}

export function leaveRoom(hub: Hub, room: Room, watcher: Watcher): void {
  if (room.watchers.delete(watcher)) presenceChanged(hub, room, watcher.user)
}

/** Tells the table that a seated person has come or gone, if that changes who is there. */
function presenceChanged(hub: Hub, room: Room, user: string | null, knows?: Watcher): void {
  if (user === null || seatOf(room.record, user) === null) return
  if (knows === undefined && presentHere(room).has(user)) return
  broadcastTable(room, knows)
  publishPresence(hub, room)
}
