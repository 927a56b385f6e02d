import { setImmediate } from 'node:timers/promises'
import type { Viewer } from '../../kernel/game.ts'
import { type Match, submit, undo } from '../../kernel/match.ts'
import type { Frame } from '../../protocol/http.ts'
import { type Course, type Entry, opening } from './course.ts'
import { perceives, stepOf } from './perceive.ts'
import type { TableRecord } from './record.ts'

/** After so many entries others may have their turn. */
const BREATH = 20

/**
 * A finished match as each viewer saw it, frame by frame, as JSON. Made once, at the end, by the rules it was played by:
 * whatever becomes of them, the replay stays.
 */
export async function framesOf(record: TableRecord, { match, log }: Course): Promise<ReadonlyMap<Viewer, string>> {
  const { game } = match
  const viewers: Viewer[] = [null, ...record.chairs.keys()]
  const replayed = opening(game, record).match
  const frames = new Map(viewers.map(viewer => [viewer, [frame(replayed, viewer, null)]]))
  for (const entry of log) {
    again(replayed, entry)
    for (const [viewer, seen] of frames) {
      if (!perceives(game, log, entry, viewer)) continue
      seen.push(frame(replayed, viewer, stepOf(game, entry, viewer, seen.length)))
    }
    if (entry.ply % BREATH === 0) await setImmediate()
  }
  return new Map([...frames].map(([viewer, seen]) => [viewer, `[${seen.join(',')}]`]))
}

function again(match: Match, entry: Entry): void {
  const outcome = entry.move === null ? undo(match, entry.seat) : submit(match, entry.seat, entry.move)
  if (!outcome.ok) throw new Error(`Entry ${entry.ply} cannot be played again (${outcome.why}).`)
}

function frame(match: Match, viewer: Viewer, step: Frame['step']): string {
  return JSON.stringify({ step, view: match.game.view(match.state, viewer) })
}
