import type { Frozen } from '../../../../../kernel/game.ts'
import type { Cell, ChronomancerShop, End, Line } from './words.ts'

export const CELLS = 9
/** How many lines of the Rift lie in each direction. */
export const SIDE = 3

/** The cells of each line: three rows from the top, then three columns from the left. */
export const LINES: readonly (readonly Cell[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
]

export const isRow = (line: Line): boolean => line < SIDE

/** A tile of the Rift: its colour, and whether its frayed side is up. */
export interface Tile {
  readonly colour: number
  readonly frayed: boolean
}

/**
 * The Gate tile enters a line at this end, the line moves on by one; returns the tile that leaves.
 * @rule COV-CHR-4
 */
export function shift(shop: ChronomancerShop, line: Line, from: End): Tile {
  const cells = LINES[line]
  const [first, middle, last] = from === 'start' ? cells : [cells[2], cells[1], cells[0]]
  const leaving = { colour: shop.rift[last], frayed: shop.frayed[last] }
  move(shop, middle, last)
  move(shop, first, middle)
  lay(shop, first, shop.gate)
  return leaving
}

function move(shop: ChronomancerShop, from: Cell, to: Cell): void {
  shop.rift[to] = shop.rift[from]
  shop.frayed[to] = shop.frayed[from]
}

/** Puts a tile there, bright side up. */
export function lay(shop: ChronomancerShop, cell: Cell, colour: number): void {
  shop.rift[cell] = colour
  shop.frayed[cell] = false
}

/**
 * The colour that a line yields if one of its tiles, 0 to 2, stays unused, or (null) if none does:
 * the one colour of the other tiles if all are bright; else 0. @rule COV-CHR-8
 */
export function yieldOf(shop: Frozen<ChronomancerShop>, line: Line, spare: number | null): number {
  let colour = 0
  for (const cell of usedCells(line, spare)) {
    if (shop.frayed[cell] || (colour > 0 && shop.rift[cell] !== colour)) return 0
    colour = shop.rift[cell]
  }
  return colour
}

const WITHOUT = LINES.map(cells =>
  [0, 1, 2].map(spare => cells.filter((_, place) => place !== spare)),
)

/** The tiles of a line that are used when this one, or none (null), is spared. */
export const usedCells = (line: Line, spare: number | null): readonly Cell[] =>
  spare === null ? LINES[line] : WITHOUT[line][spare]
