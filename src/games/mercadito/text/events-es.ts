import type { Seat } from '../../../kernel/game.ts'
import type { Who } from '../../../kit/text.ts'
import type { Event } from '../engine/state.ts'
import { card, cards, does, exchange, gives, list, name, names, SAID, to } from './phrases-es.ts'

function passedText(passed: readonly Seat[], who: Who): string {
  const [first, ...rest] = passed
  if (first === undefined) return 'Todos eligieron'
  if (rest.length > 0) return `Pasan ${names(passed, who)}`
  return does(first, who, 'pasaste', 'pasó')
}

function endText(
  { winners, points }: Extract<Event, { readonly type: 'ended' }>,
  who: Who,
): string {
  const [first] = winners
  const all = list(points.map((n, seat) => `${name(seat, who)} ${n}`))
  if (winners.length > 1) return `Comparten la victoria ${names(winners, who)}: ${all}`
  return `${does(first ?? 0, who, 'ganaste', 'gana')}: ${all}`
}

export function eventText(event: Event, who: Who): string {
  switch (event.type) {
    case 'committed':
    case 'again':
      return ''
    case 'chose':
      return passedText(
        event.choices.filter(choice => choice.card === null).map(({ seat }) => seat),
        who,
      )
    case 'took':
      return `${does(event.seat, who, 'tomaste', 'tomó')} ${card(event.card)}`
    case 'clashed':
      return `Conflicto por ${card(event.card)}: ${names(event.seats, who)}`
    case 'called': {
      const said = event.declarations.map(
        ({ seat, said: word }) => `${name(seat, who)}: ${SAID[word]}`,
      )
      return `${card(event.card)}, llamada ${event.call}: ${said.join(', ')}`
    }
    case 'juiced':
      return `${does(event.from, who, 'diste', 'dio')} el Jugo ${to(event.to, who)}, y hay que ceder`
    case 'left':
      return `${card(event.card)} se quedó y va al descarte`
    case 'destroyed':
      return `Sin acuerdo: ${card(event.card)} sale del juego`
    case 'closed':
      return event.cards.length === 0 ? '' : `Al descarte: ${cards(event.cards)}`
    case 'reshuffled':
      return 'El descarte se barajó y es el nuevo mazo'
    case 'dealt':
      return `Ronda ${event.round}: ${cards(event.cards)}`
    case 'finalPhase':
      return 'Fase final: cambien libremente y voten por terminar'
    case 'offered': {
      const what = exchange(event.give, event.want, event.gives, event.wants)
      const [you, they] = event.answers > 0 ? ['contestaste', 'contestó'] : ['ofreciste', 'ofreció']
      return `${does(event.from, who, you, they)} ${to(event.to, who)}: ${what}`
    }
    case 'declined':
      return `${does(event.to, who, 'rechazaste', 'rechazó')} ${event.from === who.me ? 'tu oferta' : `la oferta de ${who.name(event.from)}`}`
    case 'cancelled':
      return `${does(event.from, who, 'retiraste', 'retiró')} la oferta ${to(event.to, who)}`
    case 'traded': {
      const what = exchange(event.give, event.want, event.gives, event.wants)
      const giver = event.from === who.me ? 'tu oferta' : `la oferta de ${who.name(event.from)}`
      return `${does(event.to, who, 'aceptaste', 'aceptó')} ${giver}: ${what}`
    }
    case 'revealed': {
      const what = event.card === null ? 'una carta' : card(event.card)
      if (event.to === 'all')
        return `${does(event.seat, who, 'mostraste', 'mostró')} a todos ${what}`
      const whom = event.to === who.me ? '' : ` a ${who.name(event.to)}`
      return `${event.seat === who.me ? 'Le mostraste' : `${who.name(event.seat)} ${gives(event.to, who)} mostró`}${whom} ${what}`
    }
    case 'voted':
      return `${does(event.seat, who, 'votaste', 'votó')} por terminar`
    case 'unvoted':
      return event.paid ? `${does(event.seat, who, 'retiraste tu', 'retiró su')} voto` : ''
    case 'ended':
      return endText(event, who)
  }
}
