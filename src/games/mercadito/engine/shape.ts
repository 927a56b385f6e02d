import {
  distinct,
  from,
  isFields,
  isFlag,
  isWhole,
  listOf,
  object,
  oneOf,
  orNull,
  rising,
  type Shape,
  shapeBySeats,
  type Test,
} from '../../../kit/shape.ts'
import { CARDS, CALLS, OFFERS, SLOTS } from '../content/index.ts'
import { PHASES, type State } from './state.ts'

const PLAIN: readonly unknown[] = ['pass', 'hold', 'cede', 'leave']

const isCard: Test = value => isWhole(value) && value < CARDS.length

const isCommitment =
  (isSeat: Test): Test =>
  value => {
    if (!isFields(value)) return false
    if (value.type === 'pick') return object({ type: () => true, card: isCard })(value)
    if (value.type === 'juice') return object({ type: () => true, to: isSeat })(value)
    return object({ type: oneOf(PLAIN) })(value)
  }

/** For every field of a state at a table of so many: what it must be, in words and as a test. */
function shapeFor(seats: number): Shape<State> {
  const isSeat = from(0, seats - 1)
  const isId = from(1, seats * OFFERS)
  const cards = rising(isCard)
  const seated = rising(isSeat)
  const perSeat = (test: Test) => listOf(test, seats)
  const offer = { to: isSeat, give: cards, want: cards }
  return {
    phase: [oneOf(PHASES), `one of ${PHASES.join(', ')}`],
    round: [from(1, 99), 'a whole number, 1 or more'],
    wave: [from(1, seats), 'from 1 to the number of seats'],
    openMemory: [isFlag, 'true or false'],
    hands: [perSeat(cards), 'the cards of each seat, lowest first'],
    known: [perSeat(cards), 'cards of each seat, lowest first'],
    deck: [cards, 'cards, lowest first'],
    stacked: [distinct(isCard), 'different cards'],
    market: [listOf(orNull(isCard), SLOTS), `${SLOTS} cards or nulls`],
    discard: [distinct(isCard), 'different cards'],
    removed: [distinct(isCard), 'different cards'],
    choosers: [seated, 'seats, lowest first'],
    committed: [perSeat(orNull(isCommitment(isSeat))), 'for each seat an answer or null'],
    conflicts: [
      listOf(object({ card: isCard, seats: seated, call: from(1, CALLS) })),
      'a list of {card, seats, call}, calls from 1 to 3',
    ],
    ceders: [seated, 'seats, lowest first'],
    votes: [perSeat(isFlag), 'true or false for each seat'],
    offersLeft: [perSeat(from(0, OFFERS)), `from 0 to ${OFFERS} for each seat`],
    offers: [
      listOf(object({ id: isId, from: isSeat, ...offer })),
      'a list of {id, from, to, give, want}',
    ],
    nextOffer: [from(1, seats * OFFERS + 1), 'a whole number, 1 or more'],
    drafts: [
      perSeat(orNull(object({ ...offer, answers: from(0, seats * OFFERS) }))),
      'for each seat {to, give, want, answers} or null',
    ],
    shown: [
      listOf(object({ card: isCard, to: seated, open: isFlag })),
      'a list of {card, to, open}',
    ],
  }
}

/** What a state must look like. @rule MTO-1 */
export const shape = shapeBySeats('hands', shapeFor)
