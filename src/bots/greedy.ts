import type { GameTypes } from '../kernel/game.ts'
import { same } from '../kernel/json.ts'
import { type Answer, type Question, unweighed } from './bot.ts'
import { greatest } from '../kit/draw.ts'
import type { Insight } from '../kit/insight.ts'

/** Plays what the insight likes best, without looking ahead. */
export function greedy<W extends GameTypes>(
  { game, seat, view, offers, rng }: Question<W>,
  insight: Insight<W>,
): Answer<W> {
  const state = game.determinize(view, rng)
  const moves = game.legal(state, seat)
  const weights = new Float64Array(moves.length)
  insight.weigh(state, seat, moves, weights)
  const liked = moves[greatest(weights, moves.length)]
  return unweighed(offers, offers.find(offer => same(offer, liked)) ?? offers[0])
}
