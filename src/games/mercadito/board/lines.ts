import type { GameText } from '../../../kit/words/text.ts'
import { CARDS, CATEGORIES } from '../content/index.ts'
import { tally } from '../engine/scoring.ts'
import type { Mercadito, View } from '../engine/state.ts'
import type { Messages } from '../text/index.ts'
import type { ScoreLine } from '../../../web/board-kit/board.ts'
import { seatsOf } from './worth.ts'

/** What the cards of each kind brought each hand, and what being over the budget cost it. */
export function lines(view: View, { say }: GameText<Mercadito, Messages>): ScoreLine[] {
  const counts = view.hands.map(hand => tally(hand, seatsOf(view)))
  const kinds = CATEGORIES.map(category => ({
    what: say(`category.${category}`),
    counts: counts.map(({ cards }) =>
      cards.reduce(
        (sum, { card, points }) => (CARDS[card]?.category === category ? sum + points : sum),
        0,
      ),
    ),
  }))
  const over = { what: say('board.end.over'), counts: counts.map(({ penalty }) => 0 - penalty) }
  return [...kinds, over].filter((line, row) => row === 0 || line.counts.some(count => count !== 0))
}
