import type { Frozen, Refusal, Seat } from '../../../kernel/game.ts'
import { NO_MOVES } from '../../../kit/moves.ts'
import { JUICE } from '../content/index.ts'
import { isBelowLimit } from './cards.ts'
import { ask, CEDE, GIVE_JUICE, HOLD, LEAVE, PASS, PICK } from './moves.ts'
import { refuse } from './refusals.ts'
import { commit, conflictOf } from './round.ts'
import type { Commitment, Move, State } from './state.ts'

/*
 * The secret answers of a round: which card, and in a conflict, whether to insist on it.
 */

type Choose = Extract<Commitment, { readonly type: 'pick' | 'pass' }>
type Declare = Exclude<Commitment, Choose>

const PLAIN_CALLS: readonly Declare[] = [HOLD, CEDE, LEAVE]

/** Pick a card of the market, or pass. @rule MTO-8, MTO-9 */
export const chooseCard = ask<'pick' | 'pass'>({
  moves(state, seat) {
    if (!state.choosers.includes(seat) || state.committed[seat] !== null) return NO_MOVES
    const moves: Choose[] = []
    for (const card of state.market) if (card !== null) moves.push(PICK[card])
    moves.push(PASS)
    return moves
  },
  answers: {
    pick: { play: commit, refuse: refuseChoice },
    pass: { play: commit, refuse: refuseChoice },
  },
  other: (_state, _seat, move) =>
    isDeclaration(move) ? refuse('MTO-16', 'no-conflict') : tooEarly(move),
})

/** In a conflict: hold, cede, leave the card, or give the Juice away. @rule MTO-17, MTO-R13 */
export const declare = ask<Declare['type']>({
  moves(state, seat) {
    const conflict = conflictOf(state, seat)
    if (conflict === undefined || state.committed[seat] !== null) return NO_MOVES
    if (!state.hands[seat].includes(JUICE)) return PLAIN_CALLS
    const others = conflict.seats.filter(other => other !== seat)
    return [...PLAIN_CALLS, ...others.map(other => GIVE_JUICE[other])]
  },
  answers: {
    hold: { play: commit, refuse: refuseDeclaration },
    cede: { play: commit, refuse: refuseDeclaration },
    leave: { play: commit, refuse: refuseDeclaration },
    juice: { play: commit, refuse: refuseDeclaration },
  },
  other(state, seat, move) {
    if (move.type !== 'pick' && move.type !== 'pass') return tooEarly(move)
    return isBelowLimit(state, seat) ? refuse('MTO-25', 'conflict-first') : refuse('MTO-8', 'full')
  },
})

const DECLARATIONS: readonly Move['type'][] = ['hold', 'cede', 'leave', 'juice']
const isDeclaration = ({ type }: Move) => DECLARATIONS.includes(type)

/** A move of the final phase, too early. @rule MTO-27, MTO-R35, MTO-R41 */
function tooEarly({ type }: Move): Refusal {
  if (type === 'reveal') return refuse('MTO-R35', 'no-reveal-yet')
  return type === 'vote' || type === 'unvote'
    ? refuse('MTO-R41', 'no-vote-yet')
    : refuse('MTO-27', 'no-trade-yet')
}

/** @rule MTO-8, MTO-9, MTO-10, MTO-15 */
function refuseChoice(state: Frozen<State>, seat: Seat, move: Choose): Refusal {
  if (!state.choosers.includes(seat))
    return isBelowLimit(state, seat) ? refuse('MTO-15', 'turn-over') : refuse('MTO-8', 'full')
  if (state.committed[seat] !== null) return refuse('MTO-10', 'final')
  return refuse('MTO-9', 'not-in-market', { card: move.type === 'pick' ? move.card : 0 })
}

/** @rule MTO-8, MTO-10, MTO-13, MTO-17, MTO-R13 */
function refuseDeclaration(state: Frozen<State>, seat: Seat): Refusal {
  if (!isBelowLimit(state, seat)) return refuse('MTO-8', 'full')
  if (conflictOf(state, seat) === undefined) return refuse('MTO-13', 'not-in-conflict')
  if (state.committed[seat] !== null) return refuse('MTO-10', 'final')
  return state.hands[seat].includes(JUICE)
    ? refuse('MTO-R13', 'not-contestant')
    : refuse('MTO-17', 'no-juice')
}
