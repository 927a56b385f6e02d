import { upTo } from '../../../kit/moves.ts'
import { Piece } from '../../../web/board-kit/piece.tsx'
import type { Card, View } from '../engine/state.ts'
import type { Speech } from '../text/index.ts'
import { spending } from '../text/words.ts'
import { PENALTY } from '../content/index.ts'
import { Paper, pieceOf } from './card.tsx'
import { cardLabel } from './round/market.tsx'
import { tellsOf } from './told.ts'
import { limitOf, myTally, signed } from './worth.ts'

interface Props {
  view: View
  say: Speech
  chosen: readonly Card[]
  lit: readonly string[]
  /** What is to be said of a card besides: whom it was shown to. */
  note: (card: Card) => string
  onTouch: (card: Card, touched: Element) => void
}

/** Cards are drawn as large as this many fit side by side on a phone, and no larger. */
const FEW = 5

/**
 * My basket: what it counts, what it cost, and its cards, each with the points it counts for now.
 * An onlooker has none.
 */
export function Basket({ view, say, chosen, lit, note, onTouch }: Props) {
  if (view.viewer === null) return <p class="md-nocards">{say('board.noHand')}</p>
  const count = myTally(view)
  const limit = limitOf(view)
  return (
    <section
      class="md-basket"
      aria-label={say('board.hand', { n: count.cards.length, limit })}
      data-spot="basket"
      data-nest={`hand:${view.viewer}`}
    >
      <Purse view={view} say={say} />
      <div
        class="md-cards"
        data-rove
        data-zone="hand"
        style={{ '--n': Math.max(count.cards.length, FEW), '--all': limit }}
      >
        {count.cards.length === 0 && <p class="md-nocards">{say('board.noCards')}</p>}
        {count.cards.map(({ card, points }) => {
          const label = [
            cardLabel(card, say),
            `${say('board.counts', { n: points })}.`,
            note(card),
            chosen.includes(card) && say('board.chosen'),
          ]
          return (
            <Piece
              key={card}
              looks={[
                'md-own',
                chosen.includes(card) && 'sel',
                lit.includes(pieceOf(card)) && 'lit',
              ]}
              spot={`card:${card}`}
              says={label}
              apart=" "
              pressed={chosen.includes(card)}
              tells={[
                tellsOf(card, say),
                `${say('board.look.now', { n: points })}`,
                note(card) && `(${note(card)})`,
              ]
                .filter(Boolean)
                .join(' ')}
              onTouch={touched => onTouch(card, touched)}
            >
              <Paper card={card} say={say} piece />
              <span class={points < 0 ? 'md-tag minus' : 'md-tag'} aria-hidden="true">
                {signed(points)}
              </span>
              {note(card) && <span class="md-eye" aria-hidden="true" />}
            </Piece>
          )
        })}
        {/* Each place has its own key: a card that comes takes one, and all others stay where they are. */}
        {upTo(limit)
          .slice(count.cards.length)
          .map(place => (
            <i key={place} class={place < FEW ? 'md-place' : 'md-place far'} />
          ))}
      </div>
    </section>
  )
}

/** The running score: points, coins spent of the budget as a row of coins, cards. */
function Purse({ view, say }: { view: View; say: Speech }) {
  const count = myTally(view)
  const { spent, budget, penalty } = count
  const spoken = spending(count)
  const coins = upTo(Math.max(budget, spent)).map(at =>
    at < spent ? (at < budget ? 'paid' : 'over') : 'free',
  )
  return (
    <p
      class="md-purse"
      data-spot="purse"
      data-only=""
      data-tells={say('board.budget.tells', { budget, lost: PENALTY })}
    >
      <b>
        <span class="heard">{say('board.score')}: </span>
        {say('points', { n: count.points })}
      </b>
      <span class="md-coins" aria-hidden="true">
        {coins.map((coin, at) => (
          <i key={at} class={coin} />
        ))}
      </span>
      <small>
        <span class="md-far">{say('spent', spoken)}</span>
        <span class="md-near" aria-hidden="true">
          {spoken.spent}/{budget}
          {spoken.gained > 0 && ` ${signed(spoken.gained)}`}
        </span>
        {penalty > 0 && (
          <strong>
            <span class="md-far">
              {' '}
              · {say('board.over', { over: spent - budget, lost: penalty })}
            </span>
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
