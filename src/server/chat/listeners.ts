import type { Channel, ChatSince } from '../../protocol/chat.ts'
import { linesAfter } from '../store/tables/chat.ts'
import type { Hub } from '../tables/room/hub.ts'
import { makeQueue, type Queue } from '../tables/room/queue.ts'
import type { Watcher } from '../tables/room/crowd.ts'
import { type Room, tell } from '../tables/room/room.ts'
import { audible, channelOf, lineFor, mutesOf } from './audible.ts'

/**
 * Who reads the chat of a table over sockets of this process, and the last line of each channel
 * they were sent.
 */
interface Ears {
  readonly known: Map<Watcher, Record<Channel, number>>
  /** Keeps the lines in order. */
  readonly queue: Queue
}

const rooms = new WeakMap<Room, Ears>()

/** More lines are sent in several messages. */
const LINES_AT_ONCE = 200

/** Subscribes this watcher to the chat; first it gets the lines after these. */
export function listen(hub: Hub, room: Room, watcher: Watcher, since: ChatSince): Promise<void> {
  const ears = rooms.get(room) ?? { known: new Map(), queue: makeQueue() }
  rooms.set(room, ears)
  return ears.queue(async () => {
    // They may have gone while it was the turn of others.
    if (!room.watchers.has(watcher)) return
    ears.known.set(watcher, { players: since.players ?? 0, onlookers: since.onlookers ?? 0 })
    await catchUp(hub, room, ears, [watcher], false)
  })
}

export function stopListening(room: Room, watcher: Watcher): void {
  rooms.get(room)?.known.delete(watcher)
}

/**
 * Sends everybody here the lines they have not had: after a line was said, here or in another
 * process.
 */
export async function spreadChat(hub: Hub, room: Room): Promise<void> {
  const ears = rooms.get(room)
  if (ears === undefined || ears.known.size === 0) return
  await ears.queue(() => catchUp(hub, room, ears, [...ears.known.keys()], true))
}

async function catchUp(
  hub: Hub,
  room: Room,
  ears: Ears,
  who: readonly Watcher[],
  fresh: boolean,
): Promise<void> {
  const { db } = hub.store
  // Of each channel those count who hear it: players have had none of the onlookers' lines yet.
  const since: ChatSince = {}
  for (const watcher of who)
    for (const channel of audible(room, watcher.user)) {
      const had = ears.known.get(watcher)?.[channel] ?? Infinity
      since[channel] = Math.min(since[channel] ?? had, had)
    }
  const heard = (['players', 'onlookers'] as const).filter(channel =>
    Number.isFinite(since[channel]),
  )
  const lines = await linesAfter(db, room.record.id, heard, since)
  const readers = who.map(({ user }) => user)
  const mutes = await mutesOf(db, readers, lines)
  for (const watcher of who) {
    const { user } = watcher
    const cursor = ears.known.get(watcher)
    if (cursor === undefined) continue
    const mayHear = audible(room, user)
    const unheard = lines.filter(line => {
      const channel = line.channel as Channel
      return mayHear.includes(channel) && line.n > cursor[channel]
    })
    if (unheard.length === 0 && fresh) continue
    const shown = unheard.map(line => lineFor(room, line, user, mutes))
    for (const line of shown) cursor[line.channel] = Math.max(cursor[line.channel], line.n)
    for (let from = 0; from === 0 || from < shown.length; from += LINES_AT_ONCE) {
      const some = shown.slice(from, from + LINES_AT_ONCE)
      tell(watcher, { type: 'chat', mine: channelOf(room, user), fresh, lines: some })
    }
  }
}
