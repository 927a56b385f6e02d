import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Perspective } from '../../kernel/perspective.ts'
import { problem } from '../errors.ts'
import { loadReplay, saveReplay } from '../store/tables/replays.ts'
import type { Hub } from '../tables/room/hub.ts'
import type { Room } from '../tables/room/room.ts'

const expand = promisify(gunzip)

/** What is being stored; the worker does it once, however many ask for it meanwhile. */
const freezing = new WeakMap<Room, Promise<void>>()

/**
 * Stores what everybody saw of a finished match, if it can still be replayed and is not stored yet.
 */
export function freeze(hub: Hub, room: Room): Promise<void> {
  const known = freezing.get(room)
  if (known !== undefined) return known
  const made = freezeNow(hub, room).finally(() => freezing.delete(room))
  freezing.set(room, made)
  return made
}

async function freezeNow(hub: Hub, room: Room): Promise<void> {
  const { record, course, game } = room
  if (record.status !== 'over' || course === null || record.version !== game.version) return
  const frames = await hub.workshop.run('frame', { record, log: course.log })
  await hub.store.write(db => saveReplay(db, record.id, frames))
}

/** The frames of a finished match from this perspective, as a JSON array. */
export async function frozenFrames(hub: Hub, room: Room, eyes: Perspective): Promise<Buffer> {
  const { id } = room.record
  let kept = await loadReplay(hub.store.db, id, eyes)
  if (kept === null) {
    await freeze(hub, room)
    kept = await loadReplay(hub.store.db, id, eyes)
  }
  if (kept === null)
    throw problem(
      410,
      'not-kept',
      'The rules changed while this match was played, so it has no replay.',
    )
  return expand(kept)
}
