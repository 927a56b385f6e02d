import type { Rng } from '../../../../../kernel/rng.ts'
import { total } from '../../../../../kit/counts.ts'
import { take } from '../../bag.ts'
import type { AlchemistShop, Marble } from './words.ts'

/** Kinds of marbles: four colours, and Ichor. */
export const MARBLES = 5
export const ICHOR = 5
/** Each row has an arm to the left and one to the right. */
export const ROWS = 3
export const ARMS_PER_ROW = 2
export const ARMS = ROWS * ARMS_PER_ROW

/**
 * How many marbles an announced colour sets free: those from the front of this colour, or Ichor.
 * @rule COV-ALC-4
 */
export function flowing(arm: readonly Marble[], colour: number): number {
  let n = 0
  while (n < arm.length && (arm[n] === colour || arm[n] === ICHOR)) n++
  return n
}

/**
 * Takes so many marbles from the front of an arm to the rack; those behind move up. @rule COV-ALC-2
 */
export function pour(shop: AlchemistShop, arm: number, count: number): Marble[] {
  const marbles = shop.arms[arm].splice(0, count)
  for (const marble of marbles) shop.rack[marble]++
  return marbles
}

/**
 * Fills the arms from the back, one after the other, until full or the bag is empty; what each got.
 * @rule COV-ALC-3
 */
export function fill(
  { arms, bag }: Pick<AlchemistShop, 'arms' | 'bag'>,
  length: number,
  rng: Rng,
): Marble[][] {
  let left = total(bag)
  return arms.map(arm => {
    const added: Marble[] = []
    for (; arm.length < length && left > 0; left--) {
      const marble = take(bag, rng)
      arm.push(marble)
      added.push(marble)
    }
    return added
  })
}
