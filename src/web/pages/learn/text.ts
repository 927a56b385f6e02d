import { inLanguage } from '../../text/catalogue.ts'

const en = {
  title: (game: string) => `Learn ${game}`,
  heading: 'Learn at the table',
  help: 'At the table, step by step: a few minutes, and you can play.',
  begin: 'Begin',
  goOn: (done: number) => `Go on after step ${done}`,
  done: 'Done',
  again: 'Once more',
  offer: 'Shall I show you how?',
  offerHelp: 'It takes a few minutes and teaches all you need for a first game.',
  show: 'Show me how',
  know: 'I know it',
}

const es: typeof en = {
  title: (game: string) => `Aprender ${game}`,
  heading: 'Aprende en la mesa',
  help: 'En la mesa, paso a paso: unos minutos y ya sabes jugar.',
  begin: 'Empezar',
  goOn: (done: number) => `Seguir tras el paso ${done}`,
  done: 'Hecha',
  again: 'Otra vez',
  offer: '¿Te enseño cómo se juega?',
  offerHelp: 'Son unos minutos, con todo lo que necesitas para una primera partida.',
  show: 'Enséñame',
  know: 'Ya lo conozco',
}

/** Every sentence of the ways to lessons. */
export const learnText = inLanguage({ en, es })
