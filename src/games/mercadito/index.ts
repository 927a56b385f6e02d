import { gameEntry } from '../../kit/game-entry.ts'
import { meta } from './meta.ts'
import { catalogues } from './text/messages.ts'

/**
 * The parts of this game, each loaded when it is needed. Its board is found by the page:
 * `board/index.tsx`.
 */
export const mercadito = gameEntry({
  meta,
  load: () => import('./engine/index.ts'),
  messages: catalogues,
  text: () => import('./text/index.ts'),
  insight: () => import('./insight/index.ts'),
  judgement: () => import('./judgement/index.ts'),
  terminal: () => import('./terminal.ts'),
  lessons: {
    all: { first: () => import('./lessons/first.json', { with: { type: 'json' } }) },
    words: {
      en: () => import('./lessons/text/en.json', { with: { type: 'json' } }),
      es: () => import('./lessons/text/es.json', { with: { type: 'json' } }),
    },
  },
})
