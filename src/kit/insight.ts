import type { Frozen, Game, Seat, GameTypes } from '../kernel/game.ts'
import type { Rng } from '../kernel/rng.ts'
import { draw, soften } from './draw.ts'
import { rankPayoffs } from './payoff.ts'

/**
 * What we know about playing one game well, for rule bot and search alike. Reads states, never
 * changes them.
 */
export interface Insight<W extends GameTypes = GameTypes> {
  /**
   * How likely a sensible player is to choose each move: fills `out[i]` with a positive weight for
   * `moves[i]`, on any scale. Judges by what the seat itself may know, though the state holds
   * everything.
   */
  weigh(state: Frozen<W['state']>, seat: Seat, moves: readonly W['move'][], out: Float64Array): void
  /**
   * The move of a player who does not think long, with some chance in it: what playouts are made
   * of.
   */
  choose(state: Frozen<W['state']>, seat: Seat, moves: readonly W['move'][], rng: Rng): W['move']
  /** Whether a playout that started from this view has gone far enough to be judged. */
  settled(state: Frozen<W['state']>, view: Frozen<W['view']>): boolean
  /**
   * Each seat's prospects, 0 (certain last) to 1 (certain first): exact when the game is over, a
   * guess before.
   */
  evaluate(state: Frozen<W['state']>, view: Frozen<W['view']>, out: Float64Array): void
  /** Decisions after which a playout is cut short and evaluated. */
  readonly plies: number
}

/**
 * No knowledge but the rules: any move is as good as another, and the scores so far tell who is
 * ahead.
 */
export function plainInsight<W extends GameTypes>(game: Game<W>): Insight<W> {
  return {
    weigh: (_state, _seat, moves, out) => void out.fill(1, 0, moves.length),
    choose: (_state, _seat, moves, rng) => rng.pick(moves),
    settled: () => false,
    evaluate: (state, _view, out) => rankPayoffs(game.scores(state), out),
    plies: 400,
  }
}

/** How a game judges its moves, and how much chance there is in what is chosen. */
export interface Judgement<W extends GameTypes> {
  /** Fills `out[i]` with what `moves[i]` gains its seat, in any unit; more is better. */
  readonly gains: (
    state: Frozen<W['state']>,
    seat: Seat,
    moves: readonly W['move'][],
    out: Float64Array,
  ) => void
  /** A gain of so much makes a move e times as likely, when weighed in the tree. */
  readonly temperature: number
  /** The same when chosen in a playout. */
  readonly fastTemperature: number
  /** How often a playout takes any move, so as not to be blind to what the judgement overlooks. */
  readonly slip: number
  /** The most moves that are ever offered at once. */
  readonly most: number
}

/** Weighs moves by what they gain, and chooses the better ones more often. */
export function judging<W extends GameTypes>({
  gains,
  temperature,
  fastTemperature,
  slip,
  most,
}: Judgement<W>): Pick<Insight<W>, 'weigh' | 'choose'> {
  const weights = new Float64Array(most)
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
