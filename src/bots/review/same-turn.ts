import type { Frozen, Game, GameTypes } from '../../kernel/game.ts'
import { copyOf, same } from '../../kernel/json.ts'
import { Rng } from '../../kernel/rng.ts'
import { silentTable } from '../playout.ts'
import type { PlyAgain } from './play-again.ts'

/** A decision, and what may be expected of the best move in it. */
interface Decided {
  /** What the best move promised its seat, in payoff. */
  readonly promised: number
  readonly cost: number
}

/** Where a decision led, as far as its seat could tell before: to the same in all these worlds. */
export type Aftermath<W extends GameTypes> = readonly W['state'][]

/** In so many worlds what follows must look alike. */
const WORLDS = 2

/** The worlds that a decision led to, by what its seat could know. */
export function aftermathOf<W extends GameTypes>(
  game: Game<W>,
  { seat, move }: Pick<PlyAgain<W>, 'seat' | 'move'>,
  view: Frozen<W['view']>,
): Aftermath<W> {
  return Array.from({ length: WORLDS }, (_, world) => {
    const rng = Rng.from(world)
    const state = copyOf(game.determinize(view, rng))
    game.play(state, seat, move, silentTable<W>(rng))
    return state
  })
}

/**
 * Whether the seat now sees what it could be certain of, so that no luck lies between. A move of
 * which there is no other is made in these worlds too.
 */
export function isCertain<W extends GameTypes>(
  game: Game<W>,
  aftermath: Aftermath<W>,
  { seat, before, move, offers }: PlyAgain<W>,
): boolean {
  const seen = game.view(before, seat)
  if (!aftermath.every(state => same(game.view(state, seat), seen))) return false
  if (offers.length === 1)
    for (const [world, state] of aftermath.entries())
      game.play(state, seat, move, silentTable<W>(Rng.from(world)))
  return true
}

/**
 * Which share of its cost a decision lost, where the same turn goes on to the next one: what is
 * still to be had is not lost, and if it is missed at last, that is what costs.
 */
export function shareLost({ promised, cost }: Decided, next: Pick<Decided, 'promised'>): number {
  return Math.max(0, Math.min(1, (promised - next.promised) / cost))
}
