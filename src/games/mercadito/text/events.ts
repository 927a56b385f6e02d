import { person, type Who } from '../../../kit/words/text.ts'
import type { Event } from '../engine/state.ts'
import { cardTerm, cardTerms, exchangeOf, firstPeopleOf, pointsOf, type Speech } from './speech.ts'

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>

/** What happened, as the log tells it. */
export function eventText(say: Speech, event: Event, who: Who): string {
  switch (event.type) {
    case 'committed':
    case 'again':
      return ''
    case 'chose':
      return choseText(say, event, who)
    case 'took':
      return say('event.took', { seat: person(event.seat, who), card: cardTerm(event.card) })
    case 'clashed': {
      const seats = firstPeopleOf(say, event.seats, who)
      return say('event.clashed', { seats, count: seats.length, card: cardTerm(event.card) })
    }
    case 'called':
      return calledText(say, event, who)
    case 'juiced':
      return say('event.juiced', { from: person(event.from, who), to: person(event.to, who) })
    case 'left':
    case 'destroyed':
      return say(`event.${event.type}`, { card: cardTerm(event.card) })
    case 'closed':
      return event.cards.length === 0 ? '' : say('event.closed', { cards: cardTerms(event.cards) })
    case 'dealt':
      return say('event.dealt', { round: event.round, cards: cardTerms(event.cards) })
    case 'reshuffled':
    case 'finalPhase':
      return say(`event.${event.type}`)
    case 'offered':
    case 'declined':
    case 'cancelled':
    case 'traded':
      return offerText(say, event, who)
    case 'revealed':
      return revealedText(say, event, who)
    case 'voted':
      return say('event.voted', { seat: person(event.seat, who) })
    case 'unvoted':
      return event.paid ? say('event.unvoted', { seat: person(event.seat, who) }) : ''
    case 'ended':
      return endedText(say, event, who)
  }
}

function choseText(say: Speech, { choices }: EventOf<'chose'>, who: Who): string {
  const passed = choices.flatMap(({ seat, card }) => (card === null ? seat : []))
  return say('event.chose', {
    count: passed.length,
    seats: firstPeopleOf(say, passed, who),
    seat: person(passed[0] ?? 0, who),
  })
}

function calledText(say: Speech, event: EventOf<'called'>, who: Who): string {
  const said = event.declarations.map(declaration =>
    say('saidBy', { seat: person(declaration.seat, who), said: declaration.said }),
  )
  return say('event.called', {
    card: cardTerm(event.card),
    call: event.call,
    said: said.join(', '),
  })
}

function offerText(
  say: Speech,
  event: EventOf<'offered' | 'declined' | 'cancelled' | 'traded'>,
  who: Who,
): string {
  const [from, to] = [person(event.from, who), person(event.to, who)]
  switch (event.type) {
    case 'offered': {
      const isCounter = event.answers > 0
      return say('event.offered', { from, to, isCounter, what: exchangeOf(say, event) })
    }
    case 'traded':
      return say('event.traded', { from, to, what: exchangeOf(say, event) })
    case 'declined':
    case 'cancelled':
      return say(`event.${event.type}`, { from, to })
  }
}

function revealedText(say: Speech, event: EventOf<'revealed'>, who: Who): string {
  const shown = { seat: person(event.seat, who), card: cardTerm(event.card) }
  return event.to === 'all'
    ? say('event.revealed.all', shown)
    : say('event.revealed', { ...shown, to: person(event.to, who) })
}

function endedText(say: Speech, ended: EventOf<'ended'>, who: Who): string {
  const { winners } = ended
  return say('event.ended', {
    count: winners.length,
    seats: firstPeopleOf(say, winners, who),
    seat: person(winners[0] ?? 0, who),
    points: pointsOf(say, ended, who),
  })
}
