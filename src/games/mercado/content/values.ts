import json from './content.json' with { type: 'json' }

/*
 * The printed values of the game, as `content.json` holds them: prices, points, effects, tokens,
 * spaces and numbers of pieces. A user's own file of the same shape can take their place;
 * `schema.ts` checks it.
 */

/**
 * The names of the coins, in the order of their numbers: gold 1, silver 2, copper 3, turquoise 4,
 * white 5, black 6.
 */
export const COINS = ['G', 'S', 'C', 'T', 'W', 'B'] as const
export type CoinName = (typeof COINS)[number]
/** Those of them that are of a colour, as prices ask for. */
export const REAL_COINS = ['G', 'S', 'C', 'T'] as const
export type RealName = (typeof REAL_COINS)[number]

/** What lies on the board's edge: four objects, two perfumes, then the two market tiles. */
export const OBJECT_SLOTS = 4
export const PERFUME_SLOTS = 2
export const HEAD_MERCHANT = 6
export const COIN_CHANGER = 7
export const SLOTS = 8

/** Most privilege tokens that a set of content may have. */
export const MOST_TOKENS = 60
/** How many spaces a track may have at most: the positions of the disc that are on offer. */
export const MOST_SPACES = 30

/**
 * A price: so many coins of given colours, of one free colour, of different colours, and white
 * ones. 2 to 4 in all.
 */
export interface Price {
  /** As it is written: `G2 T2`, `W1 same2`. */
  readonly text: string
  readonly size: number
  readonly fixed: { readonly [colour in RealName]?: number }
  readonly white: number
  readonly same: number
  readonly diff: number
}

/**
 * What a tile, token or space does, by one symbol: its name and how often. @rule MER-63 to MER-71
 */
export interface Effect {
  readonly effect: EffectName
  readonly n: number
}
export type EffectName =
  | 'white'
  | 'black'
  | 'blackRemove'
  | 'privilege'
  | 'seal'
  | 'extraTurn'
  /** Spaces only. @rule MER-62 */
  | 'forward'
  /** The buyer only. @rule MER-54 */
  | 'changerWhite'
  /** Others only. @rule MER-49, MER-69 */
  | 'noSeals'
  | 'privilegeDiscard'

/** @rule MER-41, MER-42, MER-43 */
export type Points =
  | { readonly type: 'fixed'; readonly value: number }
  | { readonly type: 'rank' }
  /** Perfumes only. */
  | { readonly type: 'mystery' }

/** An object or a perfume. */
export interface Merchandise {
  readonly id: string
  readonly name: string
  readonly kind: 'object' | 'perfume'
  readonly price: Price
  readonly points: Points
  readonly self: readonly Effect[]
  readonly others: readonly Effect[]
}

export interface MarketTile {
  readonly id: string
  readonly name: string
  readonly price: Price
  readonly service: readonly Effect[]
}

export interface Privilege {
  readonly id: string
  readonly move: number
  readonly self: readonly Effect[]
}

export interface SpaceEffect extends Effect {
  readonly target: 'self' | 'others'
}

export interface Space {
  readonly i: number
  /** As it is printed: `B`, `-B`, `W`, `S`, `P`, `X`, `F3`, `oB`, `oW`. */
  readonly symbol: string | null
  readonly effect: SpaceEffect | null
}

export interface Track {
  /** The number of spaces. */
  readonly length: number
  readonly standardStart: number
  readonly spaces: readonly Space[]
}

/** What the rules read of a file of content; whatever else it says is for people. */
export interface Content {
  readonly components: {
    readonly coinsInBox: { readonly [coin in CoinName]: number }
    readonly seals: number
  }
  readonly setup: {
    readonly purse: { readonly [coin in CoinName]: number }
    readonly sealsPerPlayer: number
  }
  readonly turn: {
    readonly baseDraw: number
    readonly minPurseForActionA: number
    readonly sealExtraDraw: number
  }
  readonly objects: readonly Merchandise[]
  readonly perfumes: readonly Merchandise[]
  /** The Head Merchant and the Coin Changer. */
  readonly market: readonly MarketTile[]
  readonly privileges: readonly Privilege[]
  readonly board: { readonly A: Track; readonly B: Track }
}

/** The values that come with the project. */
export const standard = json as Content
/** Its digest: what names it in options and records. */
export const DIGEST = 'c322070475d3bb9c'
