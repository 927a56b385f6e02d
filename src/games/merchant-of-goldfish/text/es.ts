import type { Seat } from '../../../kernel/game.ts'
import type { GameText, Prompt, Who } from '../../../kit/text.ts'
import type { Event, Goldfish, Move, View } from '../engine/state.ts'
import {
  canBeat,
  canBeOutnumbered,
  cards,
  fewWords,
  isReason,
  numbersOf,
  type Sentences,
  standing,
  worth,
} from './words.ts'

const lists = new Intl.ListFormat('es')
const list = (parts: readonly (string | number)[]) => lists.format(parts.map(String))
const place = (n: number) => (n === 1 || n === 3 ? `${n}.er lugar` : `${n}.º lugar`)
const NUMBERS = ['ningún', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho']
const number = (n: number) => NUMBERS[n] ?? String(n)
/** "un 5", "una pareja de 5", "tres 5" */
const set = (value: number, count: number) =>
  count === 2 ? `una pareja de ${value}` : `${number(count)} ${value}`
/** The same, once it lies there. */
const theSet = (value: number, count: number) =>
  count === 1
    ? `el ${value}`
    : count === 2
      ? `la pareja de ${value}`
      : `los ${number(count)} ${value}`
const several = (count: number) =>
  count === 1 ? 'una carta' : count === 2 ? 'una pareja' : `${number(count)} cartas iguales`
const plainCards = (count: number) => (count === 1 ? 'una carta' : `${number(count)} cartas`)

/** A verb as it is said to the reader, or of somebody else by name. */
const does = (seat: Seat, who: Who, you: string, they: string) =>
  seat === who.me ? you.charAt(0).toUpperCase() + you.slice(1) : `${who.name(seat)} ${they}`
const name = (seat: Seat, who: Who) => (seat === who.me ? 'tú' : who.name(seat))
const places = (ranking: readonly Seat[], who: Who) =>
  list(ranking.map((seat, i) => `${i + 1}.º ${name(seat, who)}`))

function followPrompt(view: View): Prompt {
  const { value, count } = view
  if (!canBeat(view)) {
    return {
      title: 'Te toca: pasa',
      hint: `nada tuyo supera ${theSet(value, count)}; puedes cambiar`,
    }
  }
  const more = canBeOutnumbered(view)
    ? `, o ${number(count + 1)} ${value}${count === 1 ? ' o más' : ''}`
    : ''
  return {
    title: `Te toca: supera ${theSet(value, count)} o pasa`,
    hint: `${several(count)} de más de ${value}${more}`,
  }
}

function myPrompt(view: View): Prompt {
  const given = worth(view.exchange?.given ?? [])
  switch (view.phase) {
    case 'give':
      return given === 0
        ? { title: 'Cambio: elige qué das', hint: 'hasta 14 en total, o pasa sin cambiar' }
        : { title: `Cambio: das ${given}`, hint: 'añade más, o toma lo mismo del mercado' }
    case 'take':
      return {
        title: `Cambio: toma cartas por ${given}`,
        hint: `faltan ${view.exchange?.owed ?? 0}`,
      }
    case 'collect':
      return { title: 'Todos pasaron: toma un pez, o ninguno', hint: 'después abres tú' }
    default:
      return view.count === 0
        ? { title: 'Te toca: abre con lo que quieras', hint: 'una carta, o varias del mismo valor' }
        : followPrompt(view)
  }
}

function theirPrompt(view: View, who: Who): Prompt {
  const title = `Le toca a ${who.name(view.turn)}`
  const mine = view.viewer === null ? -1 : view.out.indexOf(view.viewer)
  if (mine >= 0) return { title, hint: `ya te quedaste sin cartas: ${place(mine + 1)}` }
  if (view.phase === 'collect')
    return { title, hint: 'todos pasaron: puede tomar un pez del mercado' }
  return {
    title,
    hint:
      view.count === 0
        ? 'abre una ronda nueva'
        : `a superar ${theSet(view.value, view.count)}, o pasar`,
  }
}

function overPrompt(view: View, who: Who): Prompt {
  const ranking = standing(view)
  const [first, ...rest] = ranking
  const title = first === who.me ? '¡Ganaste!' : `Gana ${who.name(first)}`
  const hint = list(rest.map((seat, i) => `${i + 2}.º ${name(seat, who)}`))
  return { title, hint: view.limit ? `${hint} · fin por el límite de turnos` : hint }
}

function eventText(event: Event, who: Who): string {
  switch (event.type) {
    case 'played':
      return event.lead
        ? `${does(event.seat, who, 'abriste', 'abrió')} con ${set(event.value, event.count)}`
        : `${does(event.seat, who, 'jugaste', 'jugó')} ${cards(event.value, event.count)}`
    case 'passed': {
      const passed = does(event.seat, who, 'pasaste', 'pasó')
      if (event.gave.length === 0) return passed
      const [gave, took] = event.seat === who.me ? ['diste', 'tomaste'] : ['dio', 'tomó']
      return `${passed}, ${gave} ${list(event.gave.toReversed())} y ${took} ${list(event.took.toReversed())}`
    }
    case 'wentOut':
      return `${does(event.seat, who, 'te quedaste', 'se quedó')} sin cartas: ${place(event.place)}`
    case 'allPassed':
      return `Todos pasaron: la ronda es ${event.seat === who.me ? 'tuya' : `de ${who.name(event.seat)}`}`
    case 'collected': {
      const what = event.value === 0 ? 'ninguna carta' : `un ${event.value} del mercado`
      if (event.seat === who.me)
        return event.value === 0 ? 'No tomaste nada y abres' : `Tomaste ${what} y abres`
      return event.value === 0
        ? `${who.name(event.seat)} no tomó nada y abre`
        : `${who.name(event.seat)} tomó ${what} y abre`
    }
    case 'swept':
      return `Al mercado: ${event.cards.join(' ')}`
    case 'seeded':
      return event.seat === who.me
        ? `El mercado pone un ${event.value} en juego en tu lugar`
        : `El mercado pone un ${event.value} en juego en lugar de ${who.name(event.seat)}`
    case 'cleared':
      return `Nadie cambió: ${event.seat === who.me ? 'abres tú' : `abre ${who.name(event.seat)}`} de nuevo`
    case 'gameOver': {
      const points =
        event.game > 1
          ? `. Puntos: ${list(event.ranking.map(seat => `${name(seat, who)} ${event.points[seat]}`))}`
          : ''
      return `Fin de la partida${event.limit ? ' por el límite de turnos' : ''}: ${places(event.ranking, who)}${points}`
    }
    case 'dealt':
      return `Partida ${event.game}: cartas nuevas, ${event.start === who.me ? 'empiezas tú' : `empieza ${who.name(event.start)}`}`
  }
}

function moveText(move: Move): string {
  switch (move.type) {
    case 'play':
      return `Jugar ${fewWords(move.value, move.count)}`
    case 'pass':
      return 'Pasar'
    case 'keep':
      return 'Pasar sin cambiar'
    case 'give':
      return `Dar ${move.value}`
    case 'enough':
      return 'Ya di suficiente'
    case 'take':
      return `Tomar ${move.value}`
    case 'collect':
      return `Tomar un ${move.value}`
    case 'decline':
      return 'No tomar nada'
  }
}

const sentences: Sentences = {
  'collect-first': () => 'Ganaste la ronda: primero toma una carta del mercado, o ninguna.',
  'does-not-add-up': n =>
    `Con un ${n.value} el resto no cuadraría: hay que tomar exactamente ${n.owed}.`,
  'exchange-begun': () => 'Ya empezaste a dar: termina el cambio o deshaz.',
  'finish-exchange': n => `Termina primero el cambio: faltan cartas por ${n.owed}.`,
  'finish-pass': () => 'Ya pasaste: cambia con el mercado, o pasa sin cambiar.',
  'give-first': () => 'Elige primero lo que das; después toma cartas por la misma suma.',
  'higher-and-more': n =>
    `Más cartas, solo del mismo valor: supera ${theSet(n.value, n.count)} con ${plainCards(n.count)} de un valor más alto, o con más cartas de ${n.value}.`,
  'highest-first': n =>
    `Las cartas de un cambio se nombran de mayor a menor: ahora nada de más de ${n.last}.`,
  'market-cannot-pay': n => `En el mercado no hay cartas que sumen ${n.sum}.`,
  'more-copies': n =>
    `Con el mismo valor hacen falta más cartas: al menos ${number(n.count + 1)} ${n.value}.`,
  'must-lead': () => 'No hay nada en juego: te toca abrir y no puedes pasar.',
  'no-such-move': () => 'En tu turno juegas cartas o pasas; esto no es ninguna de las dos cosas.',
  'no-trick-won': () =>
    'Así se toma una carta del mercado solo cuando todos pasaron ante las tuyas.',
  'none-given': () => 'Todavía no has dado nada.',
  'none-to-give': n => `No tienes ningún ${n.value} que dar.`,
  'not-higher': n => `Las cartas tienen que ser de más de ${n.value}.`,
  'not-in-hand': n =>
    n.have === 0
      ? `No tienes ningún ${n.value}.`
      : `De ${n.value} solo tienes ${n.have === 1 ? 'uno' : number(n.have)}.`,
  'not-in-market': n => `En el mercado no hay ningún ${n.value}.`,
  'not-your-turn': () => 'No es tu turno.',
  out: () => 'Ya no tienes cartas ni más turnos.',
  over: () => 'La partida ha terminado.',
  'over-limit': n => `Un cambio vale 14 como mucho; así sumaría ${n.sum}.`,
  'pass-first': () => 'Solo se cambia con el mercado al pasar.',
  'same-number': n =>
    `Hace falta exactamente ${plainCards(n.count)} de un valor mayor que ${n.value}.`,
  'same-value': n => `Estás dando un ${n.value}, así que no puedes tomar otro: no cambiaría nada.`,
  'too-much': n => `Un ${n.value} es más que lo que falta por tomar, ${n.owed}.`,
}

export const text: GameText<Goldfish> = {
  blurb:
    'Vende tus peces dorados antes que nadie: sueltos o en grupo, cada vez más altos. Si pasas, el mercado te cambia un pez grande por varios chicos, o morralla por uno grande.',
  steps: [
    'Tienes peces de valor 1 a 14. Gana quien primero se queda sin ninguno.',
    'Quien abre juega una carta, o varias del mismo valor.',
    'Supérala con otras tantas de un valor más alto, o con más cartas del mismo valor. O pasa.',
    'Al pasar puedes cambiar con el mercado: cartas por cartas de la misma suma, hasta 14.',
    'Si todos los demás pasan, puedes tomar una carta del mercado. Lo jugado va al mercado, y abres tú.',
  ],
  ours: '',
  options: {
    games: {
      name: 'Duración',
      help: 'En tres partidas cada lugar da puntos; gana el total más alto.',
      value: games =>
        games === 1
          ? 'Una partida'
          : `${number(games).charAt(0).toUpperCase()}${number(games).slice(1)} partidas`,
    },
    start: {
      name: 'Quién empieza',
      help: 'Quién abre en la primera partida.',
      value: seat => (seat === 'random' ? 'Al azar' : `Asiento ${seat + 1}`),
    },
    maxTurns: {
      name: 'Límite de turnos',
      help: 'Una partida más larga se detiene y se clasifica por las cartas que quedan.',
      value: turns => (turns === 0 ? 'Sin límite' : turns.toLocaleString('es')),
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
      : `Lo prohíbe la regla ${refusal.rule}.`
  },
}
