import type { Frozen, Refusal, Seat } from '../../../kernel/game.ts'
import { same } from '../../../kernel/json.ts'
import { isBelowLimit } from './cards.ts'
import { CARDS, JUICE } from '../content/index.ts'
import { whyNotDraft } from './explain-draft.ts'
import { turns } from './moves.ts'
import { refuse } from '../../../kit/refuse.ts'
import { conflictOf } from './round.ts'
import type { Commitment, DraftMove, Move, OpenMove, PhaseName, State } from './state.ts'

const isWhole = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0
const isCard = (value: unknown): value is number => isWhole(value) && value < CARDS.length

/** A move in the game's words, whatever its numbers; null for anything else. */
function asMove(move: unknown): Move | null {
  if (typeof move !== 'object' || move === null) return null
  const { type, card, to, offer } = move as { [name in 'type' | 'card' | 'to' | 'offer']?: unknown }
  switch (type) {
    case 'pick':
    case 'give':
    case 'want':
      return isCard(card) ? { type, card } : null
    case 'juice':
    case 'address':
      return isWhole(to) ? { type, to } : null
    case 'reveal':
      return isCard(card) && (isWhole(to) || to === 'all') ? { type, card, to } : null
    case 'counter':
    case 'accept':
    case 'decline':
    case 'cancel':
      return isWhole(offer) ? { type, offer } : null
    case 'pass':
    case 'hold':
    case 'cede':
    case 'leave':
    case 'send':
    case 'drop':
    case 'vote':
    case 'unvote':
      return { type }
    default:
      return null
  }
}

/** What is asked in each phase. */
const QUESTION: { readonly [phase in PhaseName]: string } = {
  choose: 'MTO-9',
  call: 'MTO-17',
  final: 'MTO-33',
  over: 'MTO-47',
}

/** A word of the final phase, too early. @rule MTO-27, MTO-R35, MTO-R41 */
function tooEarly(move: Move): Refusal {
  if (move.type === 'reveal') return refuse('MTO-R35', 'no-reveal-yet')
  return move.type === 'vote' || move.type === 'unvote'
    ? refuse('MTO-R41', 'no-vote-yet')
    : refuse('MTO-27', 'no-trade-yet')
}

/** @rule MTO-8, MTO-15 */
function whyNotAsked(state: Frozen<State>, seat: Seat): Refusal {
  return isBelowLimit(state, seat) ? refuse('MTO-15', 'turn-over') : refuse('MTO-8', 'full')
}

/** @rule MTO-9, MTO-10, MTO-16 */
function whyNotChoose(state: Frozen<State>, seat: Seat, move: Commitment): Refusal {
  if (move.type !== 'pick' && move.type !== 'pass') return refuse('MTO-16', 'no-conflict')
  if (!state.choosers.includes(seat)) return whyNotAsked(state, seat)
  if (state.committed[seat] !== null) return refuse('MTO-10', 'final')
  return refuse('MTO-9', 'not-in-market', { card: move.type === 'pick' ? move.card : 0 })
}

/** @rule MTO-10, MTO-13, MTO-17, MTO-25, MTO-R13 */
function whyNotCall(state: Frozen<State>, seat: Seat, move: Commitment): Refusal {
  if (!isBelowLimit(state, seat)) return refuse('MTO-8', 'full')
  if (move.type === 'pick' || move.type === 'pass') return refuse('MTO-25', 'conflict-first')
  const conflict = conflictOf(state, seat)
  if (conflict === undefined) return refuse('MTO-13', 'not-in-conflict')
  if (state.committed[seat] !== null) return refuse('MTO-10', 'final')
  return state.hands[seat].includes(JUICE)
    ? refuse('MTO-R13', 'not-contestant')
    : refuse('MTO-17', 'no-juice')
}

/** @rule MTO-34, MTO-42 */
function whyNotOffer(state: Frozen<State>, seat: Seat): Refusal {
  return state.hands[seat].length === 0
    ? refuse('MTO-34', 'nothing-to-give')
    : refuse('MTO-42', 'no-offers-left')
}

/** @rule MTO-37, MTO-40, MTO-41 */
function whyNotAnswer(
  state: Frozen<State>,
  seat: Seat,
  type: 'counter' | 'accept' | 'decline',
  id: number,
): Refusal {
  const rule = { counter: 'MTO-41', accept: 'MTO-37', decline: 'MTO-40' }[type]
  const offer = state.offers.find(each => each.id === id)
  if (offer === undefined) return refuse(rule, 'not-open', { offer: id })
  if (offer.to !== seat) return refuse(rule, 'not-to-you')
  if (type === 'counter') return whyNotOffer(state, seat)
  const missing = offer.want.find(card => !state.hands[seat].includes(card))
  return refuse(rule, 'not-held', { card: missing ?? 0 })
}

/** @rule MTO-43 */
function whyNotReveal(state: Frozen<State>, seat: Seat, card: number, to: Seat | 'all'): Refusal {
  if (!state.hands[seat].includes(card)) return refuse('MTO-43', 'not-in-hand', { card })
  if (to === seat) return refuse('MTO-43', 'to-yourself')
  if (to !== 'all' && to >= state.hands.length) return refuse('MTO-43', 'no-such-player')
  return refuse('MTO-43', 'nobody-new', { card })
}

/** @rule MTO-34 to MTO-45 */
function whyNotOpen(state: Frozen<State>, seat: Seat, move: OpenMove): Refusal {
  switch (move.type) {
    case 'address':
      if (move.to === seat) return refuse('MTO-34', 'to-yourself')
      return move.to >= state.hands.length
        ? refuse('MTO-34', 'no-such-player')
        : whyNotOffer(state, seat)
    case 'counter':
    case 'accept':
    case 'decline':
      return whyNotAnswer(state, seat, move.type, move.offer)
    case 'cancel': {
      const open = state.offers.some(({ id }) => id === move.offer)
      return open
        ? refuse('MTO-40', 'not-yours')
        : refuse('MTO-40', 'not-open', { offer: move.offer })
    }
    case 'reveal':
      return whyNotReveal(state, seat, move.card, move.to)
    case 'vote':
      return refuse('MTO-44', 'voted')
    case 'unvote':
      return state.votes[seat] ? refuse('MTO-42', 'no-offers-left') : refuse('MTO-45', 'not-voted')
  }
}

/**
 * Final moves by whether there is a draft: within one, only its steps are asked for. @rule MTO-34
 */
function whyNotFinal(state: Frozen<State>, seat: Seat, move: DraftMove | OpenMove): Refusal {
  const draft = state.drafts[seat]
  if (!isDraftMove(move))
    return draft === null ? whyNotOpen(state, seat, move) : refuse('MTO-34', 'finish-draft')
  return draft === null ? refuse('MTO-34', 'no-draft') : whyNotDraft(state, seat, draft, move)
}

const COMMITMENTS: readonly string[] = [
  'pick',
  'pass',
  'hold',
  'cede',
  'leave',
  'juice',
] satisfies Commitment['type'][]
const DRAFT_MOVES: readonly string[] = [
  'give',
  'want',
  'send',
  'drop',
] satisfies DraftMove['type'][]
const isCommitment = (move: Move): move is Commitment => COMMITMENTS.includes(move.type)
const isDraftMove = (move: Move): move is DraftMove => DRAFT_MOVES.includes(move.type)

/**
 * Which rule forbids the move; null exactly if `legal` offers it. Tells nothing that the seat does
 * not know.
 */
export function explain(state: Frozen<State>, seat: Seat, move: unknown): Refusal | null {
  if (turns.legal(state, seat).some(offer => same(offer, move))) return null
  if (state.phase === 'over') return refuse('MTO-47', 'over')
  if (state.hands[seat] === undefined) return refuse('MTO-1', 'not-seated')
  const meant = asMove(move)
  if (meant === null || !same(meant, move)) return refuse(QUESTION[state.phase], 'no-such-move')
  if (!isCommitment(meant))
    return state.phase === 'final' ? whyNotFinal(state, seat, meant) : tooEarly(meant)
  switch (state.phase) {
    case 'choose':
      return whyNotChoose(state, seat, meant)
    case 'call':
      return whyNotCall(state, seat, meant)
    case 'final':
      return refuse('MTO-32', 'rounds-over')
  }
}
