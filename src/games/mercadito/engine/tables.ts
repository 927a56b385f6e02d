import type { Seat } from '../../../kernel/game.ts'
import { CARDS, OFFERS } from '../content/index.ts'
import type { Commitment, Move } from './state.ts'

/** Every move there is, made once: `PICK[card]`, `ACCEPT[offer]`, `REVEAL[card][seat]` … */

const MOST_SEATS = 4
const seats = Array.from({ length: MOST_SEATS }, (_, seat) => seat)
/** Offers are numbered from 1; so many can be made at one table. @rule MTO-42 */
const offers = Array.from({ length: MOST_SEATS * OFFERS + 1 }, (_, offer) => offer)

export const PICK = CARDS.map((_, card): Commitment => ({ type: 'pick', card }))
export const PASS: Commitment = { type: 'pass' }
export const HOLD: Commitment = { type: 'hold' }
export const CEDE: Commitment = { type: 'cede' }
export const LEAVE: Commitment = { type: 'leave' }
export const GIVE_JUICE = seats.map((to): Commitment => ({ type: 'juice', to }))

export const ADDRESS = seats.map((to): Move => ({ type: 'address', to }))
export const COUNTER = offers.map((offer): Move => ({ type: 'counter', offer }))
export const GIVE = CARDS.map((_, card): Move => ({ type: 'give', card }))
export const WANT = CARDS.map((_, card): Move => ({ type: 'want', card }))
export const SEND: Move = { type: 'send' }
export const DROP: Move = { type: 'drop' }
export const ACCEPT = offers.map((offer): Move => ({ type: 'accept', offer }))
export const DECLINE = offers.map((offer): Move => ({ type: 'decline', offer }))
export const CANCEL = offers.map((offer): Move => ({ type: 'cancel', offer }))
export const REVEAL = CARDS.map((_, card) =>
  seats.map((to): Move => ({ type: 'reveal', card, to })),
)
export const REVEAL_TO_ALL = CARDS.map((_, card): Move => ({ type: 'reveal', card, to: 'all' }))
export const VOTE: Move = { type: 'vote' }
export const UNVOTE: Move = { type: 'unvote' }

export const NO_MOVES: readonly never[] = []
export const NOBODY: readonly Seat[] = []
