import type { Frozen, GameTypes, Seat } from '../kernel/game.ts'
import { same } from '../kernel/json.ts'
import { type Answer, type Question, unweighed } from './bot.ts'
import { greatest } from '../kit/draw.ts'
import type { Insight } from '../kit/judgement/insight.ts'

/** Plays what the insight likes best, without looking ahead. */
export function greedy<W extends GameTypes>(
  { game, seat, view, offers, rng }: Question<W>,
  insight: Insight<W>,
): Answer<W> {
  const state = game.determinize(view, rng)
  const best = liked(insight, state, seat, game.legal(state, seat))
  return unweighed(offers, offers.find(offer => same(offer, best)) ?? offers[0])
}

/** The move that the insight likes best. */
export function liked<W extends GameTypes>(
  insight: Insight<W>,
  state: Frozen<W['state']>,
  seat: Seat,
  moves: readonly W['move'][],
): W['move'] {
  if (moves.length === 1) return moves[0]
  const weights = new Float64Array(moves.length)
  insight.weigh(state, seat, moves, weights)
  return moves[greatest(weights, moves.length)]
}
