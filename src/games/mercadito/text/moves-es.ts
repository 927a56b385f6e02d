import type { Seat } from '../../../kernel/game.ts'
import type { Move, View } from '../engine/state.ts'
import { card, contents } from './phrases-es.ts'
import { offerBy } from './words.ts'

const player = (seat: Seat) => `jugador ${seat + 1}`
const offered = (view: View, id: number) => {
  const offer = offerBy(view, id)
  return offer === undefined ? `oferta ${id}` : contents(offer)
}

export function moveText(move: Move, view: View): string {
  switch (move.type) {
    case 'pick':
      return `Elegir ${card(move.card)}`
    case 'pass':
      return 'Pasar'
    case 'hold':
      return 'La quiero'
    case 'cede':
      return 'Ceder y elegir otra'
    case 'leave':
      return 'Que se quede, si todos quieren'
    case 'juice':
      return `Dar el Jugo al ${player(move.to)}`
    case 'address':
      return `Ofrecer algo al ${player(move.to)}`
    case 'counter':
      return `Contestar: ${offered(view, move.offer)}`
    case 'give':
      return `Dar ${card(move.card)}`
    case 'want':
      return `Pedir ${card(move.card)}`
    case 'send':
      return 'Hacer esta oferta'
    case 'drop':
      return 'Olvidar esta oferta'
    case 'accept':
      return `Aceptar: ${offered(view, move.offer)}`
    case 'decline':
      return `Rechazar: ${offered(view, move.offer)}`
    case 'cancel':
      return `Retirar: ${offered(view, move.offer)}`
    case 'reveal':
      return `Mostrar ${card(move.card)} ${move.to === 'all' ? 'a todos' : `al ${player(move.to)}`}`
    case 'vote':
      return 'Votar por terminar'
    case 'unvote':
      return 'Retirar mi voto'
  }
}
