import type { View } from '../../games/merchants-cove/engine/state.ts'

/** What seats can play as in a game whose seats are not all alike. */
export interface Roles {
  /** What each seat played as, read from what an onlooker sees when the game is over. */
  of(view: object): string[]
}

/** One line a game. */
const ROLES: { readonly [game: string]: Roles } = {
  'merchants-cove': { of: view => (view as View).players.map(({ merchant }) => merchant ?? '') },
}

export function rolesIn(game: string): Roles | null {
  return ROLES[game] ?? null
}
