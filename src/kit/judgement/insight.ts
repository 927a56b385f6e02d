import type { Frozen, Game, Seat, GameTypes } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import { rankPayoffs } from './payoff.ts'

/**
 * What we know about playing one game well, for rule bot and search alike. Reads states, never
 * changes them.
 */
export interface Insight<W extends GameTypes = GameTypes> {
  /**
   * How likely a sensible player is to choose each move: fills `out[i]` with a weight for `moves[i]`,
   * on any scale; 0 where nobody would choose it, whatever they overlook. At least one is positive.
   * Judges by what the seat itself may know, though the state holds everything.
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
  /**
   * Worlds that fit the view, those more often in which it is likelier that the others did what the
   * seat saw them do (`past`, oldest first), so many; null where the past says nothing. Left out: it
   * never does. `Game.determinize` makes worlds by the view alone.
   */
  worlds?(
    view: Frozen<W['view']>,
    past: readonly Frozen<W['event']>[],
    rng: Rng,
    count: number,
  ): readonly W['state'][] | null
  /**
   * Whether in a search the others too look for what is best for them (max^n), for a match whose view
   * hides nothing and that asks one seat at a time. Left out: they are imagined to play as `choose`
   * does.
   */
  rivalsThink?(view: Frozen<W['view']>): boolean
  /**
   * How much more closely than elsewhere moves lie together: who misjudges what was learned errs by so
   * much less here, and thinks so much longer within its time. Left out: 1.
   */
  readonly finesse?: number
  /**
   * How much less often than elsewhere a move is overlooked here: where very many small decisions make
   * the result, a few oversights lose it. Left out: 1.
   */
  readonly attention?: number
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
