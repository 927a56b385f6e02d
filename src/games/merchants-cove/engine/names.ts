/*
 * Names that content, state and texts share, and the numbers behind them.
 */

export const MERCHANT_IDS = ['alc', 'bla', 'cap', 'chr'] as const
/** Alchemist, Blacksmith, Captain, Chronomancer. */
export type MerchantId = (typeof MERCHANT_IDS)[number]

/** Colours 1 to 4; 5 is the Rogues' grey. */
export const COLOUR_NAMES = ['red', 'green', 'blue', 'yellow'] as const
export type ColourName = (typeof COLOUR_NAMES)[number]
export const COLOURS = 4
export const GREY = 5

export type SizeName = 'small' | 'large'
/** Goods 1 to 4 are small, 5 to 8 large, each in the order of the colours. */
export const GOODS = 8

export const ROGUES = ['criminals', 'cultists', 'robbers'] as const
export type RogueName = (typeof ROGUES)[number]

export const SET_NAMES = ['locals', 'mercenaries', 'sailors'] as const
export type SetName = (typeof SET_NAMES)[number]
export const SET_CHOICES = [
  'locals-mercenaries',
  'locals-sailors',
  'mercenaries-sailors',
  'all',
] as const
/** Which Townsfolk sets are in the game. @rule COV-3 */
export type SetChoice = (typeof SET_CHOICES)[number]

/** Boats 0 to 5: L1, L2, L3, R1, R2, R3. */
export const BOATS = 6
/** Berths 0 to 3: Bazaar, Plaza left, Plaza right, Black Market. */
export const BERTHS = 4
/** Piers 0 to 2: Bazaar, Grand Plaza, Black Market. */
export const PIERS = 3
/** Clock Hands. */
export const HANDS = 2
/** Cards in the Town Square, and slots on a Staff board. */
export const SQUARE = 4
export const SLOTS = 4
export const ROUNDS = 3

/** 0 left, 1 right. */
export const sideOfBoat = (boat: number): number => (boat < 3 ? 0 : 1)
export const sideOfBerth = (berth: number): number => (berth < 2 ? 0 : 1)
export const PIER_OF_BERTH: readonly number[] = [0, 1, 1, 2]
