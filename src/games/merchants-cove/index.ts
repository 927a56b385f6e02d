import { gameEntry } from '../../kit/game-entry.ts'
import { catalogues } from './text/messages.ts'

/**
 * What lists and pages show of the game at once, and its parts, each loaded when it is needed. Its
 * board is found by the page: `board/index.tsx`.
 */
export const merchantsCove = gameEntry({
  meta: {
    id: 'merchants-cove',
    title: { en: 'Merchants Cove', es: 'Merchants Cove' },
    blurb: {
      en: 'Four merchants, each with a game of its own to make goods in, share one harbour. Time is what you pay with, and it brings the customers: whoever loads a boat decides who will come to which pier.',
      es: 'Cuatro mercaderes, cada uno con su propio juego para hacer mercancías, comparten un puerto. Se paga con tiempo, y el tiempo trae a los clientes: quien carga un barco decide quién llega a qué muelle.',
    },
    author: 'Carl Van Ostrand, Jonny Pac & Drake Villareal',
    seats: [2, 4],
    minutes: [60, 90],
    age: 14,
    accent: 'sea',
    newcomer: { players: 2, options: {}, role: 'cap' },
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
  content: { schema: 'merchants-cove-content/1', load: () => import('./content/schema.ts') },
  puzzles: () => import('./puzzles.json', { with: { type: 'json' } }),
  lessons: {
    all: {
      day: () => import('./lessons/day.json', { with: { type: 'json' } }),
      evening: () => import('./lessons/evening.json', { with: { type: 'json' } }),
      captain: () => import('./lessons/captain.json', { with: { type: 'json' } }),
      alchemist: () => import('./lessons/alchemist.json', { with: { type: 'json' } }),
      blacksmith: () => import('./lessons/blacksmith.json', { with: { type: 'json' } }),
      chronomancer: () => import('./lessons/chronomancer.json', { with: { type: 'json' } }),
    },
    words: {
      en: () => import('./lessons/text/en.json', { with: { type: 'json' } }),
      es: () => import('./lessons/text/es.json', { with: { type: 'json' } }),
    },
  },
})
