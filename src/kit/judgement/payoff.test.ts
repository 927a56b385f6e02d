import { describe, expect, test } from 'vitest'
import { Rng } from '../../kernel/rng.ts'
import { draw, greatest, soften } from '../draw.ts'
import { doubtedRank, expectedRank, likelyPayoffs, rankPayoffs } from './payoff.ts'

const payoffs = (scores: number[][]) => {
  const out = new Float64Array(scores.length)
  rankPayoffs(scores, out)
  return [...out]
}

describe('payoffs', () => {
  test('the first gets 1, the last 0, those between their share', () => {
    expect(payoffs([[3], [9], [5]])).toEqual([0, 1, 0.5])
    expect(payoffs([[1], [2]])).toEqual([0, 1])
  })

  test('those who are level share what their places are worth', () => {
    expect(payoffs([[5], [5], [1]])).toEqual([0.75, 0.75, 0])
    expect(
      payoffs([
        [5, 1],
        [5, 2],
        [5, 1],
      ]),
    ).toEqual([0.25, 1, 0.25])
    expect(payoffs([[0], [0]])).toEqual([0.5, 0.5])
  })

  test('alone one is always first', () => {
    expect(payoffs([[0]])).toEqual([1])
    expect(expectedRank(1, 1)).toBe(1)
  })

  test('guesses leave room for doubt: level ones are worth the same, and a lead of `doubt` is e to 1', () => {
    const out = new Float64Array(3)
    likelyPayoffs(Float64Array.of(5, 5, 3), 3, 2, out)
    const ahead = Math.E / (Math.E + 1)
    expect([...out]).toEqual([(0.5 + ahead) / 2, (0.5 + ahead) / 2, expect.closeTo(1 - ahead)])
  })

  test('a payoff stands for a place', () => {
    expect([1, 0.5, 0].map(payoff => expectedRank(payoff, 5))).toEqual([1, 3, 5])
  })
})

describe('drawing', () => {
  test('keeps to the weights', () => {
    const rng = Rng.from(1)
    const counts = [0, 0, 0, 0]
    for (let i = 0; i < 4000; i++) counts[draw(Float64Array.of(1, 0, 3, 9), 3, rng)]++
    expect(counts[0]).toBeGreaterThan(900)
    expect(counts[0]).toBeLessThan(1100)
    expect([counts[1], counts[3]]).toEqual([0, 0])
  })

  test('gains become weights, the best 1, the worst still possible', () => {
    const gains = Float64Array.of(3, 5, -1e6, 99)
    soften(gains, 3, 2)
    expect([...gains]).toEqual([Math.exp(-1), 1, expect.any(Number), 99])
    expect(gains[2]).toBeGreaterThan(0)
  })

  test('the greatest is the first of equals', () => {
    expect(greatest(Float64Array.of(1, 4, 4, 9), 3)).toBe(1)
  })
})

test('a place that is doubted lies nearer to the middle, in the same order', () => {
  expect([1, 1.2, 2.5, 3.9, 4].map(rank => doubtedRank(rank, 4, 1))).toEqual([1, 1.2, 2.5, 3.9, 4])
  const doubted = [1.2, 2, 2.5, 3.9].map(rank => doubtedRank(rank, 4, 3))
  expect(doubted).toEqual(doubted.toSorted((one, other) => one - other))
  expect(doubted[0]).toBeGreaterThan(1.5)
  expect(doubted[2]).toBeCloseTo(2.5)
  // Odds of 8 to 1 are 2 to 1 then.
  expect(doubtedRank(2 - 8 / 9, 2, 3)).toBeCloseTo(2 - 2 / 3)
  expect([doubtedRank(1, 2, 3), doubtedRank(2, 2, 3)]).toEqual([1, 2])
  // So much favour less makes them one to one, and so much more 64 to 1.
  expect(doubtedRank(2 - 8 / 9, 2, 3, Math.log(8))).toBeCloseTo(1.5)
  expect(doubtedRank(2 - 8 / 9, 2, 1, -Math.log(8))).toBeCloseTo(2 - 64 / 65)
})
