import type { Frozen, Game, GameTypes, Seat } from '../../../kernel/game.ts'
import { same } from '../../../kernel/json.ts'
import { beginAt, chronicle, type Chronicle, replay } from '../../../kernel/match.ts'
import type { Perspective } from '../../../kernel/perspective.ts'
import { seenFrom } from '../../../kernel/perspective.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { upTo } from '../../../kit/moves.ts'
import type { Level } from '../../../protocol/table.ts'
import { freshRecord, type LocalRecord } from '../local/local-record.ts'

/* Moments of matches as positions of their own: to be played on from, or thought about. */

/** A position, whole, and the options it is played by. */
export interface Position {
  readonly state: Frozen<GameTypes['state']>
  readonly options: GameTypes['options']
}

/**
 * How a finished match truly stood after so many entries of its log, if it looked then as a replay
 * shows it; else null: other rules, or entries that were taken back.
 */
export function truePosition(
  game: Game,
  record: Chronicle,
  ply: number,
  shown: { readonly view: unknown; readonly eyes: Perspective; readonly actor: Seat | undefined },
): Position | null {
  const then = replay(game, record, ply)
  if (!then.ok) return null
  const { state, options } = then.value
  const seen = seenFrom(game, state, shown.eyes, shown.actor)
  return same(seen.view, shown.view) ? { state, options } : null
}

/**
 * A position that looks to a viewer exactly like this view: all that they do not know is made up.
 * null if the view is of other rules.
 */
export function imagined(
  game: Game,
  view: unknown,
  options: GameTypes['options'],
  rng: Rng,
): Position | null {
  try {
    const state = game.determinize(view as GameTypes['view'], rng)
    return game.faults(state).length === 0 ? { state, options } : null
  } catch {
    return null
  }
}

/** Who is asked there: the seat whose eyes one has, if it is, else the first; null if it is over. */
export function askedIn(game: Game, { state }: Position, eyes: Seat | null): Seat | null {
  const actors = game.actors(state)
  return eyes !== null && actors.includes(eyes) ? eyes : (actors[0] ?? null)
}

/** How well the others play on from a position. */
const OTHERS: Level = 'medium'

/** A new match from there: I sit on this seat, bots on all others. null if nobody can play there. */
export function playedOn(
  game: Game,
  { state, options }: Position,
  me: Seat,
  world: { readonly seed: string; readonly now: number },
): LocalRecord | null {
  const begun = beginAt(game, world.seed, state, options)
  if (!begun.ok || game.actors(begun.value.state).length === 0) return null
  const chairs = upTo(begun.value.seats).map(seat => (seat === me ? 'me' : OTHERS))
  return freshRecord(chronicle(begun.value), chairs, world.now)
}
