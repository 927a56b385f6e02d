import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Score } from './game.ts'
import { compareScores, ranks } from './rank.ts'

const score = fc.array(fc.integer({ min: -2, max: 2 }), { maxLength: 3 })

describe('compareScores', () => {
  test('points first, then the tie-breakers from left to right', () => {
    expect(compareScores([3], [2])).toBeGreaterThan(0)
    expect(compareScores([2, 9], [3, 0])).toBeLessThan(0)
    expect(compareScores([2, 1, 5], [2, 1, 4])).toBeGreaterThan(0)
    expect(compareScores([2, 1], [2, 1])).toBe(0)
  })

  test('a missing tie-breaker counts as 0', () => {
    expect(compareScores([2], [2, 0])).toBe(0)
    expect(compareScores([2], [2, 1])).toBeLessThan(0)
    expect(compareScores([2], [2, -1])).toBeGreaterThan(0)
    expect(compareScores([], [])).toBe(0)
  })

  test('is an order: antisymmetric and transitive', () => {
    fc.assert(
      fc.property(score, score, score, (a, b, c) => {
        expect(Math.sign(compareScores(a, b))).toBe(-Math.sign(compareScores(b, a)) + 0)
        const chain = compareScores(a, b) >= 0 && compareScores(b, c) >= 0
        expect(chain && compareScores(a, c) < 0).toBe(false)
      }),
      { seed: 7, numRuns: 300 },
    )
  })
})

describe('ranks', () => {
  const TABLE: readonly (readonly [scores: Score[], places: number[]])[] = [
    [
      [[1], [2], [3]],
      [3, 2, 1],
    ],
    [
      [[9], [5], [5], [1]],
      [1, 2, 2, 4],
    ],
    [
      [[5, 1], [5, 2], [7]],
      [3, 2, 1],
    ],
    [
      [[0], [0], [0]],
      [1, 1, 1],
    ],
    [
      [[4, 0], [4]],
      [1, 1],
    ],
    [[], []],
  ]
  test.each(TABLE)('%j is ranked %j', (scores, places) => {
    expect(ranks(scores)).toEqual(places)
  })
})
