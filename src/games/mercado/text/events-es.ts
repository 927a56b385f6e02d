import { total } from '../../../kit/counts.ts'
import type { Who } from '../../../kit/text.ts'
import { HEAD_MERCHANT } from '../content/index.ts'
import { WHITE } from '../engine/prices.ts'
import type { Event } from '../engine/state.ts'
import { capital, does, name, names, to, whose } from './people-es.ts'
import { count, list, things } from './things-es.ts'
import { contentOf, goodsOf, merchandiseOf } from './words.ts'

const { coin, coins, effect, symbol, theTile, tile, token } = things

/** What colour a coin is, after "moneda" or "una": "de oro", "blanca"; and after "monedas". */
export const coloured = (of: number) => (of <= 4 ? `de ${coin(of)}` : coin(of))
export const allColoured = (of: number) => (of <= 4 ? `de ${coin(of)}` : `${coin(of)}s`)

const PILE = {
  white: { one: '1 moneda blanca', many: 'monedas blancas' },
  black: { one: '1 moneda negra', many: 'monedas negras' },
  seal: { one: 'un sello', many: 'sellos' },
} as const

function gainedText(
  { seat, what, n, wanted }: Extract<Event, { readonly type: 'gained' }>,
  who: Who,
): string {
  const pile = PILE[what]
  if (n === 0) return `No quedan ${pile.many} para ${to(seat, who)}`
  const short = n < wanted ? ': no había más' : ''
  return `${does(seat, who, 'tomaste', 'tomó')} ${n === 1 ? pile.one : `${n} ${pile.many}`}${short}`
}

function clearedText(
  { seat, purse, tray }: Extract<Event, { readonly type: 'cleared' }>,
  who: Who,
): string {
  if (purse + tray === 0)
    return `${does(seat, who, 'no tenías', 'no tenía')} monedas negras que devolver`
  const from = list([
    ...(purse > 0 ? ['de la bolsa'] : []),
    ...(tray > 0 ? ['de la loseta de personaje'] : []),
  ])
  return `${does(seat, who, 'devolviste', 'devolvió')} ${count(purse + tray, 'moneda negra', 'monedas negras')}, ${from}`
}

function landedText(
  { seat, effect: at, outcome }: Extract<Event, { readonly type: 'landed' }>,
  who: Who,
): string {
  switch (outcome) {
    case 'done':
      return `La casilla tiene un símbolo: ${symbol(at)}`
    case 'asked':
      return `La casilla tiene un símbolo, que se puede cumplir o no: ${symbol(at)}`
    case 'declined':
      return `${does(seat, who, 'dejaste', 'dejó')} el símbolo sin cumplir: ${symbol(at)}`
    case 'occupied':
      return `Ahí hay otro marcador, así que el símbolo no hace nada: ${symbol(at)}`
  }
}

function worthText(
  { seat, points, ...event }: Extract<Event, { readonly type: 'worth' }>,
  who: Who,
): string {
  const content = contentOf(who.options.content)
  const worth = merchandiseOf(content, event.tile)?.points.type
  if (event.drawn !== null) {
    return `Para ${theTile(content, event.tile)} se descubre ${theTile(content, event.drawn)}: ${count(points, 'punto')}`
  }
  if (worth !== 'rank') return ''
  return `Vale el puesto: ${seat === who.me ? 'vas' : `${who.name(seat)} va`} en el ${points}.º, así que ${count(points, 'punto')}`
}

/** Where paid coins go: real ones, white ones. */
function paidText(
  { seat, coins: all }: Extract<Event, { readonly type: 'paid' }>,
  who: Who,
): string {
  const white = all[WHITE]
  const real = coins(all.map((n, at) => (at === WHITE ? 0 : n)))
  const parts = [
    ...(real ? [`${real} a ${whose(seat, who, 'loseta de personaje')}`] : []),
    ...(white > 0 ? [`${count(white, 'blanca')} al montón`] : []),
  ]
  return `Pago: ${parts.join(', ')}`
}

function consoledText(
  { seat, tile: of, coins: n, n: seals }: Extract<Event, { readonly type: 'consoled' }>,
  who: Who,
) {
  const why = `de los demás, quien más tenía en ${theTile(contentOf(who.options.content), of)}, ${n}`
  return seals > 0
    ? `${does(seat, who, 'tomaste', 'tomó')} un sello: ${why}`
    : `No quedan sellos para ${to(seat, who)}: ${why}`
}

/** What befell the markers, piles and tokens. */
function outcomeText(event: Event, who: Who): string | null {
  const content = contentOf(who.options.content)
  switch (event.type) {
    case 'moved': {
      const steps = event.to - event.from
      return `${does(event.seat, who, 'avanzaste', 'avanzó')} ${steps}, de ${event.from} a ${event.to}`
    }
    case 'landed':
      return landedText(event, who)
    case 'gained':
      return gainedText(event, who)
    case 'cleared':
      return clearedText(event, who)
    case 'tokenGained': {
      const which = event.token === null ? '' : `: ${token(content, event.token)}`
      return `${does(event.seat, who, 'tomaste', 'tomó')} un privilegio${which}`
    }
    case 'noTokens':
      return `No quedan privilegios para ${to(event.seat, who)}`
    case 'extraTurn':
      return `${does(event.seat, who, 'ganaste', 'ganó')} ${effect({ effect: 'extraTurn', n: event.n })}`
    case 'lastRound':
      return `${does(event.seat, who, 'llegaste', 'llegó')} al disco de salida: es la última ronda`
    default:
      return null
  }
}

/** What happens in a sale besides. */
function saleText(event: Event, who: Who): string | null {
  const content = contentOf(who.options.content)
  switch (event.type) {
    case 'sold': {
      const price = things.price(goodsOf(content, event.tile).price)
      return `${does(event.seat, who, 'completaste', 'completó')} ${theTile(content, event.tile)} (${price})`
    }
    case 'worth':
      return worthText(event, who)
    case 'changed': {
      if (event.slot === null) return `La blanca fue a ${whose(event.seat, who, 'bolsa')}`
      const where = event.slot === HEAD_MERCHANT ? 'el Mercader mayor' : 'otra loseta'
      return `${does(event.seat, who, 'usaste', 'usó')} la blanca en el acto, en ${where}`
    }
    case 'mustDiscard': {
      const lost = event.n === 1 ? 'un privilegio' : `${event.n} privilegios`
      const [first] = event.seats
      return event.seats.length === 1
        ? `${does(first, who, 'tienes', 'tiene')} que renunciar a ${lost}`
        : `${capital(names(event.seats, who))} tienen que renunciar a ${lost}`
    }
    case 'discarded': {
      const which = event.token === null ? ', sin enseñarlo' : `: ${token(content, event.token)}`
      return `${does(event.seat, who, 'renunciaste', 'renunció')} a un privilegio${which}`
    }
    case 'paid':
      return paidText(event, who)
    case 'consoled':
      return consoledText(event, who)
    case 'tookBack':
      return `${does(event.seat, who, 'recuperaste', 'recuperó')} ${coins(event.coins)}, de ${theTile(content, event.tile)}`
    case 'reshuffled': {
      const what = event.kind === 'object' ? 'los objetos descartados' : 'los perfumes descartados'
      return `Se barajaron ${what} en una pila nueva de ${event.count}`
    }
    case 'refilled':
      return event.old === event.tile
        ? `Vuelve enseguida ${theTile(content, event.tile)}`
        : `Nueva: ${tile(content, event.tile)}, por ${things.price(goodsOf(content, event.tile).price)}`
    default:
      return null
  }
}

function scoredText(
  { seat, seals, tokens, bonus }: Extract<Event, { readonly type: 'scored' }>,
  who: Who,
): string {
  if (seals === 0 && tokens.length === 0) {
    return `${does(seat, who, 'no te quedaban', 'ya no tenía')} sellos ni privilegios`
  }
  const { privileges } = contentOf(who.options.content)
  const moves = tokens.map(of => String(privileges[of].move))
  const left = [
    ...(seals > 0 ? [count(seals, 'sello')] : []),
    ...(moves.length > 0
      ? [`${moves.length === 1 ? 'un privilegio' : 'privilegios'} de ${list(moves)}`]
      : []),
  ]
  return `${does(seat, who, 'tenías', 'tenía')} aún ${list(left)}: ${bonus} más`
}

export function eventText(event: Event, who: Who): string {
  const content = contentOf(who.options.content)
  switch (event.type) {
    case 'turn':
      return event.extra
        ? `Turno extra para ${to(event.seat, who)}`
        : `Ronda ${event.round}: ${event.seat === who.me ? 'te toca' : `le toca a ${who.name(event.seat)}`}`
    case 'privilege':
      return `${does(event.seat, who, 'jugaste', 'jugó')} un privilegio: ${token(content, event.token)}`
    case 'skipped':
      return `${does(event.seat, who, 'no tenías', 'no tenía')} monedas que sacar ni que recuperar`
    case 'recovered':
      return `${does(event.seat, who, 'recuperaste', 'recuperó')} ${coins(event.coins)} de la loseta de personaje`
    case 'drew': {
      const did = event.seal
        ? does(event.seat, who, 'pagaste un sello y sacaste', 'pagó un sello y sacó')
        : does(event.seat, who, 'sacaste', 'sacó')
      return `${did} ${coins(event.coins)}`
    }
    case 'placed':
      return `${does(event.seat, who, 'pusiste', 'puso')} una ${coloured(event.coin)} en ${theTile(content, event.tile)}`
    case 'returned':
      return total(event.coins) === 0
        ? ''
        : `${does(event.seat, who, 'devolviste', 'devolvió')} a la bolsa ${coins(event.coins)}`
    case 'deadlock':
      return `En ${count(event.rounds, 'ronda')} nadie puso monedas ni jugó privilegios: la partida termina`
    case 'scored':
      return scoredText(event, who)
    case 'ended':
      return `${does(event.ranking[0], who, 'ganaste', 'ganó')}. Por orden: ${event.ranking.map(seat => name(seat, who)).join(', ')}`
    default:
      return outcomeText(event, who) ?? saleText(event, who) ?? ''
  }
}
