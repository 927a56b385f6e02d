import type { Goldfish, Move, State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import { byGain } from '../../../kit/judgement/by-gain.ts'
import type { Insight } from '../../../kit/judgement/insight.ts'
import { collectGain, declineGain, leadWorth, playGain } from './gains.ts'
import { worlds } from './inference.ts'
import { evaluate } from './prospects.ts'
import { planNext, reliefEnough, reliefGiving, reliefSwap, reliefTaking } from './swap.ts'

/** An exchange that relieves no more than this, in turns, is not worth making. */
const LEAST_SWAP = 0.02

/** How often a playout takes any move. */
const SLIP = 0.01

/**
 * Games of two searches took 18 to 50 turns, but in 1 of 34 they waited for each other to the limit of
 * 2,000: after so many turns they expect what is likely instead of the best, which ended it.
 */
const GOES_ROUND = 60

/** Gains are in turns. */
const judged = byGain<Goldfish>({
  gains(state, seat, moves, out) {
    const lead = leadWorth(state.hands[seat])
    for (let i = 0; i < moves.length; i++) out[i] = gain(state, seat, moves[i], lead)
  },
  temperature: 0.25,
  fastTemperature: 0.1,
  slip: SLIP,
})

/** Shed what is hard to shed, keep what wins tricks, swap many small cards for few. */
export const insight: Insight<Goldfish> = {
  weigh: judged.weigh,
  choose(state, seat, moves, rng) {
    if (state.phase !== 'give' && state.phase !== 'take')
      return judged.choose(state, seat, moves, rng)
    return rng.unit() < SLIP ? rng.pick(moves) : planned(state, seat, moves)
  },
  settled: (state, view) => state.game !== view.game,
  evaluate,
  worlds,
  // Of two, each knows what the other holds: all that nobody sees.
  rivalsThink: ({ sizes, turns }) => sizes.length === 2 && turns < GOES_ROUND,
  plies: 8,
}

/**
 * The next step of the best exchange. Where giving may stop, the list begins with "keep" or
 * "enough".
 */
function planned(state: Frozen<State>, seat: Seat, moves: readonly Move[]): Move {
  const next = planNext(state.hands[seat], state.market, state)
  return (
    moves.find(move => (move.type === 'give' || move.type === 'take') && move.value === next) ??
    moves[0]
  )
}

/**
 * What a move gains its seat, in turns saved on the way out. Looks at no hand but its own. `lead`:
 * what the lead is worth to it.
 */
function gain(state: Frozen<State>, seat: Seat, move: Move, lead: number): number {
  const { market } = state
  const hand = state.hands[seat]
  switch (move.type) {
    case 'play':
      return playGain(hand, state.sizes[seat], move.value, move.count, lead)
    case 'pass':
      return Math.max(0, reliefSwap(hand, market, state))
    case 'keep':
      return LEAST_SWAP
    case 'give':
      return reliefGiving(hand, market, state, move.value)
    case 'enough':
      return reliefEnough(hand, market, state)
    case 'take':
      return reliefTaking(hand, market, state, move.value)
    case 'collect':
      return collectGain(hand, move.value)
    case 'decline':
      return declineGain(hand)
  }
}
