import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Perspective } from '../../kernel/perspective.ts'
import { problem } from '../errors.ts'
import { loadReplay, saveReplay } from '../store/replays.ts'
import { framesOf } from '../tables/frames.ts'
import type { Hub } from '../tables/hub.ts'
import type { Room } from '../tables/room.ts'

const compress = promisify(gzip)
const expand = promisify(gunzip)

/**
 * Keeps what everybody saw of a finished match, if it can still be played again and is not kept
 * yet.
 */
export async function freeze(hub: Hub, room: Room): Promise<void> {
  const { record, course, game } = room
  if (record.status !== 'over' || course === null || record.version !== game.version) return
  const frames = new Map<Perspective, Uint8Array>()
  for (const [eyes, json] of await framesOf(record, course)) frames.set(eyes, await compress(json))
  await hub.store.write(db => saveReplay(db, record.id, frames))
}

/** The frames of a finished match as these eyes saw it, as a JSON array. */
export async function frozenFrames(hub: Hub, room: Room, eyes: Perspective): Promise<string> {
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
      'The rules have changed while this match was played: it has no replay.',
    )
  return (await expand(kept)).toString('utf8')
}
