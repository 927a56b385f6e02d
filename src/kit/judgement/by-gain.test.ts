import { expect, test } from 'vitest'
import type { GameTypes } from '../../kernel/game.ts'
import { Rng } from '../../kernel/rng.ts'
import { byGain } from './by-gain.ts'

const MOVES = ['worst', 'good', 'best'].map(type => ({ type }))
const of = (slip: number) =>
  byGain<GameTypes>({
    gains: (_state, _seat, moves, out) => moves.forEach((_move, i) => (out[i] = i * 2)),
    temperature: 2,
    fastTemperature: 0.1,
    slip,
  })

test('a gain of one temperature more makes a move e times as likely', () => {
  const weights = new Float64Array(3)
  of(0).weigh({}, 0, MOVES, weights)
  expect(weights[2] / weights[1]).toBeCloseTo(Math.E)
  expect(weights[1] / weights[0]).toBeCloseTo(Math.E)
})

test('a playout takes what gains most, and anything when it slips', () => {
  const rng = Rng.from(1)
  const taken = (slip: number) =>
    new Set(Array.from({ length: 50 }, () => of(slip).choose({}, 0, MOVES, rng).type))
  expect(taken(0)).toEqual(new Set(['best']))
  expect(taken(1).size).toBe(3)
})
