import type { Viewer } from '../../../kernel/game.ts'
import type { Match } from '../../../kernel/match.ts'
import type { Frame } from '../../../protocol/http.ts'
import type { Step } from '../../../protocol/messages.ts'
import { problem } from '../../errors.ts'
import { type Course, opening } from '../../domain/course.ts'
import { playedOn } from '../../domain/frames.ts'
import { perceives, stepOf } from '../../domain/perceive.ts'
import type { Room } from '../room/room.ts'
import { notBegun } from '../refusals.ts'

/** How many steps one can look back. */
export const MOST_STEPS_BACK = 100

/** A frame as JSON, and the number of the viewer's step that led to it. */
interface Seen {
  readonly seq: number
  readonly frame: string
}

/**
 * How far a match was played again for one viewer: a log only grows, so it is played on from there.
 */
interface Lookback {
  /** Whose match this is; it is not kept in memory by this. */
  readonly room: WeakRef<Room>
  readonly replayed: Match
  /** Entries of the log that were played. */
  entries: number
  /** The number of the viewer's last step. */
  seq: number
  /** The latest. */
  readonly seen: Seen[]
}

/** A lookback that is made or brought up to date, and how long the log then was. */
interface Kept {
  readonly lookback: Promise<Lookback>
  readonly entries: number
}

/**
 * So many entries are kept in lookbacks; of more, those that were asked for longest ago begin anew.
 * The frames of each count as much as a thousand entries.
 */
const MOST_ENTRIES = 60_000
const FRAMES_OF_ONE = 1000

/** By table and viewer, the latest last. */
const kept = new Map<string, Kept>()

/**
 * The match so far as one viewer saw it, from their step `since` on, as a JSON array of frames:
 * first the state then, then each later step. It leaves out steps further back than
 * `MOST_STEPS_BACK`, and the numbers of the log's entries: they would count what others do in
 * secret.
 */
export async function pastOf(room: Room, viewer: Viewer, since: number): Promise<string> {
  const { course, record, game } = room
  if (course === null) throw notBegun()
  if (record.version !== game.version)
    throw problem(
      410,
      'not-kept',
      'The rules changed while this match was played, so its past cannot be shown.',
    )
  const { seen } = await keptFor(`${record.id} ${viewer}`, course.log.length, async before => {
    const known = await before
    const lookback = known?.room.deref() === room ? known : begun(room, viewer)
    await playOn(lookback, course, viewer)
    return lookback
  })
  const frames = seen.filter(({ seq }) => seq >= since).map(({ frame }) => frame)
  return `[${frames.join(',')}]`
}

/** What this name stands for, brought up to date. Where that fails it begins anew the next time. */
function keptFor(
  name: string,
  entries: number,
  update: (before: Promise<Lookback> | undefined) => Promise<Lookback>,
): Promise<Lookback> {
  const updated = { lookback: update(kept.get(name)?.lookback), entries }
  kept.delete(name)
  kept.set(name, updated)
  updated.lookback.catch(() => kept.get(name) === updated && kept.delete(name))
  let sum = 0
  for (const [each, one] of [...kept].toReversed()) {
    sum += one.entries + FRAMES_OF_ONE
    if (sum > MOST_ENTRIES && each !== name) kept.delete(each)
  }
  return updated.lookback
}

function begun(room: Room, viewer: Viewer): Lookback {
  const replayed = opening(room.game, room.record).match
  const seen = [{ seq: 0, frame: frameOf(replayed, viewer, null) }]
  return { room: new WeakRef(room), replayed, entries: 0, seq: 0, seen }
}

async function playOn(lookback: Lookback, { log }: Course, viewer: Viewer): Promise<void> {
  const { replayed, seen } = lookback
  for await (const entry of playedOn(replayed, log.slice(lookback.entries))) {
    lookback.entries++
    if (perceives(replayed.game, log, entry, viewer)) {
      const seq = ++lookback.seq
      const step = stepOf(replayed.game, entry, viewer, seq)
      seen.push({ seq, frame: frameOf(replayed, viewer, step) })
      if (seen.length > MOST_STEPS_BACK + 1) seen.shift()
    }
  }
}

function frameOf({ game, state }: Match, viewer: Viewer, step: Step | null): string {
  return JSON.stringify({ step, view: game.view(state, viewer) } satisfies Frame)
}
