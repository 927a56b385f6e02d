import type { Rng } from '../../../kernel/rng.ts'
import { type Counts, total } from '../../../kit/counts.ts'

/** Takes one of a multiset that is not empty, each copy equally likely: its value. */
export function take(counts: Counts, rng: Rng): number {
  let left = rng.below(total(counts))
  let value = 1
  while (left >= counts[value]) left -= counts[value++]
  counts[value]--
  return value
}
