import { total } from '../../../kit/counts.ts'
import type { Seat } from '../../../kernel/game.ts'
import type { GameText, Prompt, Who } from '../../../kit/text.ts'
import { HEAD_MERCHANT } from '../content.ts'
import { ranking } from '../finals.ts'
import { WHITE } from '../prices.ts'
import { debtor } from '../sales.ts'
import type { Event, Mercado, Move, View } from '../state.ts'
import { symbolAt } from '../track.ts'
import { count, list, things } from './things-es.ts'
import { contentOf, goodsOf, isReason, isStandard, merchandiseOf, numbersOf, type Sentences } from './words.ts'

const { coin, coins, effect, symbol, theTile, tile, token } = things

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const name = (seat: Seat, who: Who) => (seat === who.me ? 'tú' : who.name(seat))
const names = (seats: readonly Seat[], who: Who) => list(seats.map(seat => name(seat, who)))
/** A verb as it is said to the reader, or of somebody else by name. */
const does = (seat: Seat, who: Who, you: string, they: string) =>
  seat === who.me ? capital(you) : `${who.name(seat)} ${they}`
/** "tu bolsa", "la bolsa de Ana" */
const whose = (seat: Seat, who: Who, thing: string) =>
  seat === who.me ? `tu ${thing}` : `la ${thing} de ${who.name(seat)}`
const to = (seat: Seat, who: Who) => (seat === who.me ? 'ti' : who.name(seat))

/** What colour a coin is, after "moneda" or "una": "de oro", "blanca"; and after "monedas". */
const coloured = (of: number) => (of <= 4 ? `de ${coin(of)}` : coin(of))
const allColoured = (of: number) => (of <= 4 ? `de ${coin(of)}` : `${coin(of)}s`)

function holds(view: View, seat: Seat): string {
  const purse = count(total(view.purses[seat]), 'moneda')
  return `${purse} en tu bolsa, ${total(view.trays[seat])} en tu loseta de personaje`
}

function placementPrompt(view: View): Prompt {
  if (total(view.drawn) === 0) return { title: 'Todas puestas: ¿listo?', hint: 'hasta entonces puedes deshacer' }
  const rest = view.placed === 0 ? 'al menos una, si alguna cabe' : 'o listo: el resto vuelve a la bolsa'
  return { title: 'Pon tus monedas', hint: `${coins(view.drawn)}; ${rest}` }
}

function myPrompt(view: View, me: Seat): Prompt {
  switch (view.phase) {
    case 'turnStart':
      return { title: 'Te toca: ¿juegas un privilegio?', hint: 'uno como mucho, antes de sacar o recuperar' }
    case 'privilegeSymbol': {
      const under = symbolAt(view, me)
      return { title: '¿Cumples el símbolo de la casilla?', hint: under === null ? '' : symbol(under) }
    }
    case 'action':
      return { title: 'Saca monedas, o recupera las tuyas', hint: holds(view, me) }
    case 'sealOffer':
      return {
        title: '¿Pagas un sello para sacar más?',
        hint: `has sacado ${total(view.drawn) === 0 ? 'nada que puedas poner' : coins(view.drawn)}`,
      }
    case 'placement':
      return placementPrompt(view)
    case 'saleOrder':
      return { title: 'Has completado varias losetas', hint: '¿cuál se vende primero?' }
    case 'changerWhite':
      return { title: '¿Adónde va la moneda blanca?', hint: 'la que te ha dado el Cambista' }
    default:
      return { title: 'Renuncia a un privilegio', hint: 'sale del juego; nadie ve cuál es' }
  }
}

function theirPrompt(view: View, who: Who): Prompt {
  if (view.phase === 'forcedDiscard') {
    return { title: `${who.name(debtor(view))} renuncia a un privilegio`, hint: 'la venta espera' }
  }
  const title = `Le toca a ${who.name(view.turn)}`
  switch (view.phase) {
    case 'turnStart':
      return { title, hint: 'juega un privilegio, o ninguno' }
    case 'privilegeSymbol':
      return { title, hint: 'puede cumplir un símbolo' }
    case 'action':
      return { title, hint: 'saca monedas o las recupera' }
    case 'sealOffer':
      return { title, hint: 'puede pagar un sello' }
    case 'placement':
      return { title, hint: 'pone monedas' }
    case 'saleOrder':
      return { title, hint: 'vende varias losetas' }
    default:
      return { title, hint: 'tiene una blanca para usar' }
  }
}

function overPrompt(view: View, who: Who): Prompt {
  const order = ranking(view)
  const title = order[0] === who.me ? '¡Ganaste!' : `Gana ${who.name(order[0])}`
  return { title, hint: order.map(seat => `${name(seat, who)} ${view.progress[seat]}`).join(' · ') }
}

const PILE = {
  white: { one: '1 moneda blanca', many: 'monedas blancas' },
  black: { one: '1 moneda negra', many: 'monedas negras' },
  seal: { one: 'un sello', many: 'sellos' },
} as const

function gainedText({ seat, what, n, wanted }: Extract<Event, { readonly type: 'gained' }>, who: Who): string {
  const pile = PILE[what]
  if (n === 0) return `No quedan ${pile.many} para ${to(seat, who)}`
  const short = n < wanted ? ': no había más' : ''
  return `${does(seat, who, 'tomaste', 'tomó')} ${n === 1 ? pile.one : `${n} ${pile.many}`}${short}`
}

function clearedText({ seat, purse, tray }: Extract<Event, { readonly type: 'cleared' }>, who: Who): string {
  if (purse + tray === 0) return `${does(seat, who, 'no tenías', 'no tenía')} monedas negras que devolver`
  const from = list([...(purse > 0 ? ['de la bolsa'] : []), ...(tray > 0 ? ['de la loseta de personaje'] : [])])
  return `${does(seat, who, 'devolviste', 'devolvió')} ${count(purse + tray, 'moneda negra', 'monedas negras')}, ${from}`
}

function landedText({ seat, effect: at, outcome }: Extract<Event, { readonly type: 'landed' }>, who: Who): string {
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

function worthText({ seat, points, ...event }: Extract<Event, { readonly type: 'worth' }>, who: Who): string {
  const content = contentOf(who.options.content)
  const worth = merchandiseOf(content, event.tile)?.points.type
  if (event.drawn !== null) {
    return `Para ${theTile(content, event.tile)} se descubre ${theTile(content, event.drawn)}: ${count(points, 'punto')}`
  }
  if (worth !== 'rank') return ''
  return `Vale el puesto: ${seat === who.me ? 'vas' : `${who.name(seat)} va`} en el ${points}.º, así que ${count(points, 'punto')}`
}

/** Where paid coins go: real ones, white ones. */
function paidText({ seat, coins: all }: Extract<Event, { readonly type: 'paid' }>, who: Who): string {
  const white = all[WHITE]
  const real = coins(all.map((n, at) => (at === WHITE ? 0 : n)))
  const parts = [
    ...(real ? [`${real} a ${whose(seat, who, 'loseta de personaje')}`] : []),
    ...(white > 0 ? [`${count(white, 'blanca')} al montón`] : []),
  ]
  return `Pago: ${parts.join(', ')}`
}

function consoledText({ seat, tile: of, coins: n, n: seals }: Extract<Event, { readonly type: 'consoled' }>, who: Who) {
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

function scoredText({ seat, seals, tokens, bonus }: Extract<Event, { readonly type: 'scored' }>, who: Who): string {
  if (seals === 0 && tokens.length === 0) {
    return `${does(seat, who, 'no te quedaban', 'ya no tenía')} sellos ni privilegios`
  }
  const { privileges } = contentOf(who.options.content)
  const moves = tokens.map(of => String(privileges[of].move))
  const left = [
    ...(seals > 0 ? [count(seals, 'sello')] : []),
    ...(moves.length > 0 ? [`${moves.length === 1 ? 'un privilegio' : 'privilegios'} de ${list(moves)}`] : []),
  ]
  return `${does(seat, who, 'tenías', 'tenía')} aún ${list(left)}: ${bonus} más`
}

function eventText(event: Event, who: Who): string {
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

function moveText(move: Move, view: View): string {
  const content = contentOf(view.content)
  const on = (slot: number) => theTile(content, view.display[slot])
  switch (move.type) {
    case 'privilege':
      return `Jugar ${token(content, move.token)}`
    case 'noPrivilege':
      return 'Ningún privilegio'
    case 'symbol': {
      const under = symbolAt(view, view.turn)
      return move.take ? `Cumplirlo${under === null ? '' : `: ${symbol(under)}`}` : 'Dejar el símbolo'
    }
    case 'draw': {
      const { baseDraw } = content.turn
      return `Sacar ${count(Math.min(baseDraw, total(view.purses[view.turn])), 'moneda')}`
    }
    case 'recover':
      return `Recuperar ${count(total(view.trays[view.turn]), 'moneda')}`
    case 'seal': {
      const more = Math.min(content.turn.sealExtraDraw, total(view.purses[view.turn]))
      return move.pay ? `Pagar un sello y sacar ${more} más` : 'Guardar el sello'
    }
    case 'place':
      return `${capital(coin(move.coin))} en ${on(move.slot)}`
    case 'done':
      return 'Listo'
    case 'sell':
      return `Vender ${on(move.slot)}`
    case 'white':
      return `Blanca en ${on(move.slot)}`
    case 'keepWhite':
      return 'Blanca a la bolsa'
    case 'discard':
      return `Renunciar a ${token(content, move.token)}`
  }
}

const sentences: Sentences = {
  'action-taken': () => 'En este turno ya sacaste monedas o las recuperaste.',
  black: () => 'Las negras son falsas: nadie las acepta.',
  'colour-twice': n => `Este precio pide colores distintos y ahí ya tienes una ${coloured(n.coin)}.`,
  'empty-tray': () => 'No hay monedas en tu loseta de personaje que recuperar.',
  enough: n => `Ahí ya tienes todas las monedas ${allColoured(n.coin)} que pide este precio.`,
  full: () => 'Ahí tu precio ya está lleno.',
  'must-place': () => 'Tienes que poner al menos una de las monedas que sacaste, y hay una que cabe.',
  'must-use': () => 'La blanca cabe en una loseta, así que en esta mesa hay que ponerla.',
  'no-choice': () => 'Ahora no hay ventas entre las que elegir.',
  'no-discard': () => 'Ahora no tienes que renunciar a ningún privilegio.',
  'no-offer': () =>
    'Ahora no se puede pagar un sello: solo tras sacar, una vez por turno y si quedan monedas en la bolsa.',
  'no-such-move': () => 'En este juego no existe esa jugada.',
  'no-such-token': () => 'No tienes un privilegio así.',
  'no-symbol': () => 'No hay ningún símbolo que decidir.',
  'no-white': () => 'No tienes ninguna blanca del Cambista que usar.',
  'not-completed': () => 'La blanca solo se puede usar en el acto donde complete tu precio.',
  'not-complete': () => 'Ahí tu precio no está completo.',
  'not-drawn': n => `No te queda por poner ninguna moneda ${coloured(n.coin)}.`,
  'not-in-price': n => `A este precio no le sirven las monedas ${allColoured(n.coin)}.`,
  'not-seated': () => 'No participas en esta partida.',
  'not-your-turn': () => 'Ahora no te toca decidir a ti.',
  'nothing-drawn': () => 'Las monedas se ponen después de sacarlas.',
  'only-white': () => 'Ahí solo falta una blanca.',
  over: () => 'La partida ha terminado.',
  'placing-over': () => 'Ya terminaste de poner monedas en este turno.',
  'privilege-first': () => 'Primero decide si juegas un privilegio.',
  'seal-first': () => 'Primero decide si pagas un sello.',
  'second-colour': n => `Este precio pide un solo color, y el tuyo no es ${coin(n.coin)}.`,
  sold: () => 'Esta loseta está vendida; al final del turno llega otra.',
  'symbol-first': () => 'Primero decide sobre el símbolo de la casilla.',
  'too-few-coins': n => `Con ${count(n.coins, 'moneda')} en la bolsa no puedes sacar: recupera las tuyas.`,
  'too-late': () => 'Los privilegios se juegan antes de sacar o recuperar, uno por turno.',
  waits: () => 'En esta mesa el Cambista solo se vende cuando su blanca completa otra loseta.',
}

export const text: GameText<Mercado> = {
  blurb:
    'Saca monedas de tu bolsa y paga a plazos las mejores mercancías, al lado de todos los que también las quieren. Quien completa antes un precio se lo lleva y avanza.',
  steps: [
    'Saca tres monedas. Las negras son falsas y se juntan en tu loseta de personaje; las demás se ponen en las losetas, en tu borde.',
    'Al completar un precio recibes los puntos y lo que haga la loseta. Las blancas valen por cualquier color.',
    'Los demás recuperan sus monedas, y de ellos quien más había pagado toma un sello: con él se sacan dos más, una vez por turno.',
    'Lo que pagaste queda en tu loseta de personaje. Dedica un turno a recuperarlo todo, también las negras.',
    'Los símbolos del recorrido ayudan o estorban, salvo que ya haya alguien ahí. Los privilegios te mueven cuando te conviene.',
    'Cuando alguien da la vuelta, se termina la ronda. Los sellos y privilegios que queden cuentan como pasos. Gana quien llegue más lejos.',
  ],
  ours: 'El reglamento con el que trabajamos perdió sus imágenes. De su texto vienen las cantidades, dos objetos, los efectos de dos perfumes y las losetas fijas; de reseñas, algunos precios. Los demás precios, puntos y efectos, los privilegios, casi todos los símbolos del recorrido y todos los nombres son un diseño nuestro. Un anfitrión que tenga el juego puede poner un archivo con los valores impresos en su ejemplar.',
  options: {
    content: {
      name: 'Valores impresos',
      help: 'Precios, puntos y símbolos: los nuestros, o un archivo que haya puesto el anfitrión.',
      value: content => (isStandard(content) ? 'Los de este sitio' : `Juego ${content.slice(0, 6)}`),
    },
    side: {
      name: 'Lado del tablero',
      help: 'El lado B tiene símbolos que afectan a todos los demás.',
      value: side => side,
    },
    disc: {
      name: 'Casilla de salida',
      help: 'Dónde está el disco de salida, contando en el sentido del reloj; la 0 es la habitual.',
      value: String,
    },
    changer: {
      name: 'Cambista',
      help: 'Las reglas no aclaran qué se puede hacer en el acto con su moneda blanca.',
      value: changer => CHANGER[changer],
    },
    openPurses: {
      name: 'Bolsas',
      help: 'De todos modos cualquiera podría llevar la cuenta; así se ahorra el esfuerzo.',
      value: open => (open ? 'A la vista de todos' : 'Solo la tuya'),
    },
  },
  prompt(view, who) {
    if (view.phase === 'over') return overPrompt(view, who)
    const asked = view.phase === 'forcedDiscard' ? debtor(view) : view.turn
    return asked === who.me ? myPrompt(view, asked) : theirPrompt(view, who)
  },
  move: moveText,
  event: eventText,
  refusal(refusal) {
    return isReason(refusal.why)
      ? sentences[refusal.why](numbersOf(refusal.with))
      : `Lo prohíbe la regla ${refusal.rule}.`
  },
}

const CHANGER = {
  complete: 'Completar otra loseta, o guardarla',
  place: 'Ponerla donde quepa, o guardarla',
  must: 'Hay que ponerla si cabe',
  wait: 'Solo se vende si completa una loseta',
} as const
