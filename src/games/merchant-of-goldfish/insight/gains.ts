import { BURDEN, COPIES, STRENGTH } from './burden.ts'

/*
 * What moves gain their seat, in turns saved on the way out.
 */

/**
 * What the lead after a won trick is worth; more than any set's burden when only one set will be
 * left.
 */
const LEAD = 1
const LAST_LEAD = 2
/** Nothing is better than to be out. */
const OUT = 20

/** What the lead is worth to somebody with this hand. */
export function leadWorth(hand: readonly number[]): number {
  return sets(hand) <= 2 ? LAST_LEAD : LEAD
}

/** The burden a play takes away, and the hope of the lead, which is worth so much. */
export function playGain(
  hand: readonly number[],
  size: number,
  value: number,
  count: number,
  lead: number,
): number {
  if (count === size) return OUT
  const at = value * COPIES
  return BURDEN[at + hand[value]] - BURDEN[at + hand[value] - count] + lead * STRENGTH[at + count]
}

/** What a card taken from the market brings. */
export function collectGain(hand: readonly number[], value: number): number {
  const at = value * COPIES + hand[value]
  return BURDEN[at] - BURDEN[at + 1]
}

/** Nothing, unless the hand is of one value only: it is led next, and gone. */
export function declineGain(hand: readonly number[]): number {
  return sets(hand) === 1 ? OUT : 0
}

/** How many different values are in this hand. */
function sets(hand: readonly number[]): number {
  let count = 0
  for (let v = 1; v < hand.length; v++) if (hand[v] > 0) count++
  return count
}
