import { describe, expect, test } from 'vitest'
import { isRow, LINES, shift, usedCells, yieldOf } from './rift.ts'
import type { ChronomancerShop } from './words.ts'

/** A Rift of nine tiles, frayed where told. */
const shopOf = (rift: number[], frayed: readonly number[] = [], gate = 4): ChronomancerShop => ({
  merchant: 'chr',
  rift,
  frayed: rift.map((_, cell) => frayed.includes(cell)),
  gate,
  pile: [0, 0, 0, 0, 0],
  discard: [0, 0, 0, 0, 0],
  hourglasses: 0,
})

describe('the Rift', () => {
  test('COV-CHR-4 the Gate tile enters a row on the left, the tile on the right leaves', () => {
    const shop = shopOf([1, 2, 3, 1, 2, 3, 1, 2, 3], [5])
    expect(shift(shop, 1, 'start')).toEqual({ colour: 3, frayed: true })
    expect(shop.rift).toEqual([1, 2, 3, 4, 1, 2, 1, 2, 3])
    expect(shop.frayed).not.toContain(true)
  })

  test('COV-CHR-4 it enters a column from below; a frayed tile moves on with the line', () => {
    const shop = shopOf([1, 2, 3, 1, 2, 3, 1, 2, 3], [8])
    expect(shift(shop, 5, 'end')).toEqual({ colour: 3, frayed: false })
    expect(shop.rift).toEqual([1, 2, 3, 1, 2, 3, 1, 2, 4])
    expect(shop.frayed.flatMap((frayed, cell) => (frayed ? [cell] : []))).toEqual([5])
  })

  test('COV-CHR-8 three bright tiles of one colour give a Relic, or a Trinket whichever of them is spared', () => {
    const shop = shopOf([2, 2, 2, 1, 2, 3, 1, 2, 3])
    expect([null, 0, 1, 2].map(spare => yieldOf(shop, 0, spare))).toEqual([2, 2, 2, 2])
  })

  test('COV-CHR-8 two bright tiles of one colour give a Trinket with exactly the third tile spared', () => {
    const shop = shopOf([2, 1, 2, 1, 2, 3, 1, 2, 3])
    expect([null, 0, 1, 2].map(spare => yieldOf(shop, 0, spare))).toEqual([0, 0, 2, 0])
  })

  test('COV-CHR-8 a frayed tile gives nothing', () => {
    const shop = shopOf([2, 2, 2, 1, 2, 3, 1, 2, 3], [0])
    expect([null, 0, 1, 2].map(spare => yieldOf(shop, 0, spare))).toEqual([0, 2, 0, 0])
  })

  test('every cell lies in one row and one column; what is spared is not used', () => {
    for (const rows of [true, false]) {
      const cells = LINES.flatMap((line, at) => (isRow(at) === rows ? line : []))
      expect(cells.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    }
    expect([usedCells(4, null), usedCells(4, 0), usedCells(4, 1)]).toEqual([
      [1, 4, 7],
      [4, 7],
      [1, 7],
    ])
  })
})
