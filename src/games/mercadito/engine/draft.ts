import type { Frozen, Seat } from '../../../kernel/game.ts'
import { limitOf } from './cards.ts'
import { CARDS } from '../content/index.ts'
import type { Card, Draft, Move, State } from './state.ts'

/*
 * An offer is put together card by card: first what is given, then what is wanted, each from low to
 * high, so that there is one way to say it. Nothing here looks at another hand but for its size.
 * @rule MTO-34, MTO-35
 */

/** An offer from outside, at a glance; with `answers`, a counter-offer. */
export interface WholeOffer {
  readonly to: Seat
  readonly give: readonly Card[]
  readonly want: readonly Card[]
  /** The offer it answers, or 0. */
  readonly answers: number
}

/** The small steps of a whole offer, the last of which makes it. */
export function offerSteps({ to, give, want, answers }: WholeOffer): Move[] {
  const lowFirst = (cards: readonly Card[]) => cards.toSorted((a, b) => a - b)
  return [
    answers === 0 ? { type: 'address', to } : { type: 'counter', offer: answers },
    ...lowFirst(give).map((card): Move => ({ type: 'give', card })),
    ...lowFirst(want).map((card): Move => ({ type: 'want', card })),
    { type: 'send' },
  ]
}

/**
 * How many cards an offer of so many may want, at least and at most, by the sizes of both hands and
 * the limit of a hand. @rule MTO-35, MTO-R26
 */
export const roomFor = (gives: number, mine: number, theirs: number, limit: number) => ({
  least: Math.max(0, theirs + gives - limit),
  most: Math.min(theirs, limit - mine + gives),
})

/** The same for an offer of one seat to another. */
export const wantable = (state: Frozen<State>, seat: Seat, to: Seat, gives: number) =>
  roomFor(gives, state.hands[seat].length, state.hands[to].length, limitOf(state))

/** The highest card of a list that runs from low to high; −1 if it is empty. */
export const last = (cards: readonly Card[]) => (cards.length === 0 ? -1 : cards[cards.length - 1])

/** How many of the cards above this one the seat could want. */
export function wantableAbove(hand: readonly Card[], card: Card): number {
  let count = CARDS.length - 1 - card
  for (const mine of hand) if (mine > card) count--
  return count
}

/** Whether this draft can still become an offer. @rule MTO-34, MTO-35 */
export function canBeSent(state: Frozen<State>, seat: Seat, draft: Frozen<Draft>): boolean {
  const hand = state.hands[seat]
  const { to, give, want } = draft
  if (state.offersLeft[seat] === 0 || hand.length === 0) return false
  if (!give.every(card => hand.includes(card)) || want.some(card => hand.includes(card)))
    return false
  const { least, most } = wantable(state, seat, to, give.length)
  return want.length <= most && least - want.length <= wantableAbove(hand, last(want))
}
