import { CARDS } from '../content/index.ts'
import type { Card } from '../engine/state.ts'
import { nameOf, rulesOf, type Speech } from '../text/index.ts'

/** What a card costs, or gives back: "Costs 1 coin". */
export function costsOf(card: Card, say: Speech): string {
  const price = CARDS[card]?.price ?? 0
  return price < 0 ? say('board.givesBack', { n: -price }) : say('board.costs', { price })
}

/** All that a card says of itself, in words for everybody's eyes. */
export function tellsOf(card: Card, say: Speech): string {
  const facts = CARDS[card]
  if (!facts) return ''
  return say('board.tells', {
    card: nameOf(say, card),
    kind: say(`category.${facts.category}`),
    text: rulesOf(say, card),
    costs: costsOf(card, say),
  })
}
