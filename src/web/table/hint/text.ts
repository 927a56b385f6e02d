import { inLanguage } from '../../text/catalogue.ts'

interface HintText {
  readonly title: string
  readonly thinking: string
  readonly none: string
  /** What one may expect after a move, where two play: a share in percent. */
  readonly wins: (percent: string) => string
  /** The same where more play: a place on average. */
  readonly place: (place: string) => string
  readonly fair: string
}

const en: HintText = {
  title: 'Hint',
  thinking: 'Looking at your moves …',
  none: 'There is nothing to be said about this one.',
  wins: percent => `wins ${percent}`,
  place: place => `place ${place} on average`,
  fair: 'Found by what you can know. Touch a move to make it.',
}

const es: HintText = {
  title: 'Pista',
  thinking: 'Mirando tus jugadas …',
  none: 'Sobre esta jugada no hay nada que decir.',
  wins: percent => `gana el ${percent}`,
  place: place => `puesto ${place} de media`,
  fair: 'Según lo que tú puedes saber. Toca una jugada para hacerla.',
}

/** The sentences of a hint. */
export const hintText = inLanguage({ en, es })
