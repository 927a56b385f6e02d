export * from './cards.ts'

/** Most cards in a hand and most rounds with so many players (rulebook). @rule MTO-3 */
export const MAX_CARDS: { readonly [seats: number]: number } = { 2: 8, 3: 7, 4: 6 }
export const MAX_ROUNDS: { readonly [seats: number]: number } = { 2: 9, 3: 8, 4: 8 }
/** Cards face up at the start of a round (rulebook). @rule MTO-5 */
export const SLOTS = 5

/** Calls in a conflict, offers of each player (designed). @rule MTO-16, MTO-42 */
export const CALLS = 3
export const OFFERS = 20
/**
 * Coins each player may spend, and points lost for each coin more (designed). @rule MTO-50, MTO-52
 */
export const BUDGET: { readonly [seats: number]: number } = { 2: 8, 3: 7, 4: 6 }
export const PENALTY = 2
