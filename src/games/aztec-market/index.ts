import { gameEntry } from '../../kit/game-entry.ts'
import { meta } from './meta.ts'

/**
 * The parts of this game, each loaded when it is needed. Its board is found by the page:
 * `board/index.tsx`.
 */
export const aztecMarket = gameEntry({
  meta,
  load: () => import('./engine/index.ts'),
  texts: { en: () => import('./text/en.ts'), es: () => import('./text/es.ts') },
  insight: () => import('./insight/index.ts'),
  terminal: () => import('./terminal.ts'),
})
