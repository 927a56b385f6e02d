import type { GameTypes } from '../kernel/game.ts'
import { contentSetOf } from '../kit/content/set-of.ts'
import type { ContentSet } from '../kit/content/sets.ts'
import type { GameEntry } from '../kit/game-entry.ts'
import { merchantOfGoldfish } from './merchant-of-goldfish/index.ts'
import { aztecMarket } from './aztec-market/index.ts'
import { mercadito } from './mercadito/index.ts'
import { mercado } from './mercado/index.ts'
import { merchantsCove } from './merchants-cove/index.ts'

/** The registry. No other list of games exists: everything that needs them reads them from here. */
export const GAMES: readonly GameEntry[] = [
  merchantOfGoldfish,
  aztecMarket,
  mercadito,
  mercado,
  merchantsCove,
]

/** The game of this id, or undefined. */
export function findGame(id: string): GameEntry | undefined {
  return GAMES.find(entry => entry.meta.id === id)
}

/**
 * The set of printed values that a match with these options is played with, unless the game comes
 * with it, or once did.
 */
export async function customContent(
  id: string,
  options: GameTypes['options'],
): Promise<ContentSet | null> {
  const contentSets = (await findGame(id)?.load())?.contentSets
  const contentSet = contentSetOf(contentSets, options)
  if (contentSet === null || contentSets === undefined) return null
  const { standard, former } = contentSets
  return [standard, ...former].includes(contentSet.digest) ? null : contentSet
}
