import type { Game } from '../kernel/game.ts'
import type { GameMeta, Language } from '../kit/meta.ts'
import type { GameText } from '../kit/text.ts'
import { meta as mercadito } from './mercadito/meta.ts'
import { meta as aztecMarket } from './aztec-market/meta.ts'
import { meta as merchantOfGoldfish } from './merchant-of-goldfish/meta.ts'

/** A game as the rest of the house sees it: facts at once, engine and texts when asked for. */
export interface Entry {
  readonly meta: GameMeta
  load(): Promise<{ readonly game: Game }>
  text(language: Language): Promise<{ readonly text: GameText }>
}

/** Both languages are named, not spelt together, so that every bundler finds them. */
type Texts = { readonly [language in Language]: () => Promise<unknown> }

const entry = (meta: GameMeta, load: () => Promise<unknown>, texts: Texts): Entry =>
  ({ meta, load, text: (language: Language) => texts[language]() }) as Entry

/** THE REGISTRY: one line a game. Lobby, bots, CLI, conformance, browser tests and docs read it from here. */
// oxfmt-ignore
export const GAMES: readonly Entry[] = [
  entry(merchantOfGoldfish, () => import('./merchant-of-goldfish/index.ts'), { en: () => import('./merchant-of-goldfish/text/en.ts'), es: () => import('./merchant-of-goldfish/text/es.ts') }),
  entry(aztecMarket, () => import('./aztec-market/index.ts'), { en: () => import('./aztec-market/text/en.ts'), es: () => import('./aztec-market/text/es.ts') }),
  entry(mercadito, () => import('./mercadito/index.ts'), { en: () => import('./mercadito/text/en.ts'), es: () => import('./mercadito/text/es.ts') }),
]

/** The game of this id, or undefined. */
export function findGame(id: string): Entry | undefined {
  return GAMES.find(entry => entry.meta.id === id)
}
