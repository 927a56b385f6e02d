import type { Language } from '../../../kit/meta.ts'
import type { Who } from '../../../kit/text.ts'
import { CARDS } from '../content/index.ts'
import type { Card, Event, SeenOffer, View } from '../engine/state.ts'
import { Act } from '../../../web/board-kit/places.tsx'
import type { DeskProps } from './builder.tsx'
import { Paper } from './card.tsx'
import { Face } from './faces.tsx'
import { cardLabel } from './market.tsx'
import type { BoardText } from './text/index.ts'
import { gainOf, lackedFor } from './worth.ts'

/**
 * Offers to me, each with what it would bring me and how I may answer; below them what goes on
 * between others.
 */
export function Incoming({ desk, view, who, text, language }: DeskProps) {
  const between = view.offers.filter(({ from, to }) => from !== desk.me && to !== desk.me)
  return (
    <div class="md-offers">
      {desk.incoming.length === 0 && <p class="md-hint">{text.desk.noTheirs}</p>}
      {desk.incoming.map(offer => {
        const { id, from, give, want } = offer
        const can = desk.may({ type: 'accept', offer: id })
        return (
          <article key={id} class="md-offer" aria-label={text.desk.from(who.name(from))}>
            <p class="md-offer-head">
              <Face seat={from} who={who} you={text.you} />
              <span>{text.desk.from(who.name(from))}</span>
              <Brings view={view} offer={offer} text={text} language={language} />
            </p>
            <Exchange
              left={give ?? []}
              right={want ?? []}
              middle={text.desk.for}
              text={text}
              language={language}
            />
            <div class="md-answers">
              <Act off={!can} onPress={touched => desk.act({ type: 'accept', offer: id }, touched)}>
                {text.desk.accept}
              </Act>
              <Act
                kind="quiet"
                onPress={touched => desk.act({ type: 'decline', offer: id }, touched)}
              >
                {text.desk.decline}
              </Act>
              <Act
                kind="quiet"
                off={!desk.may({ type: 'counter', offer: id })}
                onPress={touched =>
                  desk.may({ type: 'counter', offer: id })
                    ? desk.counter(offer)
                    : desk.act({ type: 'counter', offer: id }, touched)
                }
              >
                {text.desk.counter}
              </Act>
            </div>
          </article>
        )
      })}
      {between.length > 0 && (
        <>
          <p class="md-label">{text.desk.others}</p>
          <ul class="md-between">
            {between.map(({ id, from, to, gives, wants, give, want }) => (
              <li key={id}>
                {text.desk.between(who.name(from), who.name(to), gives, wants)}
                {give && want && (
                  <Exchange left={give} right={want} middle="⇄" text={text} language={language} />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** What an offer would bring me, or which of its cards I cannot give. */
function Brings(props: { view: View; offer: SeenOffer; text: BoardText; language: Language }) {
  const { view, offer, text, language } = props
  const lacked = lackedFor(view, offer).map(card => CARDS[card]?.name[language] ?? '')
  if (lacked.length > 0) return <b class="md-effect">{text.desk.lacking(lacked)}</b>
  const gain = gainOf(view, offer)
  return (
    <b class="md-effect" data-good={gain > 0 ? '' : undefined} data-bad={gain < 0 ? '' : undefined}>
      {text.desk.forYou(gain)}
    </b>
  )
}

/** My open offers, each to be called back. */
export function Outgoing({
  desk,
  past,
  who,
  text,
  language,
}: DeskProps & { past: readonly Event[] }) {
  const answered = answers(past, desk.me, who, text)
  return (
    <div class="md-offers">
      {desk.outgoing.length === 0 && answered.length === 0 && (
        <p class="md-hint">{text.desk.noMine}</p>
      )}
      {desk.outgoing.map(({ id, to, give, want }) => (
        <article key={id} class="md-offer" aria-label={text.desk.to(who.name(to))}>
          <p class="md-offer-head">
            <Face seat={to} who={who} you={text.you} />
            <span>{text.desk.to(who.name(to))}</span>
          </p>
          <Exchange
            left={give ?? []}
            right={want ?? []}
            middle={text.desk.get}
            text={text}
            language={language}
          />
          <div class="md-answers">
            <Act kind="quiet" onPress={touched => desk.act({ type: 'cancel', offer: id }, touched)}>
              {text.desk.cancel}
            </Act>
          </div>
        </article>
      ))}
      {answered.length > 0 && (
        <ul class="md-between">
          {answered.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** How the last offers of mine were answered, newest first. */
function answers(past: readonly Event[], me: number | null, who: Who, text: BoardText): string[] {
  const lines = past.flatMap(event => {
    if (event.type === 'traded' && (event.from === me || event.to === me)) {
      return text.desk.agreed(who.name(event.from === me ? event.to : event.from))
    }
    if (event.type !== 'declined' || event.from !== me) return []
    const offer = past.find(other => other.type === 'offered' && other.offer === event.offer)
    return text.desk.declined(who.name(event.to), offer?.type === 'offered' ? offer.gives : 1)
  })
  return lines.slice(-4).reverse()
}

/** Cards for cards. */
function Exchange(props: {
  left: readonly Card[]
  right: readonly Card[]
  middle: string
  text: BoardText
  language: Language
}) {
  const { left, right, middle, text, language } = props
  return (
    <div class="md-exchange">
      <Cards cards={left} text={text} language={language} />
      <span class="md-swap">{middle}</span>
      {right.length === 0 ? (
        <em>{text.desk.gift}</em>
      ) : (
        <Cards cards={right} text={text} language={language} />
      )}
    </div>
  )
}

function Cards({
  cards,
  text,
  language,
}: {
  cards: readonly Card[]
  text: BoardText
  language: Language
}) {
  return (
    <ul>
      {cards.map(card => (
        <li key={card}>
          <Paper card={card} language={language} />
          <span class="heard">{cardLabel(card, text, language)}</span>
        </li>
      ))}
    </ul>
  )
}
