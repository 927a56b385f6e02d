import {
  aColoured,
  aGood,
  COLOUR,
  coloured,
  count,
  countColoured,
  does,
  el,
  good,
  la,
  list,
  manyColoured,
} from '../merchants/speech-es.ts'
import type { MerchantText } from '../merchants/index.ts'
import { ICHOR } from '../../engine/merchants/alchemist/decanter.ts'
import type { AlchemistShop, AlchemistWords } from '../../engine/merchants/alchemist/words.ts'

const MARBLE = la('canica')
const GOODS = [la('poción', 'pociones'), el('elixir', 'elixires')] as const
const ROW = ['arriba', 'en medio', 'abajo']
const OF_ROW = ['de arriba', 'de en medio', 'de abajo']

const marble = (which: number) => (which === ICHOR ? 'icor' : coloured(MARBLE, which))
const aMarble = (which: number) => (which === ICHOR ? 'una de icor' : aColoured(MARBLE, which))
const anyMarbles = (which: number) => (which === ICHOR ? 'icor' : manyColoured(MARBLE, which))
const marbles = (counts: readonly number[]) =>
  list(
    [1, 2, 3, 4, ICHOR]
      .filter(which => counts[which] > 0)
      .map(which =>
        which === ICHOR ? `${counts[which]} de icor` : countColoured(counts[which], MARBLE, which),
      ),
  )
/** An arm by row and side. */
const arm = (index: number) =>
  `${ROW[Math.floor(index / 2)]} a la ${index % 2 === 0 ? 'izquierda' : 'derecha'}`
const front = (shop: AlchemistShop, index: number) => {
  const [first] = shop.arms[index] ?? []
  return first === undefined ? arm(index) : `${marble(first)}, ${arm(index)}`
}

const tap = (row: number) => ({
  name: `Llave ${OF_ROW[row]}`,
  does: `Anuncia un color: los dos brazos de la fila ${OF_ROW[row]} sueltan las canicas de delante mientras sean de ese color o icor.`,
  closed: 'En esta fila no hay canicas.',
})

export const text: MerchantText<AlchemistWords> = {
  name: 'Alquimista',
  blurb:
    'Deja correr las canicas del decantador: anuncia un color, y cada brazo de la fila suelta las que tenga delante de ese color. Con 2 canicas de un color se prepara una poción; con 3, un elixir. El icor vale por cualquier color, pero cada tres en los residuos tóxicos cuestan una carta de Corrupción.',
  goods: GOODS,
  spaces: {
    'alc.tap1': tap(0),
    'alc.tap2': tap(1),
    'alc.tap3': tap(2),
    'alc.siphon': {
      name: 'Sifón',
      does: 'Toma 1 o 2 canicas, cada una de la punta de cualquier brazo.',
      closed: 'El decantador está vacío.',
    },
    'alc.brew': {
      name: 'Preparar',
      does: 'Haz hasta 4 mercancías: una poción con 2 canicas de su color, un elixir con 3; el icor suple a cualquiera.',
      closed: 'En la gradilla no hay con qué preparar ninguna mercancía que te quede en reserva.',
    },
  },
  staff: [
    { name: 'Escanciador', does: 'Toma la canica de la punta de cualquier brazo.' },
    { name: 'Embotellador', does: 'Prepara 1 poción o elixir.' },
    {
      name: 'Transmutador',
      does: 'Hasta dos veces: cambia una canica de color de la gradilla por una de otro color de la bolsa.',
    },
    {
      name: 'Catador',
      does: 'Patrocinio inmediato del color de una mercancía de tu estante: 1 de oro por cada Aventurero en su Salón.',
    },
  ],
  shields: 'El primer elixir de un color que preparas activa el escudo de ese color.',
  prompt(question) {
    switch (question.at) {
      case 'alc.announce':
        return {
          title: `Fila ${OF_ROW[question.row]}: anuncia un color`,
          hint: 'el icor corre con cualquier color',
        }
      case 'alc.siphon.pick':
        return question.begun
          ? { title: '¿Otra canica con el sifón?', hint: 'de la punta de cualquier brazo' }
          : {
              title: 'Toma una canica con el sifón',
              hint: `hasta ${question.left}, de la punta de cualquier brazo`,
            }
      case 'alc.rack.return':
        return {
          title: 'La gradilla está repleta: devuelve una canica',
          hint: 'a la bolsa de ingredientes',
        }
      case 'alc.brew.next':
        return question.begun
          ? { title: '¿Preparas algo más?', hint: `hasta ${question.left} más` }
          : {
              title: 'Elige qué preparar',
              hint: question.left === 1 ? 'una mercancía' : `hasta ${question.left}`,
            }
      case 'alc.ladle':
        return { title: 'Escanciador: toma una canica', hint: 'de la punta de cualquier brazo' }
      case 'alc.transmute':
        return {
          title: 'Transmutador: ¿cambias una canica?',
          hint:
            question.left === 1
              ? 'una vez más, de la gradilla por una de la bolsa'
              : `hasta ${question.left} veces, de la gradilla por una de la bolsa`,
        }
      case 'alc.taste':
        return {
          title: 'Catador: elige un color',
          hint: '1 de oro por cada Aventurero en su Salón',
        }
    }
  },
  doing(question) {
    switch (question.at) {
      case 'alc.announce':
        return 'anuncia un color ante el decantador'
      case 'alc.siphon.pick':
      case 'alc.ladle':
        return 'toma canicas del decantador'
      case 'alc.rack.return':
        return 'hace sitio en la gradilla'
      case 'alc.brew.next':
        return 'prepara mercancías'
      case 'alc.transmute':
        return 'transmuta canicas'
      case 'alc.taste':
        return 'busca patrocinio'
    }
  },
  move(move, shop) {
    switch (move.type) {
      case 'alc.announce':
        return `Anunciar ${COLOUR[move.colour]}`
      case 'alc.siphon.pick':
      case 'alc.ladle':
        return `Tomar ${front(shop, move.arm)}`
      case 'alc.rack.return':
        return `Devolver ${aMarble(move.marble)}`
      case 'alc.brew.next':
        return `Preparar ${good(GOODS, move.good)}${move.ichor === 0 ? '' : ` con ${move.ichor} de icor`}`
      case 'alc.transmute':
        return `De ${COLOUR[move.give]} a ${COLOUR[move.take]}`
      case 'alc.taste':
        return `Patrocinio ${COLOUR[move.colour]}`
    }
  },
  stop(question) {
    return question.at === 'alc.brew.next' ? 'Apagar el fuego' : 'Ya basta'
  },
  event(event, who) {
    switch (event.type) {
      case 'alc.tapped':
        return `${does(event.seat, who, 'anunciaste', 'anunció')} ${COLOUR[event.colour]} en la fila ${OF_ROW[event.row]}: ${marbles(event.marbles)}`
      case 'alc.took':
        return `${does(event.seat, who, 'tomaste', 'tomó')} ${aMarble(event.marble)} (${arm(event.arm)})`
      case 'alc.returned':
        return `${does(event.seat, who, 'devolviste', 'devolvió')} ${aMarble(event.marble)} a la bolsa`
      case 'alc.refilled':
        return ''
      case 'alc.brewed': {
        const ichor = event.ichor === 0 ? '' : ` y ${event.ichor} de icor`
        return `${does(event.seat, who, 'preparaste', 'preparó')} ${aGood(GOODS, event.good)} con ${count(event.marbles, MARBLE)}${ichor}`
      }
      case 'alc.flushed':
        return `Los residuos tóxicos se desbordan: ${event.ichor} de icor vuelven a la bolsa`
      case 'alc.transmuted':
        return `${does(event.seat, who, 'convertiste', 'convirtió')} ${aMarble(event.give)} en ${aMarble(event.take)}`
    }
  },
  refusals: {
    'alc-arm-empty': () => 'En este brazo no hay canicas.',
    'alc-ichor-missing': n => `En tu gradilla no hay ${n.count} de icor.`,
    'alc-marbles-missing': n =>
      `En tu gradilla no hay ${countColoured(n.count, MARBLE, n.colour)}.`,
    'alc-none-flow': n => `Ningún brazo de esta fila tiene delante ${aMarble(n.colour)} ni icor.`,
    'alc-not-in-bag': n => `En la bolsa no hay ${anyMarbles(n.marble)}.`,
    'alc-not-in-rack': n => `En tu gradilla no hay ${anyMarbles(n.marble)}.`,
    'alc-not-in-supply': n => `Ya no te queda ${good(GOODS, n.good)} en reserva.`,
    'alc-not-on-shelf': n => `En tu estante no hay nada de color ${COLOUR[n.colour]}.`,
  },
}
