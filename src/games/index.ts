import type { Game } from '../kernel/game.ts'
import type { GameMeta, Language } from '../kit/meta.ts'
import type { GameText } from '../kit/text.ts'
import { meta as merchantOfGoldfish } from './merchant-of-goldfish/meta.ts'

/** A game as the rest of the house sees it: facts at once, engine and texts when asked for. */
export interface Entry {
  readonly meta: GameMeta
  load(): Promise<{ readonly game: Game }>
  text(language: Language): Promise<{ readonly text: GameText }>
}

const entry = (meta: GameMeta, load: () => Promise<unknown>, text: (language: Language) => Promise<unknown>): Entry =>
  ({ meta, load, text }) as Entry

/** THE REGISTRY: one line a game. Lobby, bots, CLI, conformance, browser tests and docs read it from here. */
export const GAMES: readonly Entry[] = [
  entry(merchantOfGoldfish, () => import('./merchant-of-goldfish/index.ts'), l => import(`./merchant-of-goldfish/text/${l}.ts`)),
]

/** The game of this id, or undefined. */
export function findGame(id: string): Entry | undefined {
  return GAMES.find(entry => entry.meta.id === id)
}
