import type { GameEntry } from '../kit/game-entry.ts'
import { sidesAt } from '../kit/meta.ts'
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

/** How many sides so many seats make in a game: fewer than seats where there are partners. */
export function sidesIn(game: string, seats: number): number {
  return sidesAt(findGame(game)?.meta ?? {}, seats)
}
