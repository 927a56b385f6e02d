/*
 * The pieces of the game as numbers.
 */

/**
 * A tile: its place in the content's objects, then perfumes, then market tiles. Each exists once.
 */
export type Tile = number

/** Where a tile lies: 0 to 3 objects, 4 and 5 perfumes, 6 Head Merchant, 7 Coin Changer. */
export type Slot = number

/** A coin: 1 gold, 2 silver, 3 copper, 4 turquoise, 5 white, 6 black. */
export type Coin = number

/**
 * A privilege token: the place in the content's privileges of the first one that equals it. Equal
 * tokens are one value.
 */
export type Token = number
