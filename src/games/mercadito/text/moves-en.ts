import type { Seat } from '../../../kernel/game.ts'
import type { Move, View } from '../engine/state.ts'
import { card, contents } from './phrases-en.ts'
import { offerBy } from './words.ts'

const player = (seat: Seat) => `player ${seat + 1}`
const offered = (view: View, id: number) => {
  const offer = offerBy(view, id)
  return offer === undefined ? `offer ${id}` : contents(offer)
}

export function moveText(move: Move, view: View): string {
  switch (move.type) {
    case 'pick':
      return `Pick ${card(move.card)}`
    case 'pass':
      return 'Pass'
    case 'hold':
      return 'Hold: I want it'
    case 'cede':
      return 'Cede: pick another'
    case 'leave':
      return 'Leave it, if all agree'
    case 'juice':
      return `Give the Juice to ${player(move.to)}`
    case 'address':
      return `Make ${player(move.to)} an offer`
    case 'counter':
      return `Counter: ${offered(view, move.offer)}`
    case 'give':
      return `Give ${card(move.card)}`
    case 'want':
      return `Want ${card(move.card)}`
    case 'send':
      return 'Make this offer'
    case 'drop':
      return 'Forget this offer'
    case 'accept':
      return `Accept: ${offered(view, move.offer)}`
    case 'decline':
      return `Decline: ${offered(view, move.offer)}`
    case 'cancel':
      return `Take back: ${offered(view, move.offer)}`
    case 'reveal':
      return `Show ${move.to === 'all' ? 'everybody' : player(move.to)} ${card(move.card)}`
    case 'vote':
      return 'Vote to end the game'
    case 'unvote':
      return 'Withdraw my vote'
  }
}
