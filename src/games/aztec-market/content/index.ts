/**
 * The four commodities: black pottery, blue cloth, red jewels, green herbs. A colour is its place
 * in this list.
 */
export const COLOURS = ['black', 'blue', 'red', 'green'] as const
/** Tokens of each colour. @rule AZT-3 */
export const TOKENS = 20
/**
 * Tokens drawn in a pass; every number of removed tokens is a multiple of it. @rule AZT-20, AZT-R14
 */
export const DRAW = 4

/**
 * The kinds of market tiles. A kind is its place in this list, and a vendor's kind is its colour.
 * @rule AZT-2
 */
export const TILES = [
  ...COLOURS,
  'crowd',
  'porter',
  'governor',
  'ambassador',
  'messenger',
  'king',
] as const
export const CROWD = 4
export const PORTER = 5
export const GOVERNOR = 6
export const AMBASSADOR = 7
export const MESSENGER = 8
export const KING = 9
/** How many tiles there are of each kind. @rule AZT-2 */
export const COPIES: readonly number[] = [1, 1, 1, 1, 4, 2, 2, 1, 1, 1]

/**
 * The market is a square of so many cells a side; cell = 4 × row + column, row 0 north, column 0
 * west. @rule AZT-9
 */
export const SIDE = 4
export const CELLS = SIDE * SIDE
/** Buyers of each player, one a line. @rule AZT-8 */
export const BUYERS = 4

/** No tile, no cell, no colour. */
export const NONE = -1

const along = (start: number, step: number): number[] => [0, 1, 2, 3].map(i => start + i * step)

/**
 * `LINES[seat][buyer]`: the cells of the buyer's column as seen from the seat, nearest first.
 * Buyers are numbered from west to east, or from north to south. @rule AZT-12, AZT-13, AZT-R1
 */
export const LINES: readonly (readonly (readonly number[])[])[] = [
  [0, 1, 2, 3].map(column => along(12 + column, -SIDE)),
  [0, 1, 2, 3].map(row => along(SIDE * row, 1)),
  [0, 1, 2, 3].map(column => along(column, SIDE)),
  [0, 1, 2, 3].map(row => along(SIDE * row + 3, -1)),
]

/** Whether two cells share a row or a column. @rule AZT-28, AZT-R16 */
export function inLine(a: number, b: number): boolean {
  return a >> 2 === b >> 2 || (a & 3) === (b & 3)
}

/**
 * The 16 cells row by row as `seat` sees them: its own lines stand upright, the nearest cells in
 * the last row.
 */
export function seenBy(seat: number): readonly number[] {
  return SEEN[seat]
}

const SEEN: readonly (readonly number[])[] = LINES.map((lines, seat) => {
  const columns = seat < 2 ? lines : lines.toReversed()
  return Array.from(
    { length: CELLS },
    (_, at) => columns[at % SIDE][SIDE - 1 - Math.floor(at / SIDE)],
  )
})
