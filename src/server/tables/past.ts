import type { Viewer } from '../../kernel/game.ts'
import type { Frame } from '../../protocol/http.ts'
import { problem } from '../errors.ts'
import type { Course } from '../domain/course.ts'
import { playedAgain } from '../domain/frames.ts'
import { perceives, stepOf } from '../domain/perceive.ts'
import { type Room, seqOf } from './room.ts'

/** How many steps one can look back. */
export const MOST_STEPS_BACK = 100

/** A frame as JSON, and the number of the viewer's step that led to it. */
interface Seen {
  readonly seq: number
  readonly frame: string
}

/**
 * What each viewer was shown, as long as nothing new happens: a course never changes, and the next
 * one is another object.
 */
const known = new WeakMap<Course, Map<Viewer, Promise<readonly Seen[]>>>()

/**
 * The match so far as one viewer saw it, from their step `since` on, as a JSON array of frames:
 * first the state then, then each later step. It leaves out steps further back than
 * `MOST_STEPS_BACK`, and the numbers of the log's entries: they would count what others do in
 * secret.
 */
export async function pastOf(room: Room, viewer: Viewer, since: number): Promise<string> {
  const { course, record, game } = room
  if (course === null) throw problem(409, 'not-begun', 'The match has not begun.')
  if (record.version !== game.version)
    throw problem(
      410,
      'not-kept',
      'The rules changed while this match was played, so its past cannot be shown.',
    )
  const byViewer = known.get(course) ?? new Map<Viewer, Promise<readonly Seen[]>>()
  known.set(course, byViewer)
  const making = byViewer.get(viewer) ?? seenBy(room, course, viewer)
  byViewer.set(viewer, making)
  const seen = (await making).filter(({ seq }) => seq >= since)
  return `[${seen.map(({ frame }) => frame).join(',')}]`
}

async function seenBy(room: Room, course: Course, viewer: Viewer): Promise<readonly Seen[]> {
  const { game, record } = room
  const first = seqOf(room, viewer) - MOST_STEPS_BACK
  const seen: Seen[] = []
  let seq = 0
  for await (const { replayed, entry } of playedAgain(record, course)) {
    if (entry !== null && !perceives(game, course.log, entry, viewer)) continue
    const step = entry && stepOf(game, entry, viewer, ++seq)
    const frame = (): Frame => ({ step, view: game.view(replayed.state, viewer) })
    if (seq >= first) seen.push({ seq, frame: JSON.stringify(frame()) })
  }
  return seen
}
