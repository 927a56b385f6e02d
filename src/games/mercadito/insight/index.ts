import { scores, setOf } from '../engine/scoring.ts'
import type { Mercadito, Move, State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'
import { same } from '../../../kernel/json.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { draw } from '../../../kit/draw.ts'
import type { Insight } from '../../../kit/judgement/insight.ts'
import { likelyPayoffs, rankPayoffs } from '../../../kit/judgement/payoff.ts'
import { hopeOf, restOf } from './hope.ts'
import { weighCalls, weighPicks } from './rounds.ts'
import { isWelcome, seenBy } from './exchange.ts'
import { nextStep } from './trades.ts'

/** A lead of so many points makes it e to 1 who ends up ahead. */
const DOUBT = 3
/** Of the moves of the final phase: what is to be done, what may be, what had better not be. */
const SURE = 1
const IDLE = 0.02
const NEVER = 1e-6

/** Collect what goes together, fight for what is worth it, trade only to one's own good. */
export const insight: Insight<Mercadito> = {
  weigh,
  choose,
  settled: () => false,
  evaluate: (state, _view, out) => evaluate(state, out),
  finesse: 1.6,
  plies: 120,
}

function weigh(state: Frozen<State>, seat: Seat, moves: readonly Move[], out: Float64Array): void {
  if (state.phase === 'choose') weighPicks(state, seat, moves, out)
  else if (state.phase === 'call') weighCalls(state, seat, moves, out)
  else weighFinal(state, seat, moves, out)
}

/** What is to be done in the final phase, before all else. */
function weighFinal(
  state: Frozen<State>,
  seat: Seat,
  moves: readonly Move[],
  out: Float64Array,
): void {
  const next = nextStep(state, seat)
  for (let i = 0; i < moves.length; i++) {
    if (same(moves[i], next)) out[i] = SURE
    else if (isSensible(state, seat, moves[i])) out[i] = IDLE
    else out[i] = isBlind(state, seat, moves[i]) ? 0 : NEVER
  }
}

/** Whether a move asks for a card that the seat has not seen there. */
function isBlind(state: Frozen<State>, seat: Seat, move: Move): boolean {
  const draft = state.drafts[seat]
  if (move.type !== 'want' || draft === null) return false
  return (seenBy(state, seat, draft.to) & (1 << move.card)) === 0
}

/**
 * What a bot may do without a plan: answer and vote. All else, it could do for ever to no avail:
 * begin drafts and drop them, show cards, take back its vote. Accepting what lowers the own chance
 * is not sensible.
 */
function isSensible(state: Frozen<State>, seat: Seat, move: Move): boolean {
  if (move.type !== 'accept') return move.type === 'decline' || move.type === 'vote'
  const offer = state.offers.find(({ id }) => id === move.offer)
  return offer !== undefined && isWelcome(state, seat, offer)
}

const weights = new Float64Array(64)

/** In playouts the final phase is short: finish what is begun, answer what is open, then vote. */
function choose(state: Frozen<State>, seat: Seat, moves: readonly Move[], rng: Rng): Move {
  if (state.phase !== 'final') {
    weigh(state, seat, moves, weights)
    return moves[draw(weights, moves.length, rng)]
  }
  const next = state.drafts[seat] === null ? null : nextStep(state, seat)
  const quick = moves.find(move =>
    next === null ? isSensible(state, seat, move) : same(move, next),
  )
  return quick ?? moves[0]
}

const hopes = new Float64Array(4)

/** Each seat's prospects: exact at the end; before, by what the hands promise. */
function evaluate(state: Frozen<State>, out: Float64Array): void {
  if (state.phase === 'over') return rankPayoffs(scores(state), out)
  const rest = restOf(state)
  state.hands.forEach((hand, seat) => (hopes[seat] = hopeOf(setOf(hand), rest)))
  likelyPayoffs(hopes, state.hands.length, DOUBT, out)
}
