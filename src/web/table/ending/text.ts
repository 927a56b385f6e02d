import { inLanguage } from '../../text/catalogue.ts'

interface EndingText {
  readonly ranks: string
  readonly place: string
  readonly player: string
  readonly result: string
  readonly lines: string
  readonly sum: string
  readonly all: string
  readonly chart: string
  readonly fewer: (what: string) => string
  /** Of the picture, for those who do not see it. */
  readonly picture: (what: string) => string
  readonly numbers: string
  readonly moments: readonly string[]
  readonly turned: string
  readonly leap: string
  readonly swing: (name: string, me: boolean, from: string, to: string) => string
  readonly see: string
  readonly winner: string
}

const en: EndingText = {
  ranks: 'Places',
  place: 'Place',
  player: 'Player',
  result: 'Result',
  lines: 'How it came about',
  sum: 'Sum',
  all: 'Show it all',
  chart: 'How the game went',
  fewer: what => `${what}: fewer is better`,
  picture: what => `A chart of ${what} over the game. The same in numbers stands below it.`,
  numbers: 'In numbers',
  moments: ['Start', '¼', '½', '¾', 'End'],
  turned: 'The moment it turned',
  leap: 'The biggest leap',
  swing: (name, me, from, to) =>
    me ? `You went from ${from} to ${to}.` : `${name} went from ${from} to ${to}.`,
  see: 'See that moment',
  winner: 'Winner',
}

const es: EndingText = {
  ranks: 'Clasificación',
  place: 'Puesto',
  player: 'Jugador',
  result: 'Resultado',
  lines: 'De dónde salió',
  sum: 'Suma',
  all: 'Mostrarlo todo',
  chart: 'Cómo fue la partida',
  fewer: what => `${what}: menos es mejor`,
  picture: what => `Gráfica de ${what} a lo largo de la partida. Debajo está en números.`,
  numbers: 'En números',
  moments: ['Inicio', '¼', '½', '¾', 'Final'],
  turned: 'El momento decisivo',
  leap: 'El mayor salto',
  swing: (name, me, from, to) =>
    me ? `Pasaste de ${from} a ${to}.` : `${name} pasó de ${from} a ${to}.`,
  see: 'Ver ese momento',
  winner: 'Gana',
}

/** What the end of a match says, in the language the page speaks now. */
export const endingText = inLanguage({ en, es })
