import { gameEntry } from '../../kit/game-entry.ts'
import { catalogues } from './text/messages.ts'

/**
 * What lists and pages show of the game at once, and its parts, each loaded when it is needed. Its
 * board is found by the page: `board/index.tsx`.
 */
export const mercado = gameEntry({
  meta: {
    id: 'mercado',
    title: { en: 'Mercado', es: 'Mercado' },
    blurb: {
      en: 'Draw coins from your purse and pay for the finest goods by instalments, next to everybody else who wants them. Whoever completes a price first takes the goods and moves ahead.',
      es: 'Saca monedas de tu bolsa y paga a plazos las mejores mercancías, al lado de todos los que también las quieren. Quien antes completa un precio se lleva la mercancía y avanza.',
    },
    author: 'Rüdiger Dorn',
    seats: [2, 4],
    minutes: [20, 45],
    age: 10,
    accent: 'indigo',
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
  content: { schema: 'mercado-content/1', load: () => import('./content/schema.ts') },
})
