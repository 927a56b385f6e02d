import type { Seat } from '../../../kernel/game.ts'
import type { Language } from '../../../kit/meta.ts'
import type { Who } from '../../../kit/text.ts'
import { tally } from '../engine/scoring.ts'
import { CARDS } from '../content/index.ts'
import type { Mercadito, View } from '../engine/state.ts'
import type { HandQuestion, OpenHand } from '../../../web/board-kit/board.ts'
import { Glyph } from './art/glyph.tsx'
import { Paper } from './card.tsx'
import { Face } from './faces.tsx'
import { cardLabel } from './market.tsx'
import { BOARD_TEXT, type BoardText } from './text/index.ts'
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
        <HandOf key={seat} seat={seat} piece {...props} />
      ))}
    </ul>
  )
}

interface Props {
  view: View
  who: Who
  text: BoardText
  language: Language
}

/** One hand card by card. `piece`: where the cards lie, not only a picture of them. */
function HandOf({
  view,
  who,
  text,
  language,
  seat,
  piece,
}: Props & { seat: Seat; piece?: boolean }) {
  const count = tally(view.hands[seat] ?? [], seatsOf(view))
  return (
    <li data-hue={seat}>
      <p>
        <Face seat={seat} who={who} you={text.you} />
        <b>{seat === who.me ? text.me : who.name(seat)}</b>
        <small>{text.end.total(count.points, count.spent, count.budget)}</small>
      </p>
      <ul>
        {count.cards.map(({ card, points }) => (
          <li key={card}>
            <Paper card={card} language={language} piece={piece} />
            <span class={points < 0 ? 'md-tag minus' : 'md-tag'}>{signed(points)}</span>
            <span class="heard">{cardLabel(card, text, language)}</span>
          </li>
        ))}
        {count.penalty > 0 && <li class="md-fine">{text.end.penalty(count.penalty)}</li>}
      </ul>
    </li>
  )
}

/**
 * Somebody's open hand: a small picture a card; seen closely, what each counts. At the end the
 * board itself shows them.
 */
export function openHand({ view, seat, who, language }: HandQuestion<Mercadito>): OpenHand | null {
  const hand = view.hands[seat] ?? []
  if (!view.answers || view.phase === 'over' || hand.length === 0) return null
  const text = BOARD_TEXT[language]
  const facts = hand.flatMap(card => CARDS[card] ?? [])
  return {
    says: facts.map(({ name }) => name[language]).join(', '),
    small: (
      <span class="md-fan">
        {facts.map(({ id, category, score }) => (
          <span key={id}>
            <span class="md-mini" data-kind={category}>
              <Glyph card={id} needs={score.kind === 'list' ? score.needs : []} />
            </span>
          </span>
        ))}
      </span>
    ),
    large: (
      <ul class="md-open">
        <HandOf view={view} who={who} text={text} language={language} seat={seat} />
      </ul>
    ),
  }
}
