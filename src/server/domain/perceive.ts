import type { Game, Viewer } from '../../kernel/game.ts'
import { isPerceived, perceived } from '../../kernel/perspective.ts'
import type { Step } from '../../protocol/messages.ts'
import type { Entry } from './course.ts'

/*
 * Redaction of the log. Every number, step and message a viewer gets counts only the entries they
 * perceive: what others do in secret leaves no gap in the numbers, and so no trace.
 */

/**
 * Whether this viewer may know that the entry was made: their own, and any with an event that
 * reaches them. An undo is perceived by those who perceived what it undid.
 */
export function perceives(
  game: Game,
  log: readonly Entry[],
  entry: Entry,
  viewer: Viewer,
): boolean {
  const told = entry.takes === null ? entry : log[entry.takes - 1]
  if (told === undefined)
    throw new Error(`Entry ${entry.ply} takes back an entry that does not exist.`)
  return isPerceived(game, told, viewer)
}

/**
 * The entries that each viewer perceives, as far as they were asked for. Grows with the log, which
 * only grows.
 */
export type VisibleEntries = Map<Viewer, { upTo: number; readonly plies: number[] }>

/** The numbers of the entries this viewer perceives: the one at index i is their step i + 1. */
export function visibleTo(
  game: Game,
  log: readonly Entry[],
  viewer: Viewer,
  sights: VisibleEntries,
): readonly number[] {
  const sight = sights.get(viewer) ?? { upTo: 0, plies: [] }
  sights.set(viewer, sight)
  for (const entry of log.slice(sight.upTo))
    if (perceives(game, log, entry, viewer)) sight.plies.push(entry.ply)
  sight.upTo = log.length
  return sight.plies
}

/** One entry as this viewer may know it, as their step number `seq`. */
export function stepOf(game: Game, entry: Entry, viewer: Viewer, seq: number): Step {
  const events = [...perceived(game, entry.events, viewer)]
  return { seq, seat: entry.seat, undone: entry.takes !== null, events, at: entry.at }
}
