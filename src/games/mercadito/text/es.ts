import type { Seat } from '../../../kernel/game.ts'
import type { GameText, Prompt, Who } from '../../../kit/text.ts'
import { CALLS, MAX_CARDS, MAX_ROUNDS } from '../content.ts'
import type { Card, Event, Mercadito, Move, SeenOffer, View } from '../state.ts'
import {
  conflictFor,
  isAsked,
  isReason,
  namesIn,
  numbersOf,
  offerBy,
  offerToMe,
  result,
  type Said,
  type Sentences,
  stillOpen,
} from './words.ts'

const lists = new Intl.ListFormat('es')
const list = (parts: readonly string[]) => lists.format(parts)
const card = namesIn('es')
const cards = (all: readonly Card[]) => list(all.map(card))
const count = (n: number) => (n === 1 ? '1 carta' : `${n} cartas`)

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const name = (seat: Seat, who: Who) => (seat === who.me ? 'tú' : who.name(seat))
const names = (seats: readonly Seat[], who: Who) => list(seats.map(seat => name(seat, who)))
/** "a ti", "a Ana" */
const to = (seat: Seat, who: Who) => (seat === who.me ? 'a ti' : `a ${who.name(seat)}`)
/** A verb as it is said to the reader, or of somebody else by name. */
const does = (seat: Seat, who: Who, you: string, they: string) =>
  seat === who.me ? capital(you) : `${who.name(seat)} ${they}`
const gives = (seat: Seat, who: Who) => (seat === who.me ? 'te' : 'le')

const SAID: { readonly [said in Said]: string } = {
  pick: 'elegir',
  pass: 'pasar',
  hold: 'la quiero',
  cede: 'cedo',
  leave: 'que se quede',
  juice: 'doy el Jugo',
}

/** What changes hands, as far as it is known to the reader. */
function exchange(give: readonly Card[] | null, want: readonly Card[] | null, n: number, wants: number): string {
  const given = give === null ? count(n) : cards(give)
  if (wants === 0) return `${given} de regalo`
  return `${given} por ${want === null ? count(wants) : cards(want)}`
}
const contents = (offer: SeenOffer) => exchange(offer.give, offer.want, offer.gives, offer.wants)

function mineText(view: View): string {
  const { mine } = view
  if (mine === null) return 'tu turno terminó en esta ronda'
  return mine.type === 'pick' ? `elegiste ${card(mine.card)}` : `dijiste: ${SAID[mine.type]}`
}

function choosePrompt(view: View): Prompt {
  const round = `ronda ${view.round} de ${MAX_ROUNDS[view.sizes.length]}`
  if (isAsked(view)) {
    return view.wave === 1
      ? { title: 'Elige una carta, o pasa', hint: `en secreto; ${round}` }
      : { title: 'Elige otra carta, o pasa', hint: 'de las que quedan a la vista' }
  }
  if (view.viewer === null) return { title: 'Los jugadores eligen', hint: round }
  const full = view.sizes[view.viewer] === MAX_CARDS[view.sizes.length]
  return { title: 'Los demás están eligiendo', hint: full ? 'tu mano está llena' : mineText(view) }
}

function callPrompt(view: View, who: Who): Prompt {
  const conflict = conflictFor(view)
  if (conflict === undefined) return { title: 'Conflicto', hint: '' }
  const what = card(conflict.card)
  const others = conflict.seats.filter(seat => seat !== who.me)
  if (isAsked(view)) {
    const last = conflict.call === CALLS ? 'última llamada' : `llamada ${conflict.call} de ${CALLS}`
    return { title: `${what}: ¿la quieres, cedes o que se quede?`, hint: `${last}, con ${names(others, who)}` }
  }
  const hint =
    view.viewer === null ? '' : view.ceders.includes(view.viewer) ? 'después eliges de nuevo' : mineText(view)
  return { title: `Conflicto por ${what}: ${names(conflict.seats, who)}`, hint }
}

function draftPrompt(view: View, who: Who): Prompt | null {
  const { draft } = view
  if (draft === null) return null
  const title = `Tu oferta a ${who.name(draft.to)}`
  if (draft.give.length === 0) return { title, hint: '¿qué das?' }
  const wants = draft.want.length === 0 ? '¿qué quieres?' : `por ${cards(draft.want)}`
  return { title, hint: `${cards(draft.give)}; ${wants}` }
}

function finalPrompt(view: View, who: Who): Prompt {
  const draft = draftPrompt(view, who)
  if (draft) return draft
  const open = stillOpen(view).filter(seat => seat !== who.me)
  const waiting = open.length === 0 ? '' : `sin votar: ${names(open, who)}`
  if (view.viewer === null) return { title: 'Fase final: cambios libres', hint: waiting }
  const offer = offerToMe(view)
  if (offer) {
    return { title: `${who.name(offer.from)} ofrece ${contents(offer)}`, hint: 'acepta, rechaza o contesta' }
  }
  if (view.votes[view.viewer]) return { title: 'Votaste por terminar', hint: waiting }
  const left = view.offersLeft[view.viewer] ?? 0
  return {
    title: 'Cambia, muestra o vota por terminar',
    hint: left === 1 ? 'te queda 1 oferta' : `te quedan ${left} ofertas`,
  }
}

function overPrompt(view: View, who: Who): Prompt {
  const { winners, points } = result(view)
  const [first] = winners
  const title =
    winners.length > 1
      ? `Comparten la victoria ${names(winners, who)}`
      : first === who.me
        ? '¡Ganaste!'
        : `Gana ${who.name(first ?? 0)}`
  return { title, hint: list(points.map((n, seat) => `${name(seat, who)} ${n}`)) }
}

function passedText(passed: readonly Seat[], who: Who): string {
  const [first, ...rest] = passed
  if (first === undefined) return 'Todos eligieron'
  if (rest.length > 0) return `Pasan ${names(passed, who)}`
  return does(first, who, 'pasaste', 'pasó')
}

function endText({ winners, points }: Extract<Event, { readonly type: 'ended' }>, who: Who): string {
  const [first] = winners
  const all = list(points.map((n, seat) => `${name(seat, who)} ${n}`))
  if (winners.length > 1) return `Comparten la victoria ${names(winners, who)}: ${all}`
  return `${does(first ?? 0, who, 'ganaste', 'gana')}: ${all}`
}

function eventText(event: Event, who: Who): string {
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
      const said = event.declarations.map(({ seat, said: word }) => `${name(seat, who)}: ${SAID[word]}`)
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
      if (event.to === 'all') return `${does(event.seat, who, 'mostraste', 'mostró')} a todos ${what}`
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

const player = (seat: Seat) => `jugador ${seat + 1}`
const offered = (view: View, id: number) => {
  const offer = offerBy(view, id)
  return offer === undefined ? `oferta ${id}` : contents(offer)
}

function moveText(move: Move, view: View): string {
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

const sentences: Sentences = {
  'conflict-first': () => 'Primero hay que resolver el conflicto: quererla, ceder o que se quede.',
  final: () => 'Ya elegiste, y lo elegido no se cambia.',
  'finish-draft': () => 'Primero haz u olvida la oferta que empezaste.',
  full: () => 'Tu mano está llena: ya no tomas cartas.',
  'give-first': () => 'Las cartas que das se nombran antes que las que pides.',
  'give-something': () => 'En una oferta se da al menos una carta.',
  'low-first': () => 'Las cartas de una oferta se nombran en el orden de la lista de cartas.',
  'no-conflict': () => 'No estás en ningún conflicto: elige una carta del mercado, o pasa.',
  'no-draft': () => 'Di primero a quién le haces una oferta.',
  'no-juice': () => 'No tienes el Jugo.',
  'no-offers-left': () => 'Ya usaste todas tus ofertas.',
  'no-reveal-yet': () => 'Las cartas solo se muestran en la fase final.',
  'no-such-move': () => 'No existe esa jugada.',
  'no-such-player': () => 'No existe ese jugador.',
  'no-trade-yet': () => 'Las cartas solo se cambian en la fase final.',
  'no-vote-yet': () => 'Solo se vota en la fase final.',
  'nobody-new': n => `No queda nadie así que no haya visto ${card(n.card)}.`,
  'not-contestant': () => 'El Jugo va a otro jugador de tu conflicto.',
  'not-held': n => `No tienes ${card(n.card)}, que es lo que piden.`,
  'not-in-conflict': () => 'Ahora no estás en ningún conflicto.',
  'not-in-hand': n => `No tienes ${card(n.card)}.`,
  'not-in-market': n => `En el mercado no hay ${card(n.card)}.`,
  'not-open': n => `La oferta ${n.offer} no está abierta.`,
  'not-seated': () => 'No estás jugando.',
  'not-to-you': () => 'Esa oferta es para otra persona.',
  'not-voted': () => 'No has votado.',
  'not-yours': () => 'Esa oferta no es tuya: no puedes retirarla.',
  'nothing-to-give': () => 'No tienes cartas que dar.',
  over: () => 'La partida ha terminado.',
  'over-limit': () => 'Tendrías demasiadas cartas.',
  'own-card': n => `Ya tienes ${card(n.card)}.`,
  'rounds-over': () => 'Las rondas terminaron: ahora se cambian cartas.',
  'their-hand-full': n => `No le cabe tanto en la mano: pide ${count(n.count)} más.`,
  'to-yourself': () => 'Eso tiene que ir a otro jugador.',
  'turn-over': () => 'Tu turno terminó en esta ronda.',
  twice: n => `${card(n.card)} ya está en la oferta.`,
  voted: () => 'Ya votaste.',
  'want-lower-first': n => `Tienes que pedir ${count(n.count)} más, y después de esta quedan muy pocas.`,
  'wants-too-many': n => `Solo tiene ${count(n.count)}.`,
}

export const text: GameText<Mercadito> = {
  blurb:
    'Haz el mandado con poco dinero antes de que los demás se lleven tus cosas. Elige en secreto, discute por lo que otros también quieren y cambia cartas al final.',
  steps: [
    'En cada ronda hay cinco cartas en el mercado. Cada quien elige una en secreto, o pasa.',
    'Si nadie más la eligió, es tuya. Si no, hay conflicto: quererla, ceder y elegir otra, o que se quede.',
    'Si tras tres llamadas nadie afloja, la carta sale del juego. Con el Jugo, regalado, obligas a otro a ceder.',
    'Con las manos llenas o sin más rondas, se cambia: ofrece, muestra y vota por terminar.',
    'Las listas piden sus ingredientes y la fruta pide fruta. Cada moneda de más cuesta 2 puntos. Gana quien suma más.',
  ],
  ours: 'La lista de las 26 cartas del autor no es pública. Todas las cartas menos el Jugo, con sus precios y puntos, y el presupuesto son un juego propio, hecho para este sitio; también las tres llamadas, las 20 ofertas y los relojes.',
  options: {
    openMemory: {
      name: 'Memoria abierta',
      help: 'Si a todos se les recuerda quién tomó qué en las rondas anteriores.',
      value: open => (open ? 'Todas las rondas' : 'Esta ronda'),
    },
  },
  prompt(view, who) {
    switch (view.phase) {
      case 'choose':
        return choosePrompt(view)
      case 'call':
        return callPrompt(view, who)
      case 'final':
        return finalPrompt(view, who)
      case 'over':
        return overPrompt(view, who)
    }
  },
  move: moveText,
  event: eventText,
  refusal(refusal) {
    return isReason(refusal.why)
      ? sentences[refusal.why](numbersOf(refusal.with))
      : `Lo prohíbe la regla ${refusal.rule}.`
  },
}
