import {
  aGood,
  capital,
  coloured,
  count,
  does,
  el,
  good,
  la,
  list,
} from '../merchants/speech-es.ts'
import type { MerchantText } from '../merchants/index.ts'
import { LINES, yieldOf } from '../../engine/merchants/chronomancer/rift.ts'
import type {
  Cell,
  ChronomancerMove,
  ChronomancerShop,
  ChronomancerWords,
  End,
  Line,
} from '../../engine/merchants/chronomancer/words.ts'

const GOODS = [la('baratija'), la('reliquia')] as const
const TILE = la('loseta')
const HOURGLASS = el('reloj de arena', 'relojes de arena')
const HOUR = la('hora')

const LINE = [
  'la fila de arriba',
  'la fila de en medio',
  'la fila de abajo',
  'la columna izquierda',
  'la columna central',
  'la columna derecha',
]
const CELL = [
  'arriba a la izquierda',
  'arriba en medio',
  'arriba a la derecha',
  'en medio a la izquierda',
  'en el centro',
  'en medio a la derecha',
  'abajo a la izquierda',
  'abajo en medio',
  'abajo a la derecha',
]
const side = (line: Line, from: End) =>
  (line < 3 ? { start: 'la izquierda', end: 'la derecha' } : { start: 'arriba', end: 'abajo' })[
    from
  ]
const cells = (all: readonly Cell[]) => list(all.map(cell => CELL[cell]))
/** Colours of tiles. */
const tile = (colour: number) => coloured(TILE, colour)
const tileAt = ({ rift, frayed }: ChronomancerShop, cell: Cell) =>
  `${tile(rift[cell])} ${CELL[cell]}${frayed[cell] ? ' (desgastada)' : ''}`

/** What a line gives; of three tiles alike also which two of them. */
function opening(
  { line, spare }: Extract<ChronomancerMove, { readonly type: 'chr.portal.next' }>,
  shop: ChronomancerShop,
) {
  const colour = yieldOf(shop, line, spare)
  const what = `${capital(good(GOODS, spare === null ? colour + 4 : colour))}: ${LINE[line]}`
  if (spare === null || yieldOf(shop, line, null) === 0) return what
  return `${what}, sin usar la loseta ${CELL[LINES[line][spare]]}`
}

export const text: MerchantText<ChronomancerWords> = {
  name: 'Cronomante',
  blurb:
    'El Mago y el Ayudante se turnan ante una Grieta de nueve losetas. Empuja la loseta del Umbral en filas y columnas hasta juntar losetas brillantes de un color: dos en una línea dan una baratija; tres, una reliquia. Lo usado queda desgastado hasta que lo remiendas. Los relojes de arena acortan tus horas.',
  goods: GOODS,
  spaces: {
    'chr.rows': {
      name: 'Rueda de filas',
      does: 'Empuja la loseta del Umbral en una fila, una o dos veces. El Mago puede cambiar antes la loseta del Umbral; el Ayudante puede remendar después una loseta.',
      closed: '',
    },
    'chr.cols': {
      name: 'Rueda de columnas',
      does: 'Empuja la loseta del Umbral en una columna, una o dos veces. El Mago puede cambiar antes la loseta del Umbral; el Ayudante puede remendar después una loseta.',
      closed: '',
    },
    'chr.portal': {
      name: 'Abrir portales',
      does: 'Abre líneas: 2 losetas brillantes de un color dan una baratija; 3, una reliquia. El Mago abre hasta 3 líneas; el Ayudante, hasta 2, y gana un reloj de arena.',
      closed:
        'Ninguna línea tiene losetas brillantes de un color para una mercancía que te quede en reserva.',
    },
    'chr.mend': {
      name: 'Remendar el tiempo',
      does: 'Sustituye 1 o 2 losetas desgastadas por otras brillantes de la pila.',
      closed: 'Ninguna loseta de la Grieta está desgastada.',
    },
    'chr.bottle': {
      name: 'Embotellar tiempo',
      does: 'Gana 2 relojes de arena; puedes guardar hasta 3.',
      closed: 'Ya tienes todos los relojes de arena que puedes guardar.',
    },
  },
  staff: [
    {
      name: 'Zurcidora',
      does: 'Sustituye hasta 2 losetas desgastadas por otras brillantes de la pila.',
    },
    {
      name: 'Guardián del Umbral',
      does: 'Cambia la loseta del Umbral por cualquiera de la Grieta.',
    },
    { name: 'Guardiana de la arena', does: 'Gana 1 reloj de arena.' },
    { name: 'Celador de portales', does: 'Abre 1 línea.' },
  ],
  shields: 'La primera reliquia de un color que sale de un portal activa el escudo de ese color.',
  prompt(question, shop) {
    switch (question.at) {
      case 'chr.gateSwap':
        return {
          title: '¿Cambias la loseta del Umbral?',
          hint: `la ${tile(shop.gate)} se descarta`,
        }
      case 'chr.push': {
        const line = question.axis === 'row' ? 'fila' : 'columna'
        const title = question.first ? `Empuja una ${line}` : `¿Empujas otra ${line}?`
        return { title, hint: `entra la ${tile(shop.gate)} del Umbral` }
      }
      case 'chr.mendCell':
        return question.optional
          ? {
              title: '¿Remiendas una loseta?',
              hint: `hasta ${count(question.left, TILE)}, con la pila`,
            }
          : { title: 'Remienda una loseta', hint: 'una brillante de la pila ocupa su lugar' }
      case 'chr.portal.next':
        return question.first
          ? {
              title: 'Abre una línea',
              hint: question.left === 1 ? 'una sola' : `hasta ${question.left}`,
            }
          : { title: '¿Abres otra línea?', hint: `hasta ${question.left} más` }
      case 'chr.gatekeep':
        return {
          title: 'Guardián: ¿cambias la loseta del Umbral?',
          hint: `la ${tile(shop.gate)} entra en la Grieta`,
        }
      case 'pay.hourglass':
        return {
          title: `¿Devuelves relojes de arena? Pagas ${count(question.hours, HOUR)}`,
          hint: 'cada uno resta 1, y al menos queda 1',
        }
    }
  },
  doing(question) {
    switch (question.at) {
      case 'chr.gateSwap':
      case 'chr.gatekeep':
        return 'contempla el Umbral'
      case 'chr.push':
        return question.axis === 'row'
          ? 'gira las filas de la Grieta'
          : 'gira las columnas de la Grieta'
      case 'chr.mendCell':
        return 'remienda el tiempo'
      case 'chr.portal.next':
        return 'abre portales'
      case 'pay.hourglass':
        return 'cuenta relojes de arena'
    }
  },
  move(move, shop) {
    switch (move.type) {
      case 'chr.gateSwap':
        return move.swap ? 'Tomar otra loseta' : `Quedarse la ${tile(shop.gate)}`
      case 'chr.push':
        return `${capital(LINE[move.line])}, desde ${side(move.line, move.from)}`
      case 'chr.mendCell':
        return `Remendar la ${tile(shop.rift[move.cell])} ${CELL[move.cell]}`
      case 'chr.portal.next':
        return opening(move, shop)
      case 'chr.gatekeep':
        return `Cambiarla por la ${tileAt(shop, move.cell)}`
      case 'pay.hourglass':
        return move.count === 0
          ? 'Guardar los relojes de arena'
          : `Devolver ${count(move.count, HOURGLASS)}`
    }
  },
  stop(question) {
    switch (question.at) {
      case 'chr.push':
        return 'Parar la rueda'
      case 'chr.mendCell':
        return 'No remendar más'
      case 'chr.portal.next':
        return 'Cerrar los portales'
      case 'chr.gatekeep':
        return 'Dejar el Umbral como está'
      default:
        return ''
    }
  },
  event(event, who) {
    switch (event.type) {
      case 'chr.gateDrawn':
        return `Una ${tile(event.into)} de la pila ocupa el Umbral; la ${tile(event.out)} se descarta`
      case 'chr.pushed':
        return `${does(event.seat, who, 'empujaste', 'empujó')} una ${tile(event.into)} en ${LINE[event.line]} desde ${side(event.line, event.from)}: salió una ${tile(event.out)}`
      case 'chr.mended':
        return `${does(event.seat, who, 'remendaste', 'remendó')} el tiempo ${CELL[event.cell]}: una ${tile(event.into)} por una ${tile(event.out)}`
      case 'chr.opened':
        return `${does(event.seat, who, 'abriste', 'abrió')} ${LINE[event.line]} y salió ${aGood(GOODS, event.good)} (${cells(event.cells)})`
      case 'chr.exchanged':
        return `${does(event.seat, who, 'pusiste', 'puso')} la ${tile(event.into)} del Umbral ${CELL[event.cell]}: salió una ${tile(event.out)}`
      case 'chr.reshuffled':
        return `Nueva pila con ${count(event.count, TILE)} del descarte`
      case 'chr.bottled':
        return `${does(event.seat, who, 'ganaste', 'ganó')} ${count(event.count, HOURGLASS)}`
      case 'chr.poured':
        return `${does(event.seat, who, 'devolviste', 'devolvió')} ${count(event.count, HOURGLASS)}`
    }
  },
  refusals: {
    'chr-hourglasses-missing': n =>
      n.count === 0
        ? 'No tienes ningún reloj de arena.'
        : `Solo tienes ${count(n.count, HOURGLASS)}.`,
    'chr-hours-minimum': n => `De ${count(n.count, HOUR)}, hay que pagar al menos ${n.bound}.`,
    'chr-line-frayed': n => `Una loseta que hace falta de ${LINE[n.line]} está desgastada.`,
    'chr-line-mixed': n => `Esas losetas de ${LINE[n.line]} no son de un mismo color.`,
    'chr-not-frayed': n => `Esta loseta no está desgastada: ${CELL[n.cell]}.`,
    'chr-not-in-supply': n => `No te queda en reserva ninguna ${good(GOODS, n.good)}.`,
    'chr-only-columns': () => 'Esta rueda solo gira columnas.',
    'chr-only-rows': () => 'Esta rueda solo gira filas.',
  },
}
