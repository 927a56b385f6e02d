import { BUDGET, CARDS } from '../content/index.ts'
import { type CardSet, setOf, sizeOf, worthOf } from '../engine/scoring.ts'
import type { Card, Offer, State } from '../engine/state.ts'
import type { Frozen, Seat } from '../../../kernel/game.ts'

/*
 * What an exchange brings, as far as one seat can tell: exactly for its own hand, and for another
 * by the cards that it knows to be there.
 */

/** What a card is worth to somebody of whom one knows nothing. */
const TYPICAL = CARDS.map(({ score, price }) => {
  const points = { flat: 0, perCategory: 2, list: 3.5, variety: 3.5, ifHas: -1 }[score.kind]
  return (score.kind === 'flat' ? score.points : points) - price * 0.4
})
/** Coins that a card nobody has seen is likely to have cost. */
const USUAL_PRICE = 0.8
/** Those who propose a trade have a reason: they gain at least so much. */
const REASON = 1.5

/** What a set of cards is worth to somebody of whom one knows nothing. */
export function typicalOf(cards: CardSet): number {
  let sum = 0
  for (let rest = cards; rest !== 0; rest &= rest - 1) sum += TYPICAL[31 - Math.clz32(rest & -rest)]
  return sum
}

/** What a hand gains by losing some cards and getting others. */
type Gain = (loses: CardSet, gets: CardSet) => number

/** What the seat's own hand gains, exactly. */
export function gainOf(state: Frozen<State>, seat: Seat): Gain {
  const hand = setOf(state.hands[seat])
  const budget = BUDGET[state.hands.length]
  const before = worthOf(hand, budget)
  return (loses, gets) => worthOf((hand & ~loses) | gets, budget) - before
}

/**
 * The cards that the seat knows to be in the other's hand: taken openly, shown, or offered to it.
 * @rule MTO-R24, MTO-43, MTO-R28
 */
export function seenBy(state: Frozen<State>, seat: Seat, other: Seat): CardSet {
  let seen = setOf(state.known[other])
  const hand = state.hands[other]
  for (const { card, to } of state.shown)
    if (to.includes(seat) && hand.includes(card)) seen |= 1 << card
  for (const { from, to, give } of state.offers)
    if (from === other && to === seat) seen |= setOf(give)
  return seen
}

/** What the other's hand gains, as the seat can guess: by what it has seen of it. */
export function guessedGainOf(state: Frozen<State>, seat: Seat, other: Seat): Gain {
  const known = seenBy(state, seat, other)
  const cards = state.hands[other].length
  const coins = BUDGET[state.hands.length]
  return (loses, gets) => {
    const seen = known | loses
    const unseen = Math.max(0, cards - sizeOf(seen))
    const budget = coins - USUAL_PRICE * unseen
    const certain = worthOf((seen & ~loses) | gets, budget) - worthOf(seen, budget)
    const share = sizeOf(seen) / (sizeOf(seen) + unseen)
    return share * certain + (1 - share) * (typicalOf(gets) - typicalOf(loses))
  }
}

/**
 * Whether accepting makes it likelier to win: the gain must outweigh this one rival's, who is one
 * of several.
 */
export function isWelcome(
  state: Frozen<State>,
  seat: Seat,
  { from, give, want }: Frozen<Offer>,
): boolean {
  const gives = setOf(want)
  const gets = setOf(give)
  const mine = gainOf(state, seat)(gives, gets)
  if (mine <= 0) return false
  const theirs = Math.max(0, guessedGainOf(state, seat, from)(gets, gives)) + REASON
  return mine * (state.hands.length - 1) > theirs
}

/** The cards one by one, lowest first. */
export function cardsOf(set: CardSet): Card[] {
  const cards: Card[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) cards.push(31 - Math.clz32(rest & -rest))
  return cards
}
