import { canonical, sha256Of } from '../../kernel/digest.ts'
import type { Game, GameEvent, GameTypes, Seat, Viewer } from '../../kernel/game.ts'
import { clone } from '../../kernel/json.ts'
import { type Match, submit, undo } from '../../kernel/match.ts'
import { isPerceived, perceived } from '../../kernel/perspective.ts'

/** One entry of a table's log; without a move, the seat undid its last ply. */
export interface ToldEntry {
  readonly seat: Seat
  readonly move: GameTypes['move'] | null
}

/** What one viewer gets of an entry, without its number and its time. */
export interface SeenStep {
  readonly seat: Seat
  readonly undone: boolean
  readonly events: readonly GameEvent[]
}

/** What happened in an entry; `told`: what it undid, or else itself. */
export interface Happened extends SeenStep {
  readonly told: { readonly seat: Seat; readonly events: readonly GameEvent[] }
}

/** The running hash before the first step. */
export function firstHash(commitment: string, viewer: Viewer): string {
  return sha256Of(`tianguis steps\n${commitment}\nviewer ${viewer ?? 'onlooker'}`)
}

/**
 * The running hash after one more step. Who keeps it notices if a step, told again, is another one.
 */
export function nextHash(before: string, { seat, undone, events }: SeenStep): string {
  return sha256Of(`${before}\n${canonical({ seat, undone, events })}`)
}

/** How many steps a viewer has had, and the running hash after them. */
export interface Tally {
  readonly count: number
  readonly hash: string
}

/** The entry as this viewer got it; null if they did not notice it. */
export function seenBy(game: Game, happened: Happened, viewer: Viewer): SeenStep | null {
  if (!isPerceived(game, happened.told, viewer)) return null
  const { seat, undone, events } = happened
  return clone({ seat, undone, events: perceived(game, events, viewer) })
}

/** Plays a log again in a match that has just begun, entry by entry. */
export interface Retelling {
  /** What the entry did, or null: it is not possible there. */
  readonly next: (entry: ToldEntry) => Happened | null
}

export function retell(match: Match): Retelling {
  /** What each standing ply did, in the order of the log. */
  const standing: Happened['told'][] = []
  return {
    next({ seat, move }) {
      if (move === null) {
        const index = match.log.findLastIndex(ply => ply.seat === seat)
        if (!undo(match, seat).ok) return null
        const [told] = standing.splice(index, 1)
        return told === undefined ? null : { seat, undone: true, events: [], told }
      }
      const played = submit(match, seat, move)
      if (!played.ok) return null
      const told = { seat, events: played.events }
      standing.push(told)
      return { ...told, undone: false, told }
    },
  }
}
