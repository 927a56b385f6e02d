import type { Language } from '../../kit/meta.ts'

/** The terminal's own sentences around a game; the game's sentences are in its `text`. */
export interface PlayWords {
  readonly you: string
  readonly table: (names: string) => string
  readonly undo: string
  readonly undone: string
  readonly why: string
  readonly whyWhich: string
  readonly legal: string
  readonly unread: (typed: string) => string
  readonly hint: string
  readonly noHints: string
  /** The place one may expect after a move. */
  readonly place: (place: string) => string
  readonly quit: string
  readonly quitted: string
  readonly number: (last: number, commands: string) => string
  /** The commands to type where there is no menu; the English words work in every language. */
  readonly commands: {
    readonly undo: string
    readonly why: string
    readonly hint: string
    readonly quit: string
  }
  readonly standings: string
  readonly points: (points: number) => string
  readonly seed: (seed: string) => string
}

const en: PlayWords = {
  you: 'You',
  table: names => `At the table: ${names}.`,
  undo: 'Take back',
  undone: 'Taken back.',
  why: 'Why can’t I …?',
  whyWhich: 'Which move?',
  legal: 'You can.',
  unread: typed => `“${typed}” is neither a number of the list nor a move.`,
  hint: 'Hint',
  noHints: 'This table gives no hints.',
  place: place => `place ${place} on average`,
  quit: 'Quit',
  quitted: 'Good-bye.',
  number: (last, commands) => `1 to ${last}, or ${commands}`,
  commands: { undo: 'undo', why: 'why', hint: 'hint', quit: 'quit' },
  standings: 'Final standings',
  points: points => `${points} ${points === 1 ? 'point' : 'points'}`,
  seed: seed => `To play the same deal again: --seed ${seed}`,
}

const es: PlayWords = {
  you: 'Tú',
  table: names => `En la mesa: ${names}.`,
  undo: 'Deshacer',
  undone: 'Deshecho.',
  why: '¿Por qué no puedo…?',
  whyWhich: '¿Qué jugada?',
  legal: 'Sí puedes.',
  unread: typed => `«${typed}» no es un número de la lista ni una jugada.`,
  hint: 'Pista',
  noHints: 'En esta mesa no hay pistas.',
  place: place => `puesto ${place} de media`,
  quit: 'Salir',
  quitted: 'Hasta pronto.',
  number: (last, commands) => `De 1 a ${last}, o ${commands}`,
  commands: { undo: 'deshacer', why: 'porqué', hint: 'pista', quit: 'salir' },
  standings: 'Clasificación final',
  points: points => `${points} ${points === 1 ? 'punto' : 'puntos'}`,
  seed: seed => `Para repetir este reparto: --seed ${seed}`,
}

export const WORDS: { readonly [language in Language]: PlayWords } = { en, es }
