import { scores } from '../engine/ending.ts'
import type { State, View } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import { likelyPayoffs, rankPayoffs } from '../../../kit/judgement/payoff.ts'
import { COPIES, STRENGTH } from './burden.ts'

/*
 * How far a seat is from being out, on a scale on which one less than another makes it e to 1 who
 * is out first. Found by logistic regression over some 20,000 pairs of hands from games of the rule
 * bot.
 */
const SET = 0.25
const POWER = 0.9
const OWNER = 0.6
/** Puts those who are out before all others, in their order. */
const FAR = 1000

const leads = new Float64Array(6)

/**
 * Each seat's prospects, 0 to 1. Those who are out have their places; of the others, those with
 * the lighter hand will sooner be out. Of a longer match all games but the last are judged by themselves: there
 * a place is a point.
 */
export function evaluate(state: Frozen<State>, view: Frozen<View>, out: Float64Array): void {
  const seats = state.sizes.length
  if (state.game !== view.game) {
    state.ranking.forEach((seat, index) => (out[seat] = (seats - 1 - index) / (seats - 1)))
    return
  }
  if (state.phase === 'over') return rankPayoffs(scores(state), out)
  for (let seat = 0; seat < seats; seat++) leads[seat] = -load(state, seat)
  likelyPayoffs(leads, seats, 1, out)
  if (state.games === 1 || state.game < state.games) return
  for (let seat = 0; seat < seats; seat++)
    leads[seat] = state.points[seat] + out[seat] * (seats - 1)
  likelyPayoffs(leads, seats, 1, out)
}

/** Sets to be rid of, less the power to win tricks, less the trick that may be about to be won. */
function load(state: Frozen<State>, seat: Seat): number {
  const place = state.out.indexOf(seat)
  if (place !== -1) return (place - state.sizes.length) * FAR
  const hand = state.hands[seat]
  let sum = state.owner === seat ? -OWNER : 0
  for (let v = 1; v < hand.length; v++)
    if (hand[v] > 0) sum += SET - POWER * STRENGTH[v * COPIES + hand[v]]
  return sum
}
