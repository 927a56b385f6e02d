import type { Frozen, Game, GameTypes, PerSeat } from '../../kernel/game.ts'
import { copyOf } from '../../kernel/json.ts'
import type { Perspective } from '../../kernel/perspective.ts'
import { ranks } from '../../kernel/rank.ts'
import type { Rng } from '../../kernel/rng.ts'
import { payoffsBy } from '../../kit/judgement/judgement.ts'
import { rankPayoffs } from '../../kit/judgement/payoff.ts'
import { playout, silentTable } from '../playout.ts'
import type { Foresight } from './trials.ts'

/** What each seat may expect of a position. */
export interface Estimate {
  /** The chance to win; the winners of a tie share one. */
  readonly wins: PerSeat<number>
  /** The share of the others it ends up ahead of, 0 to 1. */
  readonly payoffs: PerSeat<number>
}

/** Games played on from a position that nothing learned can judge. */
const PLAYOUTS = 8
/** Keeps the odds of those who are certain to come first or last from being endless. */
const SMALL = 1e-6

/** What is to be expected of this position with these eyes; exact when the game is over. */
export function estimateOf<W extends GameTypes>(
  game: Game<W>,
  foresight: Foresight<W>,
  state: Frozen<W['state']>,
  eyes: Perspective,
  rng: Rng,
): Estimate {
  if (game.actors(state).length === 0) return endOf(game, state)
  const { judgement } = foresight
  if (judgement === null) return playedOn(game, foresight, state, eyes, rng)
  const strengths = new Float64Array(game.scores(state).length)
  judgement.strengths(state, eyes, strengths)
  const payoffs = strengths.slice()
  payoffsBy(strengths, payoffs)
  return { wins: sharesOf(strengths), payoffs: [...payoffs] }
}

function endOf<W extends GameTypes>(game: Game<W>, state: Frozen<W['state']>): Estimate {
  const scores = game.scores(state)
  const payoffs = new Float64Array(scores.length)
  rankPayoffs(scores, payoffs)
  const places = ranks(scores)
  const winners = places.filter(place => place === 1).length
  return { wins: places.map(place => (place === 1 ? 1 / winners : 0)), payoffs: [...payoffs] }
}

/** The chances that such strengths win by: in proportion to e to the strength. */
function sharesOf(strengths: Float64Array): number[] {
  const most = strengths.reduce((best, strength) => Math.max(best, strength), -Infinity)
  const shares = Array.from(strengths, strength => Math.exp(strength - most))
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map(share => share / sum)
}

/** How games come out that go on from here as the insight would play them. */
function playedOn<W extends GameTypes>(
  game: Game<W>,
  { insight }: Foresight<W>,
  state: Frozen<W['state']>,
  eyes: Perspective,
  rng: Rng,
): Estimate {
  const seats = game.scores(state).length
  const sum = { wins: new Array<number>(seats).fill(0), payoffs: new Array<number>(seats).fill(0) }
  const view = game.view(state, eyes === 'all' ? null : eyes)
  const out = new Float64Array(seats)
  for (let played = 0; played < PLAYOUTS; played++) {
    const imagined = eyes === 'all' ? copyOf(state as W['state']) : game.determinize(view, rng)
    playout(game, insight, imagined, view, silentTable<W>(rng))
    insight.evaluate(imagined, view, out)
    const wins = sharesOf(out.map(payoff => Math.log((payoff + SMALL) / (1 - payoff + SMALL))))
    for (let seat = 0; seat < seats; seat++) {
      sum.payoffs[seat] += out[seat] / PLAYOUTS
      sum.wins[seat] += wins[seat] / PLAYOUTS
    }
  }
  return sum
}
