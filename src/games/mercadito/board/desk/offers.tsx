import type { Who } from '../../../../kit/words/text.ts'
import type { Card, Event, Mercadito, SeenOffer, View } from '../../engine/state.ts'
import { cardTerms, shortNameOf, type Speech } from '../../text/index.ts'
import type { BoardProps } from '../../../../web/board-kit/board.ts'
import { Act } from '../../../../web/board-kit/places.tsx'
import type { DeskProps } from './builder.tsx'
import { Paper } from '../card.tsx'
import { Face } from '../faces.tsx'
import { cardLabel } from '../round/market.tsx'
import { tellsOf } from '../told.ts'
import { gainOf, lackedFor, signed } from '../worth.ts'

/**
 * Offers to me, each with what it would bring me and how I may answer; below them what goes on
 * between others.
 */
export function Incoming({ desk, view, who, say }: DeskProps) {
  const between = view.offers.filter(({ from, to }) => from !== desk.me && to !== desk.me)
  return (
    <div class="md-offers">
      {desk.incoming.length === 0 && <p class="md-hint">{say('board.desk.noTheirs')}</p>}
      {desk.incoming.map(offer => (
        <OfferToMe key={offer.id} offer={offer} desk={desk} view={view} who={who} say={say} />
      ))}
      {between.length > 0 && (
        <>
          <p class="md-label">{say('board.desk.others')}</p>
          <ul class="md-between">
            {between.map(({ id, from, to, gives, wants, give, want }) => (
              <li key={id}>
                {say('board.desk.between', {
                  from: who.name(from),
                  to: who.name(to),
                  gives,
                  wants,
                })}
                {give && want && <Exchange left={give} right={want} middle="⇄" say={say} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function OfferToMe({ offer, desk, view, who, say }: DeskProps & { offer: SeenOffer }) {
  const { id, from, give, want } = offer
  const heading = say('board.desk.from', { seat: who.name(from) })
  const counter = { type: 'counter', offer: id } as const
  const mayCounter = desk.may(counter)
  return (
    <article class="md-offer" aria-label={heading}>
      <p class="md-offer-head">
        <Face seat={from} who={who} you={say('you')} />
        <span>{heading}</span>
        <Brings view={view} offer={offer} say={say} />
      </p>
      <Exchange left={give ?? []} right={want ?? []} middle={say('board.desk.for')} say={say} />
      <div class="md-answers">
        <Act
          spot={`accept accept:${id}`}
          off={!desk.may({ type: 'accept', offer: id })}
          tells={say('board.desk.accept.tells')}
          onPress={touched => desk.act({ type: 'accept', offer: id }, touched)}
        >
          {say('board.desk.accept')}
        </Act>
        <Act
          kind="quiet"
          spot={`decline decline:${id}`}
          tells={say('board.desk.decline.tells')}
          onPress={touched => desk.act({ type: 'decline', offer: id }, touched)}
        >
          {say('board.desk.decline')}
        </Act>
        <Act
          kind="quiet"
          spot={`counter:${id}`}
          off={!mayCounter}
          tells={say('board.desk.counter.tells')}
          onPress={touched => (mayCounter ? desk.counter(offer) : desk.act(counter, touched))}
        >
          {say('board.desk.counter')}
        </Act>
      </div>
    </article>
  )
}

/** What an offer would bring me, or which of its cards I cannot give. */
function Brings(props: { view: View; offer: SeenOffer; say: Speech }) {
  const { view, offer, say } = props
  const lacked = lackedFor(view, offer)
  if (lacked.length > 0)
    return (
      <b class="md-effect">
        {say('board.desk.lacking', { count: lacked.length, cards: cardTerms(lacked) })}
      </b>
    )
  const gain = gainOf(view, offer)
  return (
    <b class="md-effect" data-good={gain > 0 ? '' : undefined} data-bad={gain < 0 ? '' : undefined}>
      {say('board.desk.forYou', { gain: signed(gain) })}
    </b>
  )
}

/** My open offers, each to be called back. */
export function Outgoing({ desk, past, who, say }: DeskProps & { past: readonly Event[] }) {
  const answered = answers(past, desk.me, who, say)
  return (
    <div class="md-offers">
      {desk.outgoing.length === 0 && answered.length === 0 && (
        <p class="md-hint">{say('board.desk.noMine')}</p>
      )}
      {desk.outgoing.map(({ id, to, give, want }) => (
        <article
          key={id}
          class="md-offer"
          aria-label={say('board.desk.to', { seat: who.name(to) })}
        >
          <p class="md-offer-head">
            <Face seat={to} who={who} you={say('you')} />
            <span>{say('board.desk.to', { seat: who.name(to) })}</span>
          </p>
          <Exchange left={give ?? []} right={want ?? []} middle={say('board.desk.get')} say={say} />
          <div class="md-answers">
            <Act
              kind="quiet"
              spot={`cancel:${id}`}
              tells={say('board.desk.cancel.tells')}
              onPress={touched => desk.act({ type: 'cancel', offer: id }, touched)}
            >
              {say('board.desk.cancel')}
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

/** As many deals as a desk may have room for. */
const MOST_DEALS = 20

/** What was offered, shown and agreed lately, newest first: for a replay. */
export function Deals({ past, text, who }: Pick<BoardProps<Mercadito>, 'past' | 'text' | 'who'>) {
  const told = past.slice(past.findLastIndex(({ type }) => type === 'finalPhase') + 1)
  const deals = told.filter(({ type }) => type !== 'voted' && type !== 'unvoted')
  const lines = deals.map(event => text.event(event, who)).filter(line => line !== '')
  return (
    <ul class="md-between md-deals">
      {lines
        .slice(-MOST_DEALS)
        .toReversed()
        .map((line, index) => (
          <li key={lines.length - index}>{line}</li>
        ))}
    </ul>
  )
}

/** How the last offers of mine were answered, newest first. */
function answers(past: readonly Event[], me: number | null, who: Who, say: Speech): string[] {
  const lines = past.flatMap(event => {
    if (event.type === 'traded' && (event.from === me || event.to === me)) {
      return say('board.desk.agreed', {
        seat: who.name(event.from === me ? event.to : event.from),
      })
    }
    if (event.type !== 'declined' || event.from !== me) return []
    const offer = past.find(other => other.type === 'offered' && other.offer === event.offer)
    return say('board.desk.declined', {
      seat: who.name(event.to),
      n: offer?.type === 'offered' ? offer.gives : 1,
    })
  })
  return lines.slice(-4).reverse()
}

/** Cards for cards. */
function Exchange(props: {
  left: readonly Card[]
  right: readonly Card[]
  middle: string
  say: Speech
}) {
  const { left, right, middle, say } = props
  return (
    <div class="md-exchange">
      <Cards cards={left} say={say} />
      <span class="md-swap">{middle}</span>
      {right.length === 0 ? <em>{say('board.desk.gift')}</em> : <Cards cards={right} say={say} />}
    </div>
  )
}

function Cards({ cards, say }: { cards: readonly Card[]; say: Speech }) {
  return (
    <ul>
      {cards.map(card => (
        <li key={card} data-only="" data-tells={tellsOf(card, say)}>
          <Paper card={card} say={say} />
          <small aria-hidden="true">{shortNameOf(say, card)}</small>
          <span class="heard">{cardLabel(card, say)}</span>
        </li>
      ))}
    </ul>
  )
}
