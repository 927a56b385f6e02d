import { HIGHEST } from '../content/index.ts'

/** The most copies of one value, and the width of a row of the tables. */
export const COPIES = 8

/** How much the power to win tricks is worth against the turn it takes to be rid of a set. */
const CONTROL = 1.4
/** What one card more costs in itself: it can be stranded when its set is broken. */
const CARD = 0.05

/**
 * How steeply strength grows with height for a single card, and how fast that eases with every card
 * beside it.
 */
const LONE = 10
const COMPANY = 1.4

/**
 * `STRENGTH[value * COPIES + n]`: the chance, roughly, that n cards of this value win the trick.
 */
export const STRENGTH = table((value, n) => {
  const height = (value - 1) / (HIGHEST - 1)
  return height ** (LONE / n ** COMPANY)
})

/**
 * `BURDEN[value * COPIES + n]`: what n cards of this value in hand cost their owner, in turns. Less
 * than 0 = an asset.
 */
export const BURDEN = table((value, n) => 1 - CONTROL * STRENGTH[value * COPIES + n] + CARD * n)

function table(entry: (value: number, n: number) => number): Float64Array {
  const filled = new Float64Array((HIGHEST + 1) * COPIES)
  for (let v = 1; v <= HIGHEST; v++)
    for (let n = 1; n < COPIES; n++) filled[v * COPIES + n] = entry(v, n)
  return filled
}
