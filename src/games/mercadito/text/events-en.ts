import type { Who } from '../../../kit/text.ts'
import type { Event } from '../engine/state.ts'
import { card, cards, exchange, list, name, SAID, subject, subjects, verb } from './phrases-en.ts'

export function eventText(event: Event, who: Who): string {
  switch (event.type) {
    case 'committed':
    case 'again':
      return ''
    case 'chose': {
      const passed = event.choices.filter(choice => choice.card === null).map(({ seat }) => seat)
      return passed.length === 0 ? 'All have chosen' : `${subjects(passed, who)} passed`
    }
    case 'took':
      return `${subject(event.seat, who)} took ${card(event.card)}`
    case 'clashed':
      return `${subjects(event.seats, who)} ${event.seats.length === 2 ? 'both' : 'all'} want ${card(event.card)}`
    case 'called': {
      const said = event.declarations.map(
        ({ seat, said: word }) => `${name(seat, who)}: ${SAID[word]}`,
      )
      return `${card(event.card)}, call ${event.call}: ${said.join(', ')}`
    }
    case 'juiced':
      return `${subject(event.from, who)} gave ${name(event.to, who)} the Juice: ${name(event.to, who)} must cede`
    case 'left':
      return `${card(event.card)} was left and discarded`
    case 'destroyed':
      return `No agreement: ${card(event.card)} is out of the game`
    case 'closed':
      return event.cards.length === 0 ? '' : `Discarded: ${cards(event.cards)}`
    case 'reshuffled':
      return 'The discard pile was shuffled into a new deck'
    case 'dealt':
      return `Round ${event.round}: ${cards(event.cards)}`
    case 'finalPhase':
      return 'Final phase: trade freely, then vote to end the game'
    case 'offered': {
      const what = exchange(event.give, event.want, event.gives, event.wants)
      const how = event.answers > 0 ? 'countered' : 'offered'
      return `${subject(event.from, who)} ${how} ${name(event.to, who)} ${what}`
    }
    case 'declined':
      return `${subject(event.to, who)} declined ${name(event.from, who) === 'you' ? 'your' : `${who.name(event.from)}’s`} offer`
    case 'cancelled':
      return `${subject(event.from, who)} took back the offer to ${name(event.to, who)}`
    case 'traded': {
      const what = exchange(event.give, event.want, event.gives, event.wants)
      return `${subject(event.to, who)} accepted from ${name(event.from, who)}: ${what}`
    }
    case 'revealed': {
      const what = event.card === null ? 'a card' : card(event.card)
      return `${subject(event.seat, who)} showed ${event.to === 'all' ? 'everybody' : name(event.to, who)} ${what}`
    }
    case 'voted':
      return `${subject(event.seat, who)} voted to end the game`
    case 'unvoted':
      return event.paid ? `${subject(event.seat, who)} withdrew the vote` : ''
    case 'ended':
      return `${subjects(event.winners, who)} ${verb(event.winners, who, 'win', 'wins')}: ${list(
        event.points.map((points, seat) => `${name(seat, who)} ${points}`),
      )}`
  }
}
