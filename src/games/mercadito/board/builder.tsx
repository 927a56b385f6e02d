import type { ComponentChildren } from 'preact'
import type { Language } from '../../../kit/meta.ts'
import type { Who } from '../../../kit/text.ts'
import { CARDS } from '../content/index.ts'
import type { Card, View } from '../engine/state.ts'
import { Paper } from './card.tsx'
import { Face } from './faces.tsx'
import { cardLabel } from './market.tsx'
import type { BoardText } from './text/index.ts'
import type { Desk } from './use-desk.ts'
import { limitOf, myTally, tallyAfter } from './worth.ts'

export interface DeskProps {
  desk: Desk
  view: View
  who: Who
  text: BoardText
  language: Language
}

/**
 * An offer in the making: with whom, what I give, what I get, and what it would do to my points.
 */
export function Builder({ desk, view, who, text, language }: DeskProps) {
  const { to, give, want } = desk.draft
  const limit = limitOf(view)
  return (
    <div class="md-builder">
      <fieldset class="md-partners" data-rove aria-label={text.desk.with}>
        {desk.others.map(seat => {
          const size = view.sizes[seat] ?? 0
          const voted = view.votes[seat] ?? false
          return (
            <button
              type="button"
              key={seat}
              class="md-partner"
              aria-pressed={to === seat ? 'true' : 'false'}
              aria-label={[text.desk.partner(who.name(seat), size), voted && text.desk.hasVoted]
                .filter(Boolean)
                .join(', ')}
              onClick={() => desk.address(seat)}
            >
              <Face seat={seat} who={who} you={text.you} />
              <b>{who.name(seat)}</b>
              <small>
                {size}/{limit}
                {voted && ' · ✓'}
              </small>
            </button>
          )
        })}
      </fieldset>
      <div class="md-scales">
        <Tray
          title={text.desk.give}
          hint={text.desk.giveHint}
          cards={give}
          text={text}
          language={language}
          onTouch={desk.toggleGive}
        />
        <span class="md-swap" aria-hidden="true">
          ⇄
        </span>
        <Tray
          title={text.desk.get}
          hint={text.desk.getHint}
          cards={want}
          text={text}
          language={language}
          onTouch={desk.toggleWant}
        >
          <button
            type="button"
            class="md-plus"
            aria-label={text.desk.pick}
            onClick={() => desk.pick(true)}
          >
            <span aria-hidden="true">+</span>
          </button>
        </Tray>
      </div>
      {desk.seen !== null && (
        <p class="md-note">
          <b>{CARDS[desk.seen]?.name[language]}:</b> {CARDS[desk.seen]?.text[language]}
        </p>
      )}
      <Effect view={view} give={give} want={want} text={text} />
    </div>
  )
}

/** What the exchange would do to my points; shown once I give something for it. */
function Effect({
  view,
  give,
  want,
  text,
}: {
  view: View
  give: readonly Card[]
  want: readonly Card[]
  text: BoardText
}) {
  if (give.length === 0) return null
  const [now, then] = [myTally(view).points, tallyAfter(view, give, want).points]
  return (
    <output
      class="md-effect"
      data-good={then > now ? '' : undefined}
      data-bad={then < now ? '' : undefined}
    >
      <b>{text.desk.forYou(then - now)}</b> <small>{text.desk.effect(now, then)}</small>
    </output>
  )
}

function Tray(props: {
  title: string
  hint: string
  cards: readonly Card[]
  text: BoardText
  language: Language
  onTouch: (card: Card) => void
  children?: ComponentChildren
}) {
  return (
    <fieldset class="md-tray" aria-label={props.title}>
      <p class="md-label">{props.title}</p>
      <div class="md-tray-cards" data-rove>
        {props.cards.map(card => (
          <button
            type="button"
            key={card}
            class="md-own"
            aria-label={cardLabel(card, props.text, props.language)}
            aria-pressed="true"
            onClick={() => props.onTouch(card)}
          >
            <Paper card={card} language={props.language} />
          </button>
        ))}
        {props.children}
        {props.cards.length === 0 && <p>{props.hint}</p>}
      </div>
    </fieldset>
  )
}
