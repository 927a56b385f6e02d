import { gameEntry } from '../../kit/game-entry.ts'
import { catalogues } from './text/messages.ts'

/**
 * What lists and pages show of the game at once, and its parts, each loaded when it is needed. Its
 * board is found by the page: `board/index.tsx`.
 */
export const mercadito = gameEntry({
  meta: {
    id: 'mercadito',
    title: { en: 'Mercadito', es: 'Mercadito' },
    blurb: {
      en: 'Go shopping on a budget before the neighbours take your things. Pick cards in secret, argue over what two of you want, and trade at the end.',
      es: 'Haz el mandado con poco dinero antes de que los demás se lleven tus cosas. Elige en secreto, discute por lo que otros también quieren y cambia cartas al final.',
    },
    author: 'CalixJumio',
    seats: [2, 4],
    minutes: [15, 20],
    age: 10,
    accent: 'rosa',
    newcomer: { players: 3 },
  },
  load: () => import('./engine/index.ts'),
  messages: catalogues,
  text: () => import('./text/index.ts'),
  insight: () => import('./insight/index.ts'),
  judgement: () => import('./judgement/index.ts'),
  called: () => import('./text/called.ts'),
  reasons: () => import('./judgement/text/messages.ts'),
  rulebook: {
    en: () => import('./rules/en.md?raw'),
    es: () => import('./rules/es.md?raw'),
  },
  terminal: () => import('./terminal.ts'),
  puzzles: () => import('./puzzles.json', { with: { type: 'json' } }),
  lessons: {
    all: { first: () => import('./lessons/first.json', { with: { type: 'json' } }) },
    words: {
      en: () => import('./lessons/text/en.json', { with: { type: 'json' } }),
      es: () => import('./lessons/text/es.json', { with: { type: 'json' } }),
    },
  },
})
