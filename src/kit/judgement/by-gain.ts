import type { Frozen, GameTypes, Seat } from '../../kernel/game.ts'
import { draw, soften } from '../draw.ts'
import type { Insight } from './insight.ts'

/** No game offers more moves at a time. */
const MOST_MOVES = 128

/** How moves are chosen by what they gain. */
export interface Gains<G extends GameTypes> {
  /** Fills `out[i]` with what `moves[i]` gains this seat, in any unit. */
  readonly gains: (
    state: Frozen<G['state']>,
    seat: Seat,
    moves: readonly G['move'][],
    out: Float64Array,
  ) => void
  /** A gain of so much makes a move e times as likely, when it is weighed in the tree. */
  readonly temperature: number
  /** The same, when a move is chosen in a playout. */
  readonly fastTemperature: number
  /** How often a playout takes any move, so as not to be blind to what `gains` overlooks. */
  readonly slip: number
}

/** Players who like a move the better the more it gains them. */
export function byGain<G extends GameTypes>({
  gains,
  temperature,
  fastTemperature,
  slip,
}: Gains<G>): Pick<Insight<G>, 'weigh' | 'choose'> {
  const weights = new Float64Array(MOST_MOVES)
  return {
    weigh(state, seat, moves, out) {
      gains(state, seat, moves, out)
      soften(out, moves.length, temperature)
    },
    choose(state, seat, moves, rng) {
      if (rng.unit() < slip) return rng.pick(moves)
      gains(state, seat, moves, weights)
      soften(weights, moves.length, fastTemperature)
      return moves[draw(weights, moves.length, rng)]
    },
  }
}
