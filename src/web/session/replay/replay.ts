import { type Perspective, seenFrom } from '../../../kernel/perspective.ts'
import type { Game, Viewer } from '../../../kernel/game.ts'
import { clone } from '../../../kernel/json.ts'
import type { Replay } from '../../../protocol/http.ts'
import type { Step } from '../../../protocol/messages.ts'
import type { LocalRecord } from '../local/local-record.ts'
import { infoOf, type LocalTable, playsAgain } from '../local/local-table.ts'
import { pauses } from '../../pauses.ts'
import type { ChoiceRefused, Session, SessionState } from '../session.ts'
import { standing } from '../standing.ts'
import { watchers } from '../watchers.ts'

/**
 * A match to be looked at, step by step. `seat`: whose eyes we look through, where the frames do
 * not say it; `from`: the frame to begin with; `before`: the steps that led to the first frame.
 */
export function replaySession(
  { table, frames }: Replay,
  seat: Viewer,
  from = 0,
  before: readonly Step[] = [],
): Session {
  const listeners = watchers()
  const last = frames.length - 1
  let at = 0

  function show(next: number): void {
    const left = at
    at = Math.min(last, Math.max(0, Math.trunc(next)))
    const steps = [...before, ...frames.slice(1, at + 1).flatMap(frame => frame.step ?? [])]
    const moment = { seq: steps.length, view: frames[at]?.view, offers: [], undoable: false }
    const actor = frames[at]?.seat
    const frame = { at, of: last, everybodys: actor !== undefined }
    listeners.tell(
      { table, seat: actor ?? seat, host: false, steps, moment, link: 'live', pending: 0, frame },
      at === left + 1 ? steps.slice(-1) : [],
    )
  }

  show(from)
  return {
    watch: listeners.add,
    choose: async () => OVER,
    undo: async () => OVER,
    explain: async () => null,
    close: listeners.close,
    seek: show,
    goTo(seq) {
      const found = frames.findLastIndex(({ step }) => (step?.seq ?? 0) <= seq)
      if (found >= 0) show(found)
      return found >= 0
    },
  }
}

/**
 * The way a match came to where it stands for me, from the first of these frames on; begins with
 * the step after it. null if they show no step.
 */
export function pastSession(
  { table, seat, steps }: SessionState,
  frames: Replay['frames'],
): Session | null {
  if (frames.length < 2) return null
  const before = steps.slice(0, frames[0]?.step?.seq ?? 0)
  return replaySession({ table: { ...table, actors: [] }, frames }, seat, 1, before)
}

/** How a match kept in this browser came from that step of these to where it stands. */
export async function localPast(
  game: Game,
  record: LocalRecord,
  viewer: Viewer,
  steps: readonly Step[],
  since: number,
): Promise<Replay['frames']> {
  // Of what was taken back the record knows nothing.
  const stood = standing(steps)
  const frames: Replay['frames'] = []
  await playedAgain(game, record, viewer, table => {
    const count = table.steps.length
    if (count < frames.length) return
    const step = stood[count - 1] ?? null
    frames.push({ step, view: clone(game.view(table.match.state, viewer)) })
  })
  return frames.slice(
    Math.max(
      0,
      frames.findLastIndex(({ step }) => (step?.seq ?? 0) <= since),
    ),
  )
}

/**
 * Plays a record again while the page stays responsive, calls back after every ply, and answers
 * the table at the end; null if the record is of other rules or broken.
 */
async function playedAgain(
  game: Game,
  record: LocalRecord,
  eyes: Perspective,
  each: (table: LocalTable) => void,
): Promise<LocalTable | null> {
  const pause = pauses()
  let last: LocalTable | null = null
  for (last of playsAgain(game, record, eyes)) {
    if (last) each(last)
    await pause()
  }
  return last
}

/**
 * The number of the entry in the match's log that a frame shows; frames of old have none, and count
 * for themselves.
 */
export function plyOf(frames: Replay['frames'], at: number): number {
  return frames[at]?.ply ?? at
}

/** The frame that shows how things stood after that entry, as far as these eyes saw it. */
export function frameAt(frames: Replay['frames'], ply: number): number {
  return Math.max(
    0,
    frames.findLastIndex((_, at) => plyOf(frames, at) <= ply),
  )
}

const OVER: ChoiceRefused = { why: 'over', refusal: null }

/**
 * The frames of a match kept in this browser, as a server would tell them; null if it is of other
 * rules or not over.
 */
export async function localReplay(
  game: Game,
  record: LocalRecord,
  eyes: Perspective,
): Promise<Replay | null> {
  const frames: Replay['frames'] = []
  const table = await playedAgain(game, record, eyes, ({ match, steps }) => {
    if (frames.length > 0 && steps.length < frames.length) return
    const step = steps.at(-1) ?? null
    frames.push({
      ply: match.log.length,
      step,
      ...clone(seenFrom(game, match.state, eyes, step?.seat)),
    })
  })
  if (!table || game.actors(table.match.state).length > 0) return null
  return { table: infoOf(table.match, record, record.times.at(-1) ?? record.createdAt), frames }
}
