import { sayIn } from '../../../kit/messages.ts'
import type { GameText } from '../../../kit/text.ts'
import type { Mercadito } from '../engine/state.ts'
import { eventText } from './events-es.ts'
import { moveText } from './moves-es.ts'
import { card, count } from './phrases-es.ts'
import { callPrompt, choosePrompt, finalPrompt, overPrompt } from './prompts-es.ts'
import { isReason, numbersOf, type Sentences } from './words.ts'

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
  'want-lower-first': n =>
    `Tienes que pedir ${count(n.count)} más, y después de esta quedan muy pocas.`,
  'wants-too-many': n => `Solo tiene ${count(n.count)}.`,
}

export const text: GameText<Mercadito> = {
  say: sayIn('es', {}),
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
