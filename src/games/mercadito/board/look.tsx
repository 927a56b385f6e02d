import type { Language } from '../../../kit/meta.ts'
import { CARDS } from '../content/index.ts'
import { pointsOf, setOf } from '../engine/scoring.ts'
import type { Card, View } from '../engine/state.ts'
import { Paper, shortName } from './card.tsx'
import type { BoardText } from './text/index.ts'
import { handOf, myTally, needsOf, signed, swapped, tallyAfter } from './worth.ts'

/** A card seen closely: what it says, and what it does or would do in my hand. */
export function Look({
  card,
  view,
  text,
  language,
}: {
  card: Card
  view: View
  text: BoardText
  language: Language
}) {
  const facts = CARDS[card]
  if (!facts) return null
  const hand = handOf(view)
  const mine = hand.includes(card)
  const [now, then] = [myTally(view), tallyAfter(view, [], [card])]
  const gain = then.points - now.points
  const needs = needsOf(card, swapped(hand, [], [card]))
  return (
    <section class="md-look" aria-label={text.look.title}>
      <Paper card={card} language={language} />
      <div>
        <h3>{facts.name[language]}</h3>
        <p>{facts.text[language]}</p>
        {needs.length > 0 && view.viewer !== null && (
          <ul class="md-needs">
            {needs.map(need => {
              const facts = CARDS[need.card]
              return (
                <li key={need.card} class={need.here ? 'here' : undefined}>
                  <span aria-hidden="true">{need.here ? '✓' : '–'}</span>{' '}
                  {facts && shortName(facts, language)}
                  <span class="heard">: {need.here ? text.look.has : text.look.lacks}</span>
                </li>
              )
            })}
          </ul>
        )}
        {view.viewer !== null &&
          (mine ? (
            <p class="md-gain">{text.look.now(pointsOf(card, setOf(hand)))}</p>
          ) : (
            <p class="md-gain">
              {text.look.forYou}: <b>{signed(gain)}</b>{' '}
              <small>
                {text.look.would(now.points, then.points)} ·{' '}
                {text.look.paid(now.spent, then.spent, now.budget)}
              </small>
            </p>
          ))}
      </div>
    </section>
  )
}
