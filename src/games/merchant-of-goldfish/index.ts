import { gameEntry } from '../../kit/game-entry.ts'
import { catalogues } from './text/messages.ts'

/**
 * What lists and pages show of the game at once, and its parts, each loaded when it is needed. Its
 * board is found by the page: `board/index.tsx`.
 */
export const merchantOfGoldfish = gameEntry({
  meta: {
    id: 'merchant-of-goldfish',
    title: { en: 'Merchant of Goldfish', es: 'El mercader de peces dorados' },
    blurb: {
      en: 'Sell your goldfish faster than the others: singles and sets, each higher than the last. Pass, and the market swaps you a big fish for small ones, or small fry for a big one.',
      es: 'Vende tus peces dorados antes que nadie: sueltos o en grupo, cada vez más altos. Si pasas, el mercado te cambia un pez grande por varios chicos, o morralla por uno grande.',
    },
    author: 'Hisashi Hayashi',
    seats: [2, 6],
    minutes: [10, 20],
    age: 8,
    placesOnly: true,
    accent: 'cochineal',
    newcomer: { players: 3 },
  },
  load: () => import('./engine/index.ts'),
  messages: catalogues,
  text: () => import('./text/index.ts'),
  insight: () => import('./insight/index.ts'),
  judgement: () => import('./judgement/index.ts'),
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
