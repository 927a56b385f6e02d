import { gameEntry } from '../../kit/game-entry.ts'
import { catalogues } from './text/messages.ts'

/**
 * What lists and pages show of the game at once, and its parts, each loaded when it is needed. Its
 * board is found by the page: `board/index.tsx`.
 */
export const aztecMarket = gameEntry({
  meta: {
    id: 'aztec-market',
    title: { en: 'The Aztec Market', es: 'El mercado azteca' },
    blurb: {
      en: 'The market of Tlatelolco changes every day: push its people about until your buyers reach the vendors. What you bought is worth what the king likes of it, and you have a say in that.',
      es: 'El mercado de Tlatelolco cambia cada día: mueve a su gente hasta que tus compradores lleguen a los vendedores. Lo que compras vale según lo que se le antoje al rey, y en eso también mandas tú.',
    },
    author: 'Victor Melo',
    seats: [2, 4],
    partners: 4,
    minutes: [30, 45],
    age: 10,
    accent: 'turquoise',
    newcomer: { players: 2, options: { market: 'random' } },
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
