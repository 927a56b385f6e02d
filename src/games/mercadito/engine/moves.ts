import { below, moveReader, upTo } from '../../../kit/moves.ts'
import { asker } from '../../../kit/questions.ts'
import { isWhole } from '../../../kit/shape.ts'
import { CARDS, OFFERS } from '../content/index.ts'
import type { Mercadito, Move } from './state.ts'

/** A question of this game. Several seats are asked at once, each about itself. */
export const ask = asker<Mercadito>()

const card = below(CARDS.length)

export const reader = moveReader<Move>({
  pick: { card },
  pass: {},
  hold: {},
  cede: {},
  leave: {},
  juice: { to: isWhole },
  give: { card },
  want: { card },
  send: {},
  drop: {},
  address: { to: isWhole },
  counter: { offer: isWhole },
  accept: { offer: isWhole },
  decline: { offer: isWhole },
  cancel: { offer: isWhole },
  reveal: { card, to: value => value === 'all' || isWhole(value) },
  vote: {},
  unvote: {},
})

/** Every move there is, made once: `PICK[card]`, `ACCEPT[offer]`, `REVEAL[card][seat]` … */

const MOST_SEATS = 4
const seats = upTo(MOST_SEATS)
const cards = upTo(CARDS.length)
/** Offers are numbered from 1; so many can be made at one table. @rule MTO-42 */
const offers = upTo(MOST_SEATS * OFFERS + 1)

export const PICK = cards.map(of => ({ type: 'pick', card: of }) as const)
export const PASS = { type: 'pass' } as const
export const HOLD = { type: 'hold' } as const
export const CEDE = { type: 'cede' } as const
export const LEAVE = { type: 'leave' } as const
export const GIVE_JUICE = seats.map(to => ({ type: 'juice', to }) as const)

export const ADDRESS = seats.map(to => ({ type: 'address', to }) as const)
export const COUNTER = offers.map(offer => ({ type: 'counter', offer }) as const)
export const GIVE = cards.map(of => ({ type: 'give', card: of }) as const)
export const WANT = cards.map(of => ({ type: 'want', card: of }) as const)
export const SEND = { type: 'send' } as const
export const DROP = { type: 'drop' } as const
export const ACCEPT = offers.map(offer => ({ type: 'accept', offer }) as const)
export const DECLINE = offers.map(offer => ({ type: 'decline', offer }) as const)
export const CANCEL = offers.map(offer => ({ type: 'cancel', offer }) as const)
export const REVEAL = cards.map(of => seats.map(to => ({ type: 'reveal', card: of, to }) as const))
export const REVEAL_TO_ALL = cards.map(of => ({ type: 'reveal', card: of, to: 'all' }) as const)
export const VOTE = { type: 'vote' } as const
export const UNVOTE = { type: 'unvote' } as const
