import type { Language } from '../../../kit/meta.ts'
import type { Who } from '../../../kit/text.ts'
import { tally } from '../../../games/mercadito/scoring.ts'
import type { View } from '../../../games/mercadito/state.ts'
import { Paper } from './card.tsx'
import { Face } from './faces.tsx'
import { cardLabel } from './market.tsx'
import type { BoardText } from './text/index.ts'
import { seatsOf, signed } from './worth.ts'

/** All hands at the end, the best first: what every card counted, what was over the budget, and the sum. */
export function OpenHands({
  view,
  who,
  text,
  language,
}: {
  view: View
  who: Who
  text: BoardText
  language: Language
}) {
  const counts = view.hands
    .map((hand, seat) => ({ seat, count: tally(hand, seatsOf(view)) }))
    .toSorted((a, b) => b.count.points - a.count.points || a.count.spent - b.count.spent)
  return (
    <ul class="md-open">
      {counts.map(({ seat, count }) => (
        <li key={seat} data-hue={seat}>
          <p>
            <Face seat={seat} who={who} you={text.you} />
            <b>{seat === who.me ? text.me : who.name(seat)}</b>
            <small>{text.end.total(count.points, count.spent, count.budget)}</small>
          </p>
          <ul>
            {count.cards.map(({ card, points }) => (
              <li key={card}>
                <Paper card={card} language={language} piece />
                <span class={points < 0 ? 'md-tag minus' : 'md-tag'}>{signed(points)}</span>
                <span class="heard">{cardLabel(card, text, language)}</span>
              </li>
            ))}
            {count.penalty > 0 && <li class="md-fine">{text.end.penalty(count.penalty)}</li>}
          </ul>
        </li>
      ))}
    </ul>
  )
}
