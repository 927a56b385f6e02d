import type { Frozen, Game, Seat, Words } from '../kernel/game.ts'
import { editionOf } from '../kit/edition-of.ts'
import type { Edition, Editions } from '../kit/editions.ts'
import type { GameMeta, Language } from '../kit/meta.ts'
import type { GameText } from '../kit/text.ts'
import { meta as mercado } from './mercado/meta.ts'
import { meta as mercadito } from './mercadito/meta.ts'
import { meta as aztecMarket } from './aztec-market/meta.ts'
import { meta as merchantsCove } from './merchants-cove/meta.ts'
import { meta as merchantOfGoldfish } from './merchant-of-goldfish/meta.ts'

/** What a game's `index.ts` exports: the engine, and the sets of printed values if they can be replaced. */
export interface Loaded {
  readonly game: Game
  readonly editions?: Editions
  /** What the table is to do for those who still owe an answer when their clocks run out, if the rules say so. */
  readonly timeUp?: (state: Frozen<Words['state']>) => readonly { readonly seat: Seat; readonly move: Words['move'] }[]
}

/** A game as the rest of the house sees it: facts at once, engine and texts when asked for. */
export interface Entry {
  readonly meta: GameMeta
  load(): Promise<Loaded>
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
  entry(mercado, () => import('./mercado/index.ts'), { en: () => import('./mercado/text/en.ts'), es: () => import('./mercado/text/es.ts') }),
  entry(merchantsCove, () => import('./merchants-cove/index.ts'), { en: () => import('./merchants-cove/text/en.ts'), es: () => import('./merchants-cove/text/es.ts') }),
]

/** The game of this id, or undefined. */
export function findGame(id: string): Entry | undefined {
  return GAMES.find(entry => entry.meta.id === id)
}

/** The set of printed values that a match with these options is played with, unless it is the one the game comes with. */
export async function foreignEdition(id: string, options: Words['options']): Promise<Edition | null> {
  const editions = (await findGame(id)?.load())?.editions
  const edition = editionOf(editions, options)
  return edition?.digest === editions?.standard ? null : edition
}
