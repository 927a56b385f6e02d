import { scores } from '../../games/merchant-of-goldfish/ending.ts'
import type { Goldfish, Move, State, View } from '../../games/merchant-of-goldfish/state.ts'
import type { Frozen, Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import { draw } from '../draw.ts'
import type { Insight } from '../insight.ts'
import { rankPayoffs } from '../payoff.ts'
import { BURDEN, COPIES, STRENGTH } from './merchant-of-goldfish/burden.ts'
import { type Plan, planGiving, planTaking, reliefGiving, reliefTaking } from './merchant-of-goldfish/swap.ts'

/** What the lead after a won trick is worth, in turns; more than a set's burden when only one other set is left. */
const LEAD = 1
const LAST_LEAD = 2
/** An exchange that gains no more than this is not worth making. */
const LEAST_SWAP = 0.02
/** Gains, in turns, that make a move e times as likely: in the tree, and in playouts. */
const TEMPERATURE = 0.25
const FAST_TEMPERATURE = 0.1
/** How often a playout takes any move, so as not to be blind to what the plan overlooks. */
const SLIP = 0.01
/** Difference of load, in turns, that makes it e to 1 who is out first. */
const DOUBT = 1
/** Nothing is better than to be out. */
const OUT = 20
/** Keeps every move possible. */
const LEAST = -10

const plan: Plan = { relief: 0, next: 0 }
const weights = new Float64Array(64)

function groups(hand: readonly number[]): number {
  let count = 0
  for (let v = 1; v < hand.length; v++) if (hand[v] > 0) count++
  return count
}

/** What playing a set gains: the burden it takes away, and the hope of the lead. */
function playGain(state: Frozen<State>, seat: Seat, value: number, count: number, lead: number): number {
  if (count === state.sizes[seat]) return OUT
  const at = value * COPIES
  const held = state.hands[seat][value]
  return BURDEN[at + held] - BURDEN[at + held - count] + lead * STRENGTH[at + count]
}

function swapGain(state: Frozen<State>, hand: readonly number[]): number {
  planGiving(hand, state.market, state, plan)
  return plan.relief > LEAST_SWAP ? plan.relief : 0
}

/** What a move gains its seat, in turns saved on the way out. */
function gain(state: Frozen<State>, seat: Seat, move: Move, lead: number): number {
  const hand = state.hands[seat]
  switch (move.type) {
    case 'play':
      return playGain(state, seat, move.value, move.count, lead)
    case 'pass':
      return swapGain(state, hand)
    case 'keep':
      return LEAST_SWAP
    case 'decline':
      // A hand of one value is led and gone.
      return groups(hand) === 1 ? OUT : 0
    case 'give':
      return reliefGiving(hand, state.market, state, move.value)
    case 'enough':
      return enoughGain(state, hand)
    case 'take':
      return reliefTaking(hand, state.market, state, move.value)
    case 'collect': {
      const at = move.value * COPIES + hand[move.value]
      return BURDEN[at] - BURDEN[at + 1]
    }
  }
}

/** What is gained if no more is given. */
function enoughGain(state: Frozen<State>, hand: readonly number[]): number {
  planTaking(hand, state.market, state, plan)
  return plan.relief
}

function weigh(state: Frozen<State>, seat: Seat, moves: readonly Move[], temperature: number, out: Float64Array): void {
  const lead = groups(state.hands[seat]) <= 2 ? LAST_LEAD : LEAD
  for (let i = 0; i < moves.length; i++) {
    out[i] = Math.exp(Math.max(gain(state, seat, moves[i], lead), LEAST) / temperature)
  }
}

/** The planned next step of an exchange; undefined if there is none. */
function planned(state: Frozen<State>, seat: Seat, moves: readonly Move[]): Move | undefined {
  const hand = state.hands[seat]
  const giving = state.phase === 'give'
  if (giving) planGiving(hand, state.market, state, plan)
  else planTaking(hand, state.market, state, plan)
  // The list begins with "keep" or "enough" where giving may stop.
  if (plan.next === 0) return moves[0]
  return moves.find(move => (move.type === 'give' || move.type === 'take') && move.value === plan.next)
}

function choose(state: Frozen<State>, seat: Seat, moves: readonly Move[], rng: Rng): Move {
  if (rng.unit() < SLIP) return rng.pick(moves)
  if (state.phase === 'give' || state.phase === 'take') return planned(state, seat, moves) ?? rng.pick(moves)
  weigh(state, seat, moves, FAST_TEMPERATURE, weights)
  return moves[draw(weights, moves.length, rng)]
}

/** Shed what is hard to shed, keep what wins tricks, swap many small cards for few. */
export const insight: Insight<Goldfish> = {
  weigh: (state, seat, moves, out) => weigh(state, seat, moves, TEMPERATURE, out),
  choose,
  settled: (state, view) => state.game !== view.game,
  evaluate,
  plies: 300,
}

/**
 * Who is out has his place; of the others, who holds the lighter hand is likely to be out first. Of a longer match only
 * the game being played is looked at: its points are as good as places.
 */
function evaluate(state: Frozen<State>, view: Frozen<View>, out: Float64Array): void {
  const seats = state.sizes.length
  if (state.game !== view.game) {
    state.ranking.forEach((seat, index) => (out[seat] = (seats - 1 - index) / (seats - 1)))
  } else if (state.phase === 'over' && state.games === 1) {
    rankPayoffs(scores(state), out)
  } else if (state.phase === 'over') {
    rankPayoffs(scores(state), out)
  } else {
    for (let seat = 0; seat < seats; seat++) loads[seat] = load(state, seat)
    for (let seat = 0; seat < seats; seat++) {
      let beaten = 0
      for (let other = 0; other < seats; other++) {
        if (other !== seat) beaten += 1 / (1 + Math.exp((loads[seat] - loads[other]) / DOUBT))
      }
      out[seat] = beaten / (seats - 1)
    }
  }
}

const loads = new Float64Array(6)

/** How far a seat is from being out, in turns; far below zero for those who are. */
function load(state: Frozen<State>, seat: Seat): number {
  const place = state.out.indexOf(seat)
  if (place !== -1) return (place - 10) * 100
  const hand = state.hands[seat]
  let sum = 0
  for (let v = 1; v < hand.length; v++) sum += BURDEN[v * COPIES + hand[v]]
  return sum
}
