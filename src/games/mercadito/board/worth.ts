import { cardOf, CARDS, MAX_CARDS } from '../content/index.ts'
import { roomFor } from '../engine/draft.ts'
import { tally, type Tally } from '../engine/scoring.ts'
import type { Card, SeenOffer, View } from '../engine/state.ts'

/** What hands are worth and would be worth: pure functions over the engine's count. */

export const handOf = (view: View): readonly Card[] =>
  view.viewer === null ? [] : (view.hands[view.viewer] ?? [])
export const seatsOf = (view: View): number => view.sizes.length
export const limitOf = (view: View): number => MAX_CARDS[seatsOf(view)] ?? 0

/** My hand as it stands, card by card. */
export const myTally = (view: View): Tally => tally(handOf(view), seatsOf(view))

/** The hand after some cards have gone and others have come. */
export function swapped(
  hand: readonly Card[],
  gone: readonly Card[],
  come: readonly Card[],
): Card[] {
  return [
    ...hand.filter(card => !gone.includes(card)),
    ...come.filter(card => !hand.includes(card)),
  ]
}

/** My count after an exchange. */
export const tallyAfter = (view: View, gone: readonly Card[], come: readonly Card[]): Tally =>
  tally(swapped(handOf(view), gone, come), seatsOf(view))

/** What an offer to me brings me, in points. */
export const gainOf = (view: View, offer: SeenOffer): number =>
  tallyAfter(view, offer.want ?? [], offer.give ?? []).points - myTally(view).points

/** The cards an offer to me wants and I do not hold: then I cannot accept it (MTO-37). */
export const lackedFor = (view: View, offer: SeenOffer): readonly Card[] =>
  (offer.want ?? []).filter(card => !handOf(view).includes(card))

/** The fewest and most cards an offer of mine that gives so many may want. */
export const room = (view: View, to: number, gives: number) =>
  roomFor(gives, handOf(view).length, view.sizes[to] ?? 0, limitOf(view))

/** What is known to be in somebody's hand: shown to me, or taken where all could see it. */
export function knownWith(view: View, seat: number): readonly Card[] {
  const cards = new Set([...(view.hands[seat] ?? []), ...(view.known[seat] ?? [])])
  return [...cards].toSorted((a, b) => a - b)
}

/** The needed cards of a list that a hand has and lacks; [] for other cards. */
export function needsOf(
  card: Card,
  hand: readonly Card[],
): readonly { readonly card: Card; readonly here: boolean }[] {
  const score = CARDS[card]?.score
  if (score?.kind !== 'list') return []
  return score.needs.map(cardOf).map(needed => ({ card: needed, here: hand.includes(needed) }))
}

/** 4 as "+4", -2 as "−2", 0 as "±0". */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0'
