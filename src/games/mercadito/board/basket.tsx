import type { Language } from '../../../kit/meta.ts'
import { Piece } from '../../../web/board-kit/piece.tsx'
import type { Card, View } from '../engine/state.ts'
import { Paper, pieceOf, printed } from './card.tsx'
import { cardLabel } from './market.tsx'
import type { BoardText } from './text/index.ts'
import { limitOf, myTally, signed } from './worth.ts'

interface Props {
  view: View
  text: BoardText
  language: Language
  chosen: readonly Card[]
  lit: readonly string[]
  /** What is to be said of a card besides: whom it was shown to. */
  note: (card: Card) => string
  onTouch: (card: Card, touched: Element) => void
}

/**
 * My basket: what it counts, what it cost, and its cards, each with the points it counts for now.
 */
export function Basket({ view, text, language, chosen, lit, note, onTouch }: Props) {
  const count = myTally(view)
  const limit = limitOf(view)
  return (
    <section
      class="md-basket"
      aria-label={text.hand(count.cards.length, limit)}
      data-nest={`hand:${view.viewer}`}
    >
      <Purse view={view} text={text} />
      {count.cards.length === 0 ? (
        <p class="md-nocards">{text.noCards}</p>
      ) : (
        <div
          class="md-cards"
          data-rove
          data-zone="hand"
          style={{ '--n': Math.max(count.cards.length, 4) }}
        >
          {count.cards.map(({ card, points }) => {
            const label = [
              cardLabel(card, text, language),
              `${text.counts(points)}.`,
              note(card),
              chosen.includes(card) && text.chosen,
            ]
            return (
              <Piece
                key={card}
                looks={[
                  'md-own',
                  chosen.includes(card) && 'sel',
                  lit.includes(pieceOf(card)) && 'lit',
                ]}
                says={label}
                apart=" "
                pressed={chosen.includes(card)}
                onTouch={touched => onTouch(card, touched)}
              >
                <Paper card={card} language={language} piece />
                <span class={points < 0 ? 'md-tag minus' : 'md-tag'} aria-hidden="true">
                  {signed(points)}
                </span>
                {note(card) && <span class="md-eye" aria-hidden="true" />}
              </Piece>
            )
          })}
        </div>
      )}
    </section>
  )
}

/** The running score: points, coins spent of the budget as a row of coins, cards. */
function Purse({ view, text }: { view: View; text: BoardText }) {
  const count = myTally(view)
  const { spent, budget, penalty } = count
  const coins = Array.from({ length: Math.max(budget, spent) }, (_, at) =>
    at < spent ? (at < budget ? 'paid' : 'over') : 'free',
  )
  return (
    <p class="md-purse">
      <b>
        <span class="heard">{text.score}: </span>
        {text.points(count.points)}
      </b>
      <span class="md-coins" aria-hidden="true">
        {coins.map((coin, at) => (
          <i key={at} class={coin} />
        ))}
      </span>
      <small>
        <span class="md-far">{text.spent(spent, budget)}</span>
        <span class="md-near" aria-hidden="true">
          {printed(spent)}/{budget}
        </span>
        {penalty > 0 && (
          <strong>
            <span class="md-far"> · {text.over(spent - budget, penalty)}</span>
            <span class="md-near" aria-hidden="true">
              {' '}
              · {signed(-penalty)}
            </span>
          </strong>
        )}
      </small>
    </p>
  )
}
