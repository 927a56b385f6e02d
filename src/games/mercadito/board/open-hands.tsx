import type { Seat } from '../../../kernel/game.ts'
import { person, type Who } from '../../../kit/words/text.ts'
import { tally } from '../engine/scoring.ts'
import { CARDS } from '../content/index.ts'
import type { Card, Mercadito, View } from '../engine/state.ts'
import { nameOf, type Messages, type Speech } from '../text/index.ts'
import type { HandQuestion, OpenHand } from '../../../web/board-kit/board.ts'
import { CardPicture, Paper } from './card.tsx'
import { Face } from './faces.tsx'
import { cardLabel } from './round/market.tsx'
import { tellsOf } from './told.ts'
import { totalOf } from './result.ts'
import { seatsOf, signed } from './worth.ts'

/**
 * All hands at the end, the best first: what every card counted, what was over the budget, and the
 * sum.
 */
export function OpenHands(props: Props) {
  const { view } = props
  const counts = view.hands
    .map((hand, seat) => ({ seat, count: tally(hand, seatsOf(view)) }))
    .toSorted((a, b) => b.count.points - a.count.points || a.count.spent - b.count.spent)
  return (
    <ul class="md-open">
      {counts.map(({ seat }) => (
        <HandOf key={seat} seat={seat} {...props} />
      ))}
    </ul>
  )
}

interface Props {
  view: View
  who: Who
  say: Speech
  /** Where the cards lie, not only a picture of them. */
  piece?: boolean
}

/** One hand card by card. */
function HandOf({ view, who, say, seat, piece }: Props & { seat: Seat }) {
  const count = tally(view.hands[seat] ?? [], seatsOf(view))
  return (
    <li data-hue={seat}>
      <p>
        <Face seat={seat} who={who} you={say('you')} />
        <b>{say('Who', { n: person(seat, who) })}</b>
        <small>{totalOf(count, say)}</small>
      </p>
      <ul>
        {count.cards.map(({ card, points }) => (
          <li key={card} data-only="" data-tells={tellsOf(card, say)}>
            <Paper card={card} say={say} piece={piece} />
            <span class={points < 0 ? 'md-tag minus' : 'md-tag'}>{signed(points)}</span>
            <span class="heard">{cardLabel(card, say)}</span>
          </li>
        ))}
        {count.penalty > 0 && (
          <li class="md-fine">{say('board.end.penalty', { penalty: count.penalty })}</li>
        )}
      </ul>
    </li>
  )
}

/**
 * Somebody's open hand: a small picture a card; seen closely, what each counts. At the end the
 * board itself shows them.
 */
export function openHand({
  view,
  seat,
  who,
  text,
}: HandQuestion<Mercadito, Messages>): OpenHand | null {
  const hand = view.hands[seat] ?? []
  if (!view.answers || view.phase === 'over' || hand.length === 0) return null
  const { say } = text
  return {
    says: hand.map(card => nameOf(say, card)).join(', '),
    small: (
      <span class="md-fan">
        {hand.map(card => (
          <span key={card} data-tells={tellsOf(card, say)}>
            <Mini card={card} />
          </span>
        ))}
      </span>
    ),
    large: (
      <ul class="md-open">
        <HandOf view={view} who={who} say={say} seat={seat} />
      </ul>
    ),
  }
}

/** Of a card no more than its picture, on the colour of its kind. */
function Mini({ card }: { card: Card }) {
  const facts = CARDS[card]
  if (!facts) return null
  return (
    <span class="md-mini" data-kind={facts.category}>
      <CardPicture card={facts} />
    </span>
  )
}
