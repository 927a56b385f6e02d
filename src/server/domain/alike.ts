import type { GameTypes, Seat } from '../../kernel/game.ts'
import type { Ply } from '../../kernel/match.ts'

type Move = GameTypes['move']

/** So many are kept, and none that is longer as JSON: some megabytes in all. */
const MOST_KEPT = 10_000
const LONGEST = 400

const kept = new Map<string, unknown>()

/**
 * What this JSON means, made once for all who mean the same. In long matches most moves and events
 * are like others: then each of them takes memory once.
 */
export function alike<A>(json: string, make: (json: string) => A): A {
  if (json.length > LONGEST) return make(json)
  const known = kept.get(json)
  if (known !== undefined) return known as A
  const made = make(json)
  if (kept.size === MOST_KEPT) kept.clear()
  kept.set(json, made)
  return made
}

/** Of each move, by the seat that made it. */
const plies = new WeakMap<Move, Ply<Move>[]>()

/** The ply of this seat with this move, made once for each object that is a move. */
export function plyOf(seat: Seat, move: Move): Ply<Move> {
  const known = plies.get(move) ?? []
  plies.set(move, known)
  return (known[seat] ??= { seat, move })
}
