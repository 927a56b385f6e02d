import { findGame, type Loaded } from '../../games/index.ts'
import type { Game, Words } from '../../kernel/game.ts'
import { type Insight, plainInsight } from '../insight.ts'

/** One line a game; a game without a line is played by its rules alone. */
const INSIGHTS: { readonly [game: string]: () => Promise<unknown> } = {
  'aztec-market': () => import('./aztec-market.ts'),
  'merchant-of-goldfish': () => import('./merchant-of-goldfish.ts'),
  mercadito: () => import('./mercadito.ts'),
  mercado: () => import('./mercado.ts'),
  'merchants-cove': () => import('./merchants-cove.ts'),
}

/** What we know about playing this game, loaded when first asked for. */
export async function insightFor<W extends Words>(game: Game<W>): Promise<Insight<W>> {
  const load = INSIGHTS[game.id]
  return load === undefined ? plainInsight(game) : ((await load()) as { insight: Insight<W> }).insight
}

/** The game of this id. An id that is not in the registry is a bug of the caller's. */
export async function loadGame(id: string): Promise<Loaded> {
  const entry = findGame(id)
  if (entry === undefined) throw new Error(`No game "${id}"`)
  return entry.load()
}
