import type {
  Content,
  Effect,
  Merchandise,
  MarketTile,
  Points,
  Price,
  Privilege,
  SpaceEffect,
} from './values.ts'
import { priceTable, type PriceTable } from '../engine/prices.ts'

/** A tile as the rules see it. */
export interface TileFacts {
  readonly id: string
  readonly name: string
  readonly kind: 'object' | 'perfume' | 'market'
  readonly price: Price
  /** What may be placed for the price. */
  readonly pays: PriceTable
  /** Null for market tiles, which give none. @rule MER-57 */
  readonly points: Points | null
  /**
   * What the buyer gets, top to bottom, and then what the others get, but for "no seals". @rule
   * MER-44, MER-R14
   */
  readonly self: readonly Effect[]
  readonly others: readonly Effect[]
  /** Whether its sale gives consolation seals. @rule MER-49, MER-56 */
  readonly consoles: boolean
}

/** What the rules need of a set of printed values, made once. */
export interface Tables {
  /** By tile: objects, then perfumes, then the Head Merchant and the Coin Changer. */
  readonly tiles: readonly TileFacts[]
  readonly objects: number
  readonly perfumes: number
  /**
   * All tokens by their values, low to high with repeats: equal tokens share the place of the first
   * of them.
   */
  readonly allTokens: readonly number[]
  /** By token: the tokens as printed. */
  readonly tokens: readonly Privilege[]
  /** By side and space of the board: what happens there. */
  readonly spaces: { readonly [side in 'A' | 'B']: readonly (SpaceEffect | null)[] }
  /** Coins with which each purse starts, as counts, and pieces that are there in all. */
  readonly purse: readonly number[]
  readonly white: number
  readonly black: number
  readonly seals: number
  readonly sealsEach: number
  /**
   * Coins drawn in action A and for a seal, and how many the purse must have for it. @rule MER-17,
   * MER-21, MER-22
   */
  readonly draws: number
  readonly leastToDraw: number
  readonly sealDraws: number
}

function merchandise({ id, name, kind, price, points, self, others }: Merchandise): TileFacts {
  return {
    id,
    name,
    kind,
    price,
    pays: priceTable(price),
    points,
    self,
    others: others.filter(({ effect }) => effect !== 'noSeals'),
    consoles: others.every(({ effect }) => effect !== 'noSeals'),
  }
}

/** White coins of the Coin Changer are used one by one. @rule MER-54 */
function apart(effect: Effect): Effect[] {
  return effect.effect === 'changerWhite'
    ? Array.from({ length: effect.n }, () => ({ ...effect, n: 1 }))
    : [effect]
}

function market({ id, name, price, service }: MarketTile): TileFacts {
  const paid = { price, pays: priceTable(price) }
  return {
    id,
    name,
    kind: 'market',
    ...paid,
    points: null,
    self: service.flatMap(apart),
    others: [],
    consoles: false,
  }
}

/** What a token says, so that equal ones are found. */
const printed = ({ move, self }: Privilege) =>
  JSON.stringify([move, self.map(({ effect, n }) => [effect, n])])

export function compile(content: Content): Tables {
  const {
    objects,
    perfumes,
    market: services,
    privileges,
    board,
    components,
    setup,
    turn,
  } = content
  const said = privileges.map(printed)
  const { G, S, C, T, W, B } = setup.purse
  const effects = (side: 'A' | 'B') => board[side].spaces.map(({ effect }) => effect)
  return {
    tiles: [...objects.map(merchandise), ...perfumes.map(merchandise), ...services.map(market)],
    objects: objects.length,
    perfumes: perfumes.length,
    allTokens: said.map(words => said.indexOf(words)).sort((a, b) => a - b),
    tokens: privileges,
    spaces: { A: effects('A'), B: effects('B') },
    purse: [0, G, S, C, T, W, B],
    white: components.coinsInBox.W,
    black: components.coinsInBox.B,
    seals: components.seals,
    sealsEach: setup.sealsPerPlayer,
    draws: turn.baseDraw,
    leastToDraw: turn.minPurseForActionA,
    sealDraws: turn.sealExtraDraw,
  }
}
