import type { Prompt, Who } from '../../../kit/text.ts'
import { list } from './merchants/speech-es.ts'
import type { CoreQuestion } from '../engine/tasks.ts'
import type { View } from '../engine/state.ts'
import { isTime, things } from './things-es.ts'
import { standings, townspersonAt } from './words.ts'

const { boat, folk, oclock, person, someone } = things

/** By pier: where one sells. */
const AT = ['en el Bazar', 'en la Gran Plaza', 'en el Mercado Negro']
const SENDS = {
  pier: '¿A quién mandas a un muelle?',
  hall: '¿A quién mandas a su Salón?',
  bag: '¿A quién devuelves a la bolsa?',
  boat: '¿A quién cambias de barco?',
} as const

/** Where one stands in time; of two figures also which one moves. */
function timeHint(view: View, seat: number): string {
  const { figures, turns } = view.players[seat]
  const time = `para ti ${isTime(view.timepieces[seat])}; el mercado abre a ${oclock(2 * view.indicator)}`
  return figures.length === 1 ? time : `${things.figures[turns % 2]}; ${time}`
}

/** What the player who is asked reads. */
export function prompt(question: CoreQuestion, view: View): Prompt {
  switch (question.at) {
    case 'chooseMerchant':
      return { title: 'Elige tu mercader', hint: 'o déjalo al azar' }
    case 'chooseSpace':
      return { title: 'Tu turno: elige una acción', hint: timeHint(view, question.seat) }
    case 'recruit.card':
      return { title: 'Contratar: elige una carta', hint: 'pagas lo que está escrito debajo' }
    case 'recruit.discard':
      return {
        title: question.optional
          ? '¿Descartas una carta de Corrupción?'
          : 'Descarta una carta de Corrupción',
        hint: question.left > 1 ? `hasta ${question.left}` : 'los demás no ven cuál',
      }
    case 'recruit.take':
      return { title: SENDS[question.to], hint: 'de un barco que aún navega' }
    case 'recruit.pier':
      return {
        title: `¿A qué muelle va el ${person(question.adventurer)}?`,
        hint: 'a cualquiera de los tres',
      }
    case 'recruit.boat':
      return {
        title: `¿A qué barco va el ${person(question.adventurer)}?`,
        hint: 'a otro que tenga sitio',
      }
    case 'recruit.slot': {
      const card = townspersonAt(view, question.place)
      return {
        title: card
          ? `${things.townsperson(card)}: ¿en qué puesto?`
          : 'Elige un puesto de tu personal',
        hint: 'quien trabaje ahí se va',
      }
    }
    case 'staff.next':
      return {
        title: '¿Quién de tu personal trabaja?',
        hint: 'una vez a cada uno, en cualquier orden',
      }
    case 'clock.route':
      return {
        title: '¿Por dónde avanza tu reloj?',
        hint: 'por una manecilla: una carta para ti, pero sin carga',
      }
    case 'load.pick':
      return { title: '¿A quién colocas primero?', hint: list(view.drawn.map(someone)) }
    case 'load.boat': {
      const rest = view.drawn.slice(1)
      return {
        title: `Coloca el ${person(view.drawn[0] ?? 0)} en un barco`,
        hint: rest.length > 0 ? `después, ${list(rest.map(someone))}` : '',
      }
    }
    case 'robbers.use':
      return {
        title: 'Ladrones: ¿mueves a un Cliente?',
        hint: `del ${boat(question.boat)}, por una carta de Corrupción`,
      }
    case 'dock.berth':
      return {
        title: `¿Dónde atraca el ${boat(question.boat)}?`,
        hint: folk(view.boats[question.boat].aboard),
      }
    case 'cultists.k':
      return {
        title: `${things.pier(question.pier)}: ¿cuentas Pícaros?`,
        hint: 'una carta de Corrupción por cada uno',
      }
    case 'sell':
      return {
        title: question.must ? `Vende ${AT[question.pier]}` : `¿Vendes ${AT[question.pier]}?`,
        hint: question.must ? 'al menos una mercancía' : folk(view.piers[question.pier]),
      }
  }
}

/** What the others read meanwhile, after a name. */
export function doing(question: CoreQuestion, view: View): string {
  switch (question.at) {
    case 'chooseMerchant':
      return 'elige mercader'
    case 'chooseSpace':
      return `elige una acción a ${oclock(view.timepieces[question.seat])}`
    case 'recruit.card':
    case 'recruit.slot':
      return 'contrata a alguien en la plaza del pueblo'
    case 'recruit.discard':
      return 'puede descartar cartas de Corrupción'
    case 'recruit.take':
    case 'recruit.pier':
    case 'recruit.boat':
      return 'manda a un Aventurero a otro sitio'
    case 'staff.next':
      return 'pone a trabajar a su personal'
    case 'clock.route':
      return 'elige por dónde avanza su reloj'
    case 'load.pick':
    case 'load.boat':
      return `coloca ${list(view.drawn.map(someone))}`
    case 'robbers.use':
      return 'puede mover a un Cliente'
    case 'dock.berth':
      return `atraca el ${boat(question.boat)}`
    case 'cultists.k':
    case 'sell':
      return `vende ${AT[question.pier]}`
  }
}

/** Everybody's Gold, the best first. */
export function over(view: View, who: Who): Prompt {
  const { order, winners } = standings(view)
  const name = (seat: number) => (seat === who.me ? 'tú' : who.name(seat))
  const [first] = winners
  const hint = order.map(seat => `${name(seat)} ${view.players[seat].gold}`).join(' · ')
  if (winners.length > 1) return { title: `Comparten la victoria ${list(winners.map(name))}`, hint }
  return { title: first === who.me ? '¡Ganaste!' : `Gana ${who.name(first)}`, hint }
}
