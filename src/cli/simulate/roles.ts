import type { View } from '../../games/merchants-cove/engine/state.ts'

/** The roles a seat can have, in a game whose seats are not all alike. */
export interface Roles {
  /** The role of each seat, read from what an onlooker sees when the game is over. */
  of(view: object): string[]
}

/** One line a game. */
const ROLES: { readonly [game: string]: Roles } = {
  'merchants-cove': { of: view => (view as View).players.map(({ merchant }) => merchant ?? '') },
}

export function rolesIn(game: string): Roles | null {
  return ROLES[game] ?? null
}
