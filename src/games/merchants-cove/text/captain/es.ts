import {
  aGood,
  COLOUR,
  capital,
  coloured,
  count,
  does,
  el,
  good,
  la,
  list,
} from '../merchants/speech-es.ts'
import type { MerchantText, Noun } from '../merchants/index.ts'
import { colourOfZone, type Kind, kindOf } from '../../engine/merchants/captain/chart.ts'
import type {
  CaptainEvent,
  CaptainShop,
  CaptainTask,
  CaptainWords,
  Zone,
} from '../../engine/merchants/captain/words.ts'

const GOODS = [la('captura'), el('tesoro')] as const
const STEP = el('paso')
const KIND: { readonly [kind in Kind]: Noun } = {
  harbour: el('puerto'),
  shallows: el('bajío'),
  fishing: el('caladero'),
  isle: la('isla'),
}

/** "puerto", "bajío rojo", "isla roja". */
const zone = (which: Zone) =>
  kindOf(which) === 'harbour'
    ? KIND.harbour.one
    : coloured(KIND[kindOf(which)], colourOfZone(which))
/** "el bajío rojo", after "en" or "hasta"; "del bajío rojo"; "al bajío rojo". */
const the = (which: Zone) => `${KIND[kindOf(which)].feminine ? 'la' : 'el'} ${zone(which)}`
const from = (which: Zone) => `de ${the(which)}`.replace(/^de el /, 'del ')
const to = (which: Zone) => `a ${the(which)}`.replace(/^a el /, 'al ')
const colours = (all: readonly number[]) => list(all.map(colour => COLOUR[colour]))

function movePrompt({ steps, ships, moved }: Extract<CaptainTask, { readonly at: 'cap.move' }>) {
  if (ships === null) {
    return {
      title: 'Mueve un barco',
      hint: `${steps === 1 ? 'queda' : 'quedan'} ${count(steps, STEP)} para la flota`,
    }
  }
  if (moved !== null)
    return { title: 'Marineros: ¿mueves otro barco?', hint: `hasta ${count(steps, STEP)}` }
  return ships === 1
    ? { title: 'Timonel: ¿mueves un barco?', hint: `hasta ${count(steps, STEP)}` }
    : {
        title: 'Marineros: ¿mueves un barco?',
        hint: `${ships} barcos distintos, hasta ${count(steps, STEP)} cada uno`,
      }
}

/** What the compass shows; from the second spin on also the sum. */
function spun({ sector, steps }: Extract<CaptainEvent, { readonly type: 'cap.spun' }>): string {
  if (sector === 0) return '¡tormenta!'
  return sector === steps ? `${sector}` : `${sector}, ${count(steps, STEP)} en total`
}

export const text: MerchantText<CaptainWords> = {
  name: 'Capitana',
  blurb:
    'Envía cuatro barcos desde el puerto: en un caladero espera una captura y, más allá, en una isla del tesoro, un tesoro. La brújula dice cuánto navegan, si no señala tormenta. Las mercancías solo llegan a tierra cuando llamas a los barcos de vuelta.',
  goods: GOODS,
  spaces: {
    'cap.row': { name: 'A remo', does: 'Mueve barcos 2 pasos en total.', closed: '' },
    'cap.sail': {
      name: 'Zarpar',
      does: 'Haz girar la brújula, y otra vez si quieres; luego mueve barcos tantos pasos como haya marcado en total. Una tormenta devuelve un barco vacío al puerto o cuesta una carta de Corrupción.',
      closed: '',
    },
    'cap.recall': {
      name: 'Llamar a la flota',
      does: 'Trae al puerto los barcos que quieras: de un caladero, con una captura; de una isla, con su tesoro.',
      closed: 'Todos tus barcos están en el puerto.',
    },
    'cap.smuggle': {
      name: 'Contrabando',
      does: 'Trae al puerto un barco con su captura o su tesoro.',
      closed: 'Ninguno de tus barcos está donde se pueda ganar una mercancía.',
    },
  },
  staff: [
    { name: 'Timonel', does: 'Mueve un barco hasta 2 pasos.' },
    {
      name: 'Redera',
      does: 'Toma la captura de un barco que está en un caladero; el barco retrocede al bajío de ese color.',
    },
    { name: 'Marineros', does: 'Mueve hasta dos barcos distintos, 1 paso cada uno.' },
    { name: 'Contramaestre', does: 'Trae al puerto un barco con su captura o su tesoro.' },
  ],
  shields:
    'Mercancías de 3 o más colores en una misma llamada a la flota activan el escudo de uno de esos colores.',
  prompt(question, shop) {
    switch (question.at) {
      case 'cap.storm':
        return {
          title: '¡Tormenta! ¿Qué barco regresa?',
          hint: 'vuelve vacío; o roba una carta de Corrupción',
        }
      case 'cap.spinAgain':
        return {
          title: '¿Haces girar otra vez la brújula?',
          hint: `por ahora, ${count(question.steps, STEP)}`,
        }
      case 'cap.move':
        return movePrompt(question)
      case 'cap.recall.next':
        return question.first
          ? { title: 'Llama a un barco', hint: 'uno tras otro, los que quieras' }
          : {
              title: '¿Llamas a otro barco?',
              hint:
                question.landed.length === 0
                  ? ''
                  : `colores por ahora: ${colours(question.landed)}`,
            }
      case 'cap.shield':
        return {
          title: 'Elige un escudo',
          hint: `por mercancías de ${count(question.landed.length, el('color', 'colores'))}`,
        }
      case 'cap.smuggle':
        return { title: 'Trae un barco con su mercancía', hint: treasuresHint(shop) }
      case 'cap.net':
        return { title: 'Redera: toma una captura', hint: 'el barco retrocede al bajío' }
    }
  },
  doing(question) {
    switch (question.at) {
      case 'cap.storm':
        return 'capea una tormenta'
      case 'cap.spinAgain':
        return 'mira la brújula'
      case 'cap.move':
        return 'mueve barcos'
      case 'cap.recall.next':
        return 'llama a la flota'
      case 'cap.shield':
        return 'elige un escudo'
      case 'cap.smuggle':
        return 'trae un barco al puerto'
      case 'cap.net':
        return 'recoge las redes'
    }
  },
  move(move) {
    switch (move.type) {
      case 'cap.storm':
        return move.zone === null
          ? 'Robar una carta de Corrupción'
          : `Que vuelva el barco ${from(move.zone)}`
      case 'cap.spinAgain':
        return move.again ? 'Girar otra vez' : 'Dejarlo así'
      case 'cap.move':
        return `${capital(from(move.from))} ${to(move.to)}`
      case 'cap.recall.next':
        return `Llamar al barco ${from(move.zone)}`
      case 'cap.shield':
        return `Escudo ${COLOUR[move.colour]}`
      case 'cap.smuggle':
        return `Traer el barco ${from(move.zone)}`
      case 'cap.net':
        return `Tomar la ${good(GOODS, colourOfZone(move.zone))}`
    }
  },
  stop(question) {
    if (question.at === 'cap.recall.next') return 'Dejar fuera a los demás'
    return question.at === 'cap.move' ? 'Echar el ancla' : ''
  },
  event(event, who) {
    switch (event.type) {
      case 'cap.spun':
        return `${does(event.seat, who, 'hiciste', 'hizo')} girar la brújula: ${spun(event)}`
      case 'cap.weathered':
        return event.zone === null
          ? `${does(event.seat, who, 'aguantaste', 'aguantó')} la tormenta con todos los barcos fuera, por una carta de Corrupción`
          : `La tormenta devolvió al puerto ${event.seat === who.me ? 'uno de tus barcos' : `un barco de ${who.name(event.seat)}`} ${from(event.zone)}`
      case 'cap.sailed':
        return `${does(event.seat, who, 'moviste', 'movió')} un barco ${from(event.from)} ${to(event.to)}`
      case 'cap.landed': {
        const load = event.good === null ? 'un barco vacío' : aGood(GOODS, event.good)
        return `${does(event.seat, who, 'trajiste', 'trajo')} ${load} ${from(event.zone)}`
      }
      case 'cap.netted':
        return `${does(event.seat, who, 'tomaste', 'tomó')} ${aGood(GOODS, event.good)}; el barco retrocedió al bajío`
      case 'cap.restocked':
        return `Nuevos tesoros en ${event.seat === who.me ? 'tus islas' : `las islas de ${who.name(event.seat)}`}: ${colours(event.colours)}`
    }
  },
  refusals: {
    'cap-moved': () => 'Este barco ya se ha movido; puede moverse otro.',
    'cap-no-ship': n => `No tienes ningún barco en ${the(n.zone)}.`,
    'cap-no-treasure': n => `El tesoro ya no está, hasta la limpieza, en ${the(n.zone)}.`,
    'cap-no-yield': n => `No hay mercancía en ${the(n.zone)}.`,
    'cap-not-fishing': n => `${capital(the(n.zone))} no es un caladero.`,
    'cap-not-in-supply': n => `No queda ninguna ${good(GOODS, n.good)} en tu reserva.`,
    'cap-not-landed': n => `En esta llamada no ha llegado mercancía de color ${COLOUR[n.colour]}.`,
    'cap-occupied': n => `Solo un barco puede detenerse en ${the(n.zone)}.`,
    'cap-shield-active': n => `El escudo ${COLOUR[n.colour]} ya está activo.`,
    'cap-too-far': n => `Está a ${count(n.count, STEP)}; tienes ${n.bound}.`,
  },
}

/** Which Isles still have their token. */
function treasuresHint({ treasures }: CaptainShop): string {
  const left = treasures.flatMap((there, colour) => (there ? [colour] : []))
  return left.length === 0 ? 'no quedan tesoros' : `quedan tesoros: ${colours(left)}`
}
