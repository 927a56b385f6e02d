import type { Frozen, Seat } from '../../../kernel/game.ts'
import {
  AMBASSADOR,
  BUYERS,
  COLOURS,
  CROWD,
  GOVERNOR,
  LINES,
  NONE,
  PORTER,
} from '../content/index.ts'
import type { State } from './state.ts'

/** What a purchase brings. */
export interface Purchase {
  /** Tokens the buyer gains. */
  readonly gained: number
  /** Tokens porters return to the vendor. @rule AZT-46 */
  readonly back: number
  /** Tokens governors put on the king. @rule AZT-47 */
  readonly king: number
  /** Whether an ambassador saves the coin. @rule AZT-48 */
  readonly kept: boolean
}

/** What the questions of a purchase are about; states and views have it. */
export type Market = Frozen<Pick<State, 'cells' | 'stock' | 'coins' | 'goods' | 'colours'>>

/*
 * The tiles between a buyer and some cell of its column, as one small number: a 1, then a bit for
 * each porter (0) or governor (1), the one farthest from the buyer last; 16 more if the ambassador
 * is among them.
 */
const OPEN = 1
const EMBASSY = 16
const PATHS = 32

/**
 * The path with one more tile, farther from the buyer; crowds are not asked for. Most tiles have no
 * effect. @rule AZT-45
 */
function beyond(path: number, tile: number): number {
  if (tile === PORTER) return (path & EMBASSY) | ((path & 7) << 1)
  if (tile === GOVERNOR) return (path & EMBASSY) | ((path & 7) << 1) | 1
  return tile === AMBASSADOR ? path | EMBASSY : path
}

/** What may stand between is three tiles, so of more tokens than that the rest is gained. */
const MOST_TAKEN = 3

/**
 * Going from the vendor to the buyer, each porter or governor takes one token while any is left.
 * @rule AZT-49, AZT-R10, AZT-R11
 */
function along(path: number, tokens: number): Purchase {
  const takers = path & (EMBASSY - 1)
  const count = Math.min(31 - Math.clz32(takers | 1), tokens)
  let king = 0
  for (let i = 0; i < count; i++) king += (takers >> i) & 1
  return { gained: tokens - count, back: count - king, king, kept: path >= EMBASSY }
}

/**
 * `FORBIDDEN[path]`: bit n is set if of n tokens all would go back while the coin stays: nothing is
 * bought. @rule AZT-R9
 */
const FORBIDDEN = Array.from({ length: PATHS }, (_, path) =>
  [1, 2, MOST_TAKEN].reduce((bits, n) => {
    const { back, kept } = along(path, n)
    return kept && back === n ? bits | (1 << n) : bits
  }, 0),
)

/**
 * The colours a buyer could buy now if it has a coin, as bits. `cells` may differ from the market's
 * own: that is how one looks ahead. @rule AZT-38, AZT-39, AZT-40, AZT-41, AZT-44
 */
function colours(market: Market, cells: readonly number[], seat: Seat, buyer: number): number {
  const { stock } = market
  const bound = market.colours[seat * BUYERS + buyer]
  const line = LINES[seat][buyer]
  let found = 0
  let path = OPEN
  for (let i = 0; i < line.length; i++) {
    const tile = cells[line[i]]
    if (tile === CROWD) return found
    if (tile >= CROWD) path = beyond(path, tile)
    else if (tile !== NONE && stock[tile] > 0 && (bound === NONE || bound === tile)) {
      if (((FORBIDDEN[path] >> stock[tile]) & 1) === 0) found |= 1 << tile
    }
  }
  return found
}

/**
 * All purchases of a seat whose buyers in `purse` have coins: four bits of colours for each buyer.
 * @rule AZT-37, AZT-50
 */
export function purchases(
  market: Market,
  cells: readonly number[],
  seat: Seat,
  purse: number,
): number {
  let found = 0
  for (let buyer = 0; buyer < BUYERS; buyer++) {
    if ((purse >> buyer) & 1)
      found |= colours(market, cells, seat, buyer) << (buyer * COLOURS.length)
  }
  return found
}

/** Whether any of these buyers can buy anything. Stops at the first that can. */
export function anyPurchase(
  market: Market,
  cells: readonly number[],
  seat: Seat,
  purse: number,
): boolean {
  for (let buyer = 0; buyer < BUYERS; buyer++)
    if ((purse >> buyer) & 1 && colours(market, cells, seat, buyer) !== 0) return true
  return false
}

/**
 * The tiles between a buyer and the vendor of this colour; null if that is not in its column, or a
 * crowd is between.
 */
function pathTo(market: Market, seat: Seat, buyer: number, colour: number): number | null {
  let path = OPEN
  for (const cell of LINES[seat][buyer]) {
    const tile = market.cells[cell]
    if (tile === colour) return path
    if (tile === CROWD) return null
    path = beyond(path, tile)
  }
  return null
}

/**
 * What it would bring if this buyer bought from the vendor of this colour; null if it cannot, coin
 * or no coin. For players to see before they buy, and for the purchase itself. @rule AZT-42,
 * AZT-46..AZT-49
 */
export function preview(
  market: Market,
  seat: Seat,
  buyer: number,
  colour: number,
): Purchase | null {
  const path = pathTo(market, seat, buyer, colour)
  const bound = market.colours[seat * BUYERS + buyer]
  const tokens = market.stock[colour]
  if (path === null || tokens === 0 || (bound !== NONE && bound !== colour)) return null
  const purchase = along(path, tokens)
  return purchase.kept && purchase.back === tokens ? null : purchase
}
