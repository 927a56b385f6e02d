import { expect, test } from 'vitest'
import { Rng } from '../../kernel/rng.ts'
import { addGroup, addSums, fitLine, newSums, type Sums } from './line.ts'

const TRUE = [3, -2, 0.5]

/** Trials whose results follow from two inputs, by chance, and by how each decision stood before. */
function trialsOf(groups: number, rng: Rng, stands = 0): Sums {
  const sums = newSums(4)
  for (let group = 0; group < groups; group++) {
    const stood = stands * (rng.unit() - 0.5)
    const tried = Array.from({ length: 3 }, () => {
      const inputs = Float64Array.from([rng.unit(), rng.unit(), stood, 0])
      const result = TRUE.reduce((sum, weight, i) => sum + weight * inputs[i], rng.unit() - 0.5)
      return { inputs, result }
    })
    addGroup(sums, tried)
  }
  return sums
}

test('many trials show what each input is worth; one that never differs stays as it was', () => {
  const line = fitLine(trialsOf(20_000, Rng.from(1), 4), [0, 0, 0, 7])
  for (const [i, weight] of TRUE.entries()) expect(line[i]).toBeCloseTo(weight, 1)
  expect(line[3]).toBe(7)
})

test('few trials change little', () => {
  const before = [1, 1, 1, 1]
  const line = fitLine(trialsOf(3, Rng.from(1), 4), before)
  for (const [i, weight] of before.entries()) expect(Math.abs(line[i] - weight)).toBeLessThan(0.3)
  expect([...fitLine(newSums(4), before)]).toEqual(before)
})

test('sums of parts are the sums of all', () => {
  const rng = Rng.from(2)
  const parts = [trialsOf(50, rng), trialsOf(70, rng)]
  const all = newSums(4)
  for (const part of parts) addSums(all, part)
  const again = Rng.from(2)
  const whole = newSums(4)
  for (const part of [trialsOf(50, again), trialsOf(70, again)]) addSums(whole, part)
  expect(all.positions).toBe(360)
  expect(all).toEqual(whole)
})
