import { BUYERS, COLOURS } from '../content/index.ts'
import { partnerOf, scores } from '../engine/scoring.ts'
import type { State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import { likelyPayoffs, rankPayoffs } from '../../../kit/judgement/payoff.ts'
import { bargains, coinWorth, hope, scoring } from './worth.ts'

/**
 * A lead of this many points makes it e to 1 who ends up before the other: at the end, and more for
 * each token to come.
 */
const DOUBT = 3
const DOUBT_A_TOKEN = 0.25
/**
 * What can be bought now is worth this part of itself: others may be there before, or move it away.
 */
const UNSURE = 0.4

const worths = new Float64Array(4)

/**
 * Each seat's prospects, 0 to 1: exact when the game is over, else by what its side has and may
 * soon have.
 */
export function evaluate(state: Frozen<State>, _view: unknown, out: Float64Array): void {
  if (state.phase === 'over') return rankPayoffs(scores(state), out)
  const seats = state.coins.length / BUYERS
  for (let seat = 0; seat < seats; seat++) worths[seat] = worthOf(state, seats, seat)
  likelyPayoffs(worths, seats, DOUBT + DOUBT_A_TOKEN * state.bag, out)
}

/**
 * What a seat's side has: points as they are going to be, and the coins and bargains of both
 * partners.
 */
function worthOf(state: Frozen<State>, seats: number, seat: Seat): number {
  let sum = means(state, seat)
  const partner = partnerOf(seats, seat)
  if (partner !== seat) sum += means(state, partner)
  for (let colour = 0; colour < COLOURS.length; colour++) {
    sum += scoring(state, seats, seat, colour) * hope(state, colour)
  }
  return sum
}

function means(state: Frozen<State>, seat: Seat): number {
  const at = seat * BUYERS
  const coins = state.coins[at] + state.coins[at + 1] + state.coins[at + 2] + state.coins[at + 3]
  return coins * coinWorth(state) + UNSURE * bargains(state, state.cells, seat, 0)
}
