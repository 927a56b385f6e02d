import type { Rng } from '../kernel/rng.ts'

/** An index from 0 to n − 1, drawn with these weights, none negative and not all zero. */
export function draw(weights: Float64Array, n: number, rng: Rng): number {
  let sum = 0
  for (let i = 0; i < n; i++) sum += weights[i]
  let left = rng.unit() * sum
  for (let i = 0; i < n - 1; i++) {
    left -= weights[i]
    if (left < 0) return i
  }
  return n - 1
}

/** The index of the greatest of the first n weights; of equal ones, the first. */
export function greatest(weights: Float64Array, n: number): number {
  let best = 0
  for (let i = 1; i < n; i++) if (weights[i] > weights[best]) best = i
  return best
}
