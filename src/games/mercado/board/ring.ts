import { upTo } from '../../../kit/moves.ts'

/** A place in a grid, as CSS writes it: row, then column, from 1. */
export type GridPlace = string

/**
 * Where the spaces of a track lie on the rim of a grid so many columns wide: the first in the upper
 * right corner, the others clockwise. An odd one out leaves a gap before the first.
 */
export function ring(spaces: number, columns: number): GridPlace[] {
  const rows = rowsOf(spaces, columns)
  const at = (row: number, column: number): GridPlace => `${row} / ${column}`
  const right = upTo(rows).map(row => at(row + 1, columns))
  const bottom = upTo(columns - 2).map(left => at(rows, columns - 1 - left))
  const left = upTo(rows).map(up => at(rows - up, 1))
  const top = upTo(columns - 2).map(column => at(1, column + 2))
  return [...right, ...bottom, ...left, ...top].slice(0, spaces)
}

/** How many rows such a grid has. */
export const rowsOf = (spaces: number, columns: number): number =>
  Math.max(2, Math.ceil(spaces / 2) + 2 - columns)
