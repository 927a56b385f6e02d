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

/**
 * Differences of more than this many temperatures change nothing: every possible move keeps a
 * weight.
 */
const COLDEST = 40

/**
 * Turns the first n gains into weights, in place: `temperature` more makes a move e times as
 * likely. The best gets 1, so that any scale will do.
 */
export function soften(gains: Float64Array, n: number, temperature: number): void {
  let best = -Infinity
  for (let i = 0; i < n; i++) if (gains[i] > best) best = gains[i]
  for (let i = 0; i < n; i++)
    gains[i] = Math.exp(Math.max((gains[i] - best) / temperature, -COLDEST))
}

/** The index of the greatest of the first n weights; of equal ones, the first. */
export function greatest(weights: Float64Array, n: number): number {
  let best = 0
  for (let i = 1; i < n; i++) if (weights[i] > weights[best]) best = i
  return best
}
