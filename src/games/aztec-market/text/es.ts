import type { Seat, Viewer } from '../../../kernel/game.ts'
import { sayIn } from '../../../kit/messages.ts'
import type { GameText, Prompt, Who } from '../../../kit/text.ts'
import type { Aztec, Event, Move, View } from '../engine/state.ts'
import { endOf, isReason, numbersOf, placeOf, present, type Sentences } from './words.ts'

const lists = new Intl.ListFormat('es')
const list = (parts: readonly string[]) => lists.format(parts)

/** A commodity: of its vendor, by its token as the table calls it, one and several. */
const VENDOR = ['de cerámica', 'de telas', 'de joyas', 'de hierbas']
const ONE = ['vasija', 'tela', 'joya', 'hierba']
const MANY = ['vasijas', 'telas', 'joyas', 'hierbas']
const TILE = [
  ...VENDOR.map(goods => `vendedor ${goods}`),
  'gentío',
  'porteador',
  'gobernador',
  'embajador',
  'mensajero',
  'rey',
]
/** Of these there are several. */
const SEVERAL = ['gentío', 'porteador', 'gobernador']
const the = (tile: number) => `${SEVERAL.includes(TILE[tile]) ? 'un' : 'el'} ${TILE[tile]}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A verb as it is said to the reader, or of somebody else by name. */
const does = (seat: Seat, who: Who, you: string, they: string) =>
  seat === who.me ? capital(you) : `${who.name(seat)} ${they}`
const name = (seat: Seat, who: Who) => (seat === who.me ? 'tú' : who.name(seat))
const tokens = (count: number, colour: number) =>
  count === 1 ? `una ${ONE[colour]}` : `${count} ${MANY[colour]}`
const mixed = (counts: readonly number[]) =>
  list(present(counts).map(({ colour, count }) => `${count} ${(count === 1 ? ONE : MANY)[colour]}`))
const buyer = (index: number) => `comprador ${index + 1}`
/** As whoever reads it sees the market: his own side is below. */
const where = (cell: number, viewer: Viewer) => {
  const { row, column } = placeOf(cell, viewer)
  return `fila ${row}, columna ${column}`
}

function myPrompt(view: View): Prompt {
  switch (view.phase) {
    case 'choose':
      return { title: 'Preparación: elige una loseta', hint: 'cualquiera de las que quedan' }
    case 'place':
      return {
        title: `Preparación: coloca el ${TILE[view.holding]}`,
        hint: 'en cualquier casilla libre',
      }
    case 'purse':
      return { title: 'Tu primera moneda: elige comprador', hint: 'sin moneda no se compra' }
    case 'turn':
      return {
        title: 'Te toca: pasa o juega',
        hint: 'pasar: mercancía, dos movimientos, moneda · jugar: comprar',
      }
    case 'first':
      return { title: 'Pasas: mueve una loseta al hueco', hint: 'la que quieras; después, otra' }
    case 'second':
      return { title: 'Pasas: mueve otra loseta', hint: 'cualquiera menos la que acabas de mover' }
    case 'coin':
      return { title: 'Pasas: toma una moneda', hint: 'para un comprador que no tenga' }
    case 'king':
      return {
        title: 'Pasas: ¿una ficha para el rey?',
        hint: 'de un vendedor de su fila o columna, o ninguna',
      }
    case 'paid':
      return {
        title: 'Pagado: mueve una loseta al hueco',
        hint: 'cualquiera menos la última que se movió',
      }
    default:
      return view.bought
        ? {
            title: 'Juegas: sigue, o termina el turno',
            hint: 'compra, paga un movimiento, mueve al mensajero',
          }
        : {
            title: 'Juegas: compra a un vendedor',
            hint: 'o antes mueve: una moneda por loseta, el mensajero gratis',
          }
  }
}

function theirPrompt(view: View, who: Who): Prompt {
  const title = `Le toca a ${who.name(view.turn)}`
  switch (view.phase) {
    case 'choose':
    case 'place':
      return { title, hint: 'coloca una loseta' }
    case 'purse':
      return { title, hint: 'da la primera moneda a un comprador' }
    case 'turn':
      return { title, hint: 'pasa o juega' }
    case 'play':
    case 'paid':
      return { title, hint: 'juega' }
    default:
      return { title, hint: 'pasa' }
  }
}

function overPrompt(view: View, who: Who): Prompt {
  const { points, winners } = endOf(view)
  const mine = who.me !== null && winners.includes(who.me)
  const names = list(winners.map(seat => name(seat, who)))
  const theirs = `${winners.length === 1 ? 'Gana' : 'Ganan'} ${names}`
  const title = mine && winners.length === 1 ? '¡Ganaste!' : mine ? '¡Gana tu equipo!' : theirs
  return { title, hint: points.map((n, seat) => `${name(seat, who)} ${n}`).join(' · ') }
}

/** "2 joyas con el comprador 1 (una vuelve al vendedor, una va al rey; la moneda se queda)" */
function boughtText({
  buyer: index,
  colour,
  gained,
  back,
  king,
  kept,
}: Extract<Event, { type: 'bought' }>): string {
  const shares = [
    ...(back > 0 ? [back === 1 ? 'una vuelve al vendedor' : `${back} vuelven al vendedor`] : []),
    ...(king > 0 ? [king === 1 ? 'una va al rey' : `${king} van al rey`] : []),
  ]
  const asides = [
    ...(shares.length > 0 ? [shares.join(', ')] : []),
    ...(kept ? ['la moneda se queda'] : []),
  ]
  const aside = asides.length > 0 ? ` (${asides.join('; ')})` : ''
  return `${gained === 0 ? `al vendedor ${VENDOR[colour]} sin ganar nada` : tokens(gained, colour)} con el ${buyer(index)}${aside}`
}

function eventText(event: Event, who: Who): string {
  switch (event.type) {
    case 'placed':
      return `${does(event.seat, who, 'colocaste', 'colocó')} ${the(event.tile)} en ${where(event.cell, who.me)}`
    case 'coin':
      return `${does(event.seat, who, 'diste', 'dio')} una moneda al ${buyer(event.buyer)}`
    case 'passed':
      return does(event.seat, who, 'pasaste', 'pasó')
    case 'drew':
      return `Llega mercancía: ${mixed(event.tokens)}`
    case 'moved':
      return `${does(event.seat, who, 'moviste', 'movió')} ${the(event.tile)} a ${where(event.to, who.me)}`
    case 'crowned':
      return `${does(event.seat, who, 'diste', 'dio')} al rey ${tokens(1, event.colour)}`
    case 'played':
      return does(event.seat, who, 'juegas', 'juega')
    case 'paid':
      return `${does(event.seat, who, 'pagaste', 'pagó')} un movimiento con la moneda del ${buyer(event.buyer)}`
    case 'bought':
      return `${does(event.seat, who, 'compraste', 'compró')} ${boughtText(event)}`
    case 'handed':
      return ''
    case 'gameOver': {
      const points = list(event.points.map((n, seat) => `${name(seat, who)} ${n}`))
      const removed =
        present(event.removed).length > 0 ? `. Quedaron fuera: ${mixed(event.removed)}` : ''
      return `Fin de la partida: ${points}${removed}`
    }
  }
}

function moveText(move: Move, view: View): string {
  switch (move.type) {
    case 'tile':
      return capital(TILE[move.tile])
    case 'place':
      return `Colocar en ${where(move.cell, view.viewer)}`
    case 'coin':
      return `Moneda al ${buyer(move.buyer)}`
    case 'pass':
      return 'Pasar'
    case 'play':
      return 'Jugar'
    case 'move':
      return `Mover el ${TILE[view.cells[move.cell]] ?? 'personaje'} de ${where(move.cell, view.viewer)}`
    case 'king':
      return `Una ${ONE[move.colour]} para el rey`
    case 'leave':
      return 'Nada para el rey'
    case 'buy':
      return `Comprar ${MANY[move.colour]} con el ${buyer(move.buyer)}`
    case 'pay':
      return `Pagar con el ${buyer(move.buyer)}`
    case 'end':
      return 'Terminar turno'
  }
}

const sentences: Sentences = {
  'cannot-buy': () => 'No puedes jugar: con tus monedas no hay compra a tu alcance en este turno.',
  'cell-taken': () => 'En esta casilla ya hay una loseta.',
  'choose-cell': () => 'Primero coloca la loseta que elegiste.',
  'choose-tile': () => 'Se está montando el mercado: elige una loseta.',
  crowd: n => `Un gentío cierra el paso hasta el vendedor ${VENDOR[n.colour]}.`,
  'first-coin': () => 'Primero elige qué comprador empieza con una moneda.',
  'has-coin': () => 'Este comprador ya tiene moneda, y nunca lleva dos.',
  hole: () => 'En el hueco no hay loseta que mover.',
  'just-moved': n =>
    `El ${TILE[n.tile]} es lo último que se movió: antes mueve otra loseta, o compra.`,
  'king-first': () => 'Primero elige una ficha para el rey, o ninguna.',
  'messenger-free': () => 'El mensajero se mueve sin moneda: con esta mueve otra loseta, o deshaz.',
  'move-another': () => 'Sigues pasando: mueve una segunda loseta.',
  'move-paid': () => 'Ya pagaste: primero mueve una loseta.',
  'move-tile': () => 'Has pasado: primero mueve una loseta.',
  'must-buy': () => 'Quien juega tiene que comprar al menos una vez.',
  'no-coin': () => 'Este comprador no tiene moneda, así que no puede comprar.',
  'no-coin-to-pay': () => 'Este comprador no tiene moneda con que pagar.',
  'no-coins': () => 'No puedes jugar: ninguno de tus compradores tiene moneda.',
  'no-such-move': () => 'No hay tal jugada en este juego.',
  'none-left': n => `Ya no queda ningún ${TILE[n.tile]} por colocar.`,
  'none-to-take': n => `El vendedor ${VENDOR[n.colour]} no tiene nada para el rey.`,
  'not-facing-king': n =>
    `El vendedor ${VENDOR[n.colour]} no está en la fila ni en la columna del rey.`,
  'not-in-column': n => `El vendedor ${VENDOR[n.colour]} no está en la columna de este comprador.`,
  'not-your-turn': () => 'No te toca.',
  'nothing-left': () =>
    'Los porteadores lo devolverían todo y el embajador te guardaría la moneda: no comprarías nada.',
  'other-colour': n => `Este comprador tiene ${MANY[n.bound]}: no puede comprar ${MANY[n.colour]}.`,
  'out-of-reach': () =>
    'Después ya no podrías comprar en este turno, y quien juega tiene que comprar.',
  over: () => 'La partida ha terminado.',
  'pass-or-play': () => 'Primero decide: pasar o jugar.',
  'pay-first': () => 'Solo el mensajero se mueve gratis: antes paga con la moneda de un comprador.',
  playing: () =>
    'Estás jugando: compra, paga un movimiento, mueve al mensajero o termina el turno.',
  'sold-out': n => `El vendedor ${VENDOR[n.colour]} no tiene nada que vender.`,
  'take-coin': () => 'Primero da tu moneda a un comprador.',
}

export const text: GameText<Aztec> = {
  say: sayIn('es', {}),
  blurb:
    'El mercado de Tlatelolco cambia cada día: mueve a su gente hasta que tus compradores lleguen a los vendedores. Lo que compras vale según lo que se le antoje al rey, y en eso también mandas tú.',
  steps: [
    'Tus cuatro compradores están en tu lado del mercado; cada uno compra en la línea que tiene delante.',
    'Pasar: llegan cuatro fichas a los vendedores, mueves dos losetas, tomas una moneda y puedes dar una ficha al rey.',
    'Jugar: un comprador con moneda se lleva todo lo de un vendedor de su línea. El gentío cierra el paso; otros se quedan una parte.',
    'Mientras juegas, una moneda mueve una loseta, y el mensajero se mueve gratis.',
    'Al final, cada ficha tuya vale tantos puntos como fichas de su color tenga el rey.',
  ],
  ours: '',
  options: {
    removal: {
      name: 'Fichas que se retiran',
      help: 'Al azar, sin que nadie las vea, o las mismas de cada color.',
      value: removal => (removal === 'random' ? 'Sin verlas' : 'Por igual'),
    },
    removed: {
      name: 'Cuántas se retiran',
      help: 'Cuantas más, más corta la partida: cada cuatro son una reposición menos.',
      value: count => (count === 0 ? 'Ninguna' : String(count)),
    },
    market: {
      name: 'Montar el mercado',
      help: 'Las losetas las colocan los jugadores una por una, o el azar.',
      value: market => (market === 'players' ? 'Los jugadores' : 'Al azar'),
    },
    start: {
      name: 'Quién empieza',
      help: 'Quién coloca la primera loseta y juega el primer turno.',
      value: seat => (seat === 'random' ? 'Al azar' : `Asiento ${seat + 1}`),
    },
  },
  prompt(view, who) {
    if (view.phase === 'over') return overPrompt(view, who)
    return view.turn === who.me ? myPrompt(view) : theirPrompt(view, who)
  },
  move: moveText,
  event: eventText,
  refusal(refusal) {
    return isReason(refusal.why)
      ? sentences[refusal.why](numbersOf(refusal.with))
      : `La regla ${refusal.rule} no lo permite.`
  },
}
