import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  distinct,
  from,
  isFlag,
  isWhole,
  listOf,
  object,
  oneOf,
  orNull,
  rising,
  shapeBySeats,
  sorted,
} from './shape.ts'

describe('shapes', () => {
  test('whole numbers are those that JSON knows', () => {
    for (const value of [0, 1, 9999]) expect(isWhole(value)).toBe(true)
    for (const value of [-0, -1, 0.5, NaN, Infinity, '1', null, [], {}])
      expect(isWhole(value)).toBe(false)
    expect([-1, 0, 2, 3, -0].map(from(-1, 2))).toEqual([true, true, true, false, false])
  })

  test('lists in order, with or without repeats', () => {
    const small = from(0, 9)
    expect([[], [1, 1, 2], [2, 1], [10], 7].map(sorted(small))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(
      [
        [1, 2],
        [1, 1],
        [2, 1],
      ].map(rising(small)),
    ).toEqual([true, false, false])
    expect(
      [
        [2, 1],
        [1, 1],
      ].map(distinct(small)),
    ).toEqual([true, false])
    expect([[1], [1, 2], new Array(101).fill(1)].map(listOf(small))).toEqual([true, true, false])
    expect([[1], [1, 2]].map(listOf(small, 2))).toEqual([false, true])
  })

  test('objects have just these fields', () => {
    const isCoin = object({ colour: oneOf(['G', 'S']), paid: orNull(isFlag) })
    expect(
      [{ colour: 'G', paid: null }, { colour: 'G' }, { colour: 'B', paid: true }, null, []].map(
        isCoin,
      ),
    ).toEqual([true, false, false, false, false])
    expect(isCoin({ colour: 'G', paid: true, more: 1 })).toBe(false)
  })

  test('what is wrong is told field by field, at a table of as many seats as a list says', () => {
    type Coins = { round: number; coins: number[] }
    const shape = shapeBySeats<Coins>(
      'coins',
      seats => ({ round: [from(1, 9), 'from 1 to 9'], coins: [listOf(isWhole), `of ${seats}`] }),
      2,
    )
    const faults = (state: object) => shape(state as Coins, [2, 3])
    expect(faults({ round: 0, coins: [0, 0, 0, -1] })).toEqual([
      'round: from 1 to 9.',
      'coins: of 2.',
    ])
    expect(faults({ coins: [0, 0, 0, 0, 0, 0] })).toEqual(['round: from 1 to 9.'])
    expect(faults({ round: 1, coins: [1, 0, 0, 1] })).toEqual([])
    for (const coins of [undefined, 4, [0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]])
      expect(faults({ round: 1, coins })).toEqual(['coins: a list for 2 to 3 seats.'])
  })

  test('of any JSON something can be said', () => {
    const asked = fc.property(fc.jsonValue(), junk => {
      for (const is of [isWhole, isFlag, sorted(isWhole), rising(isWhole), object({ a: isFlag })])
        expect([true, false]).toContain(is(junk))
    })
    expect(() => fc.assert(asked, { seed: 7, numRuns: 200 })).not.toThrow()
  })
})
