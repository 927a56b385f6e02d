import type { Frozen, Refusal, Seat } from '../../../kernel/game.ts'
import { same } from '../../../kernel/json.ts'
import { total } from '../../../kit/counts.ts'
import { refuse } from '../../../kit/refuse.ts'
import { isWhole } from '../../../kit/shape.ts'
import { COIN_CHANGER, SLOTS } from '../content/index.ts'
import { whyNotPlace, whyNotWhite } from './explain-placing.ts'
import { asked, turns } from './moves.ts'
import { completeSlots } from './placing.ts'
import { BLACK } from './prices.ts'
import type { Move, PhaseName, Slot, State } from './state.ts'

const isSlot = (value: unknown): value is number => isWhole(value) && value < SLOTS
const isCoin = (value: unknown): value is number => isWhole(value) && value >= 1 && value <= BLACK

/** A move in the game's words, whatever its numbers; null for anything else. */
function asMove(move: unknown): Move | null {
  if (typeof move !== 'object' || move === null) return null
  const said = move as { [name in 'type' | 'token' | 'take' | 'pay' | 'coin' | 'slot']?: unknown }
  const { type, token, take, pay, coin, slot } = said
  switch (type) {
    case 'privilege':
    case 'discard':
      return isWhole(token) ? { type, token } : null
    case 'symbol':
      return typeof take === 'boolean' ? { type, take } : null
    case 'seal':
      return typeof pay === 'boolean' ? { type, pay } : null
    case 'place':
      return isCoin(coin) && isSlot(slot) ? { type, coin, slot } : null
    case 'sell':
    case 'white':
      return isSlot(slot) ? { type, slot } : null
    case 'noPrivilege':
    case 'draw':
    case 'recover':
    case 'done':
    case 'keepWhite':
      return { type }
    default:
      return null
  }
}

/** The rule of the question asked in each phase. */
const QUESTION: { readonly [phase in PhaseName]: string } = {
  turnStart: 'MER-16',
  privilegeSymbol: 'MER-61',
  action: 'MER-20',
  sealOffer: 'MER-22',
  placement: 'MER-25',
  saleOrder: 'MER-40',
  changerWhite: 'MER-54',
  forcedDiscard: 'MER-69',
  over: 'MER-79',
}

/** To what question each move is an answer. */
const ANSWERS: { readonly [type in Move['type']]: PhaseName } = {
  privilege: 'turnStart',
  noPrivilege: 'turnStart',
  symbol: 'privilegeSymbol',
  draw: 'action',
  recover: 'action',
  seal: 'sealOffer',
  place: 'placement',
  done: 'placement',
  sell: 'saleOrder',
  white: 'changerWhite',
  keepWhite: 'changerWhite',
  discard: 'forcedDiscard',
}

/** A move that answers another question than the one asked. @rule MER-15, MER-16, MER-R2 */
function whyNotNow(phase: PhaseName, meant: PhaseName): Refusal {
  if (phase === 'privilegeSymbol') return refuse('MER-61', 'symbol-first')
  switch (meant) {
    case 'turnStart':
      return refuse('MER-16', 'too-late')
    case 'privilegeSymbol':
      return refuse('MER-61', 'no-symbol')
    case 'action':
      return phase === 'turnStart'
        ? refuse('MER-15', 'privilege-first')
        : refuse('MER-15', 'action-taken')
    case 'sealOffer':
      return refuse('MER-22', 'no-offer')
    case 'placement':
      return whyNotPlacing(phase)
    case 'saleOrder':
      return refuse('MER-40', 'no-choice')
    case 'changerWhite':
      return refuse('MER-54', 'no-white')
    default:
      return refuse('MER-69', 'no-discard')
  }
}

/** @rule MER-25, MER-38, MER-R2 */
function whyNotPlacing(phase: PhaseName): Refusal {
  if (phase === 'turnStart' || phase === 'action') return refuse('MER-25', 'nothing-drawn')
  return phase === 'sealOffer' ? refuse('MER-R2', 'seal-first') : refuse('MER-38', 'placing-over')
}

/** @rule MER-37, MER-R15, MER-R20 */
function whyNotSell(state: Frozen<State>, slot: Slot): Refusal {
  if (state.sold.includes(slot)) return refuse('MER-R15', 'sold', { slot })
  const isComplete = ((completeSlots(state) >> slot) & 1) === 1
  return isComplete && slot === COIN_CHANGER
    ? refuse('MER-R20', 'waits')
    : refuse('MER-37', 'not-complete', { slot })
}

/** The right question, the wrong answer. */
function whyNot(state: Frozen<State>, move: Move): Refusal {
  switch (move.type) {
    case 'privilege':
      return refuse('MER-16', 'no-such-token')
    case 'draw':
      return refuse('MER-17', 'too-few-coins', { coins: total(state.purses[state.turn]) })
    case 'recover':
      return refuse('MER-18', 'empty-tray')
    case 'place':
      return whyNotPlace(state, move.coin, move.slot)
    case 'done':
      return refuse('MER-26', 'must-place')
    case 'sell':
      return whyNotSell(state, move.slot)
    case 'white':
      return whyNotWhite(state, move.slot)
    case 'keepWhite':
      return refuse('MER-R20', 'must-use')
    case 'discard':
      return refuse('MER-69', 'no-such-token')
    default:
      throw new Error(`${JSON.stringify(move)} is always possible.`)
  }
}

/**
 * Which rule forbids the move; null exactly if `legal` offers it. Tells nothing that the seat does
 * not know.
 */
export function explain(state: Frozen<State>, seat: Seat, move: unknown): Refusal | null {
  if (turns.legal(state, seat).some(offer => same(offer, move))) return null
  if (state.phase === 'over') return refuse('MER-79', 'over')
  if (state.progress[seat] === undefined) return refuse('MER-1', 'not-seated')
  const meant = asMove(move)
  if (meant === null || !same(meant, move)) return refuse(QUESTION[state.phase], 'no-such-move')
  if (seat !== asked(state)) return refuse('MER-15', 'not-your-turn')
  const answered = ANSWERS[meant.type]
  return answered === state.phase ? whyNot(state, meant) : whyNotNow(state.phase, answered)
}
