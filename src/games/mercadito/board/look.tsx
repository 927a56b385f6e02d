import { CARDS } from '../content/index.ts'
import { pointsOf, setOf } from '../engine/scoring.ts'
import type { Card, View } from '../engine/state.ts'
import { nameOf, rulesOf, shortNameOf, type Speech } from '../text/index.ts'
import { Paper } from './card.tsx'
import { costsOf, tellsOf } from './told.ts'
import { handOf, myTally, needsOf, signed, swapped, tallyAfter } from './worth.ts'

/** A card seen closely: what it says, and what it does or would do in my hand. */
export function Look({ card, view, say }: { card: Card; view: View; say: Speech }) {
  if (!CARDS[card]) return null
  const hand = handOf(view)
  const mine = hand.includes(card)
  const [now, then] = [myTally(view), tallyAfter(view, [], [card])]
  const gain = then.points - now.points
  const over = then.spent - then.budget
  const needs = needsOf(card, swapped(hand, [], [card]))
  return (
    <section class="md-look" aria-label={say('board.look')}>
      <Paper card={card} say={say} tells={tellsOf(card, say)} />
      <div>
        <h3>{nameOf(say, card)}</h3>
        <p>{rulesOf(say, card)}</p>
        {needs.length > 0 && view.viewer !== null && (
          <ul class="md-needs">
            {needs.map(need => (
              <li key={need.card} class={need.here ? 'here' : undefined}>
                <span aria-hidden="true">{need.here ? '✓' : '–'}</span>{' '}
                {shortNameOf(say, need.card)}
                <span class="heard">: {say(`board.look.${need.here ? 'has' : 'lacks'}`)}</span>
              </li>
            ))}
          </ul>
        )}
        {view.viewer !== null &&
          (mine ? (
            <p class="md-gain">{say('board.look.now', { n: pointsOf(card, setOf(hand)) })}</p>
          ) : (
            <p class="md-gain">
              {say('board.look.forYou')}: <b>{signed(gain)}</b>{' '}
              <small>
                {say('board.look.would', { from: now.points, to: then.points })}
                <span>
                  {say('board.look.pays', {
                    costs: costsOf(card, say),
                    spent: then.spent,
                    budget: now.budget,
                  })}
                </span>
                {over > 0 && <strong>{say('board.over', { over, lost: then.penalty })}</strong>}
              </small>
            </p>
          ))}
      </div>
    </section>
  )
}
