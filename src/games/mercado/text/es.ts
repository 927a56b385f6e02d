import { sayIn } from '../../../kit/messages.ts'
import type { GameText } from '../../../kit/text.ts'
import { debtor } from '../engine/sales.ts'
import type { Mercado } from '../engine/state.ts'
import { allColoured, coloured, eventText } from './events-es.ts'
import { moveText } from './moves-es.ts'
import { myPrompt, overPrompt, theirPrompt } from './prompts-es.ts'
import { count, things } from './things-es.ts'
import { isReason, isStandard, numbersOf, type Sentences } from './words.ts'

const { coin } = things

const sentences: Sentences = {
  'action-taken': () => 'En este turno ya sacaste monedas o las recuperaste.',
  black: () => 'Las negras son falsas: nadie las acepta.',
  'colour-twice': n =>
    `Este precio pide colores distintos y ahí ya tienes una ${coloured(n.coin)}.`,
  'empty-tray': () => 'No hay monedas en tu loseta de personaje que recuperar.',
  enough: n => `Ahí ya tienes todas las monedas ${allColoured(n.coin)} que pide este precio.`,
  full: () => 'Ahí tu precio ya está lleno.',
  'must-place': () =>
    'Tienes que poner al menos una de las monedas que sacaste, y hay una que cabe.',
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
  'too-few-coins': n =>
    `Con ${count(n.coins, 'moneda')} en la bolsa no puedes sacar: recupera las tuyas.`,
  'too-late': () => 'Los privilegios se juegan antes de sacar o recuperar, uno por turno.',
  waits: () => 'En esta mesa el Cambista solo se vende cuando su blanca completa otra loseta.',
}

export const text: GameText<Mercado> = {
  say: sayIn('es', {}),
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
      value: content =>
        isStandard(content) ? 'Los de este sitio' : `Juego ${content.slice(0, 6)}`,
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
