import { noCounts } from '../../../kit/counts.ts'
import { EXCHANGE_LIMIT, HIGHEST } from '../content/index.ts'
import { BURDEN, COPIES } from './burden.ts'

/*
 * What is the best exchange? Two knapsacks, one of cards to give and one of cards to take, say for
 * each sum what relief it can bring (burden before less burden after) and by which values. A value
 * on both sides would be counted twice, so such pairs are left out; a third knapsack, of values
 * that are not in hand, always leaves one that fits.
 *
 * An entry is one integer, so that the better is simply the greater: above, the relief in parts of
 * a turn; below, the values as bits.
 */
const SUMS = EXCHANGE_LIMIT + 1
const BITS = HIGHEST + 1
const VALUES = (1 << BITS) - 1
const PER_TURN = 500
/** Less than any relief, and far enough from the least integer. */
const NEVER = -(2 ** 30)

const giving = new Int32Array(SUMS)
const taking = new Int32Array(SUMS)
const takingNew = new Int32Array(SUMS)

/**
 * An exchange under way, as in the game's state: `given` and `taken` so far, no next value above
 * `last`.
 */
export interface Swap {
  readonly given: readonly number[]
  readonly taken: readonly number[]
  readonly owed: number
  readonly last: number
}

/** An exchange not yet begun. */
export const NO_SWAP: Swap = {
  given: noCounts(HIGHEST),
  taken: noCounts(HIGHEST),
  owed: 0,
  last: HIGHEST,
}

function empty(sack: Int32Array): void {
  sack[0] = 0
  for (let s = 1; s < SUMS; s++) sack[s] = NEVER
}

/** `BURDEN` as entries without values. */
const WEIGHTS = Int32Array.from(BURDEN, burden => Math.round(burden * PER_TURN) << BITS)
const gains = new Int32Array(COPIES)

/**
 * Offers a knapsack, for sums up to `limit`, up to `stock` cards of one value, of which `held` are
 * in hand; `step` is −1 to give, +1 to take.
 */
function offer(
  sack: Int32Array,
  value: number,
  stock: number,
  held: number,
  step: 1 | -1,
  limit: number,
): void {
  const at = value * COPIES + held
  let most = (limit / value) | 0
  if (stock < most) most = stock
  if (step === 1 && held + most >= COPIES) most = COPIES - 1 - held
  for (let k = 1; k <= most; k++) gains[k] = WEIGHTS[at] - WEIGHTS[at + step * k]
  const bit = 1 << value
  for (let s = limit; s >= value; s--) {
    let best = sack[s]
    for (let k = 1, rest = s - value; k <= most && rest >= 0; k++, rest -= value) {
      const found = (sack[rest] + gains[k]) | bit
      if (found > best) best = found
    }
    sack[s] = best
  }
}

/**
 * Fills the knapsacks for an exchange that has got this far: what more may be given, and what might
 * be taken for it. The values not in hand go first, so that they alone make `takingNew`.
 */
function lookAhead(
  hand: readonly number[],
  market: readonly number[],
  swap: Swap,
  limit: number,
): void {
  empty(giving)
  empty(takingNew)
  for (let v = 1; v <= limit; v++) {
    const held = hand[v] - swap.given[v]
    if (held > 0 && v <= swap.last) offer(giving, v, held, held, -1, limit)
    if (hand[v] === 0 && market[v] > 0) offer(takingNew, v, market[v], 0, 1, limit)
  }
  for (let s = 0; s < SUMS; s++) taking[s] = takingNew[s]
  for (let v = 1; v <= limit; v++) {
    if (hand[v] > 0 && swap.given[v] === 0 && market[v] > 0)
      offer(taking, v, market[v], hand[v], 1, limit)
  }
}

/**
 * The best exchange from here in one entry: its relief, and the values that are still to be given;
 * none = enough.
 */
function bestGiving(hand: readonly number[], market: readonly number[], swap: Swap): number {
  // No more is given than the market holds.
  const limit = Math.min(EXCHANGE_LIMIT, sumOf(market))
  lookAhead(hand, market, swap, limit)
  // Not to begin is worth nothing; once begun, an exchange has to be completed.
  let best = swap.owed === 0 ? 0 : NEVER
  for (let s = swap.owed === 0 ? 1 : 0, sum = swap.owed + s; sum <= limit; s++, sum++) {
    const fits = (giving[s] & taking[sum] & VALUES) === 0
    const found = (fits ? taking : takingNew)[sum] & ~VALUES
    if (giving[s] + found > best) best = giving[s] + found
  }
  return best
}

/** The sum of all values of these cards. */
function sumOf(cards: readonly number[]): number {
  let sum = 0
  for (let v = 1; v <= HIGHEST; v++) sum += v * cards[v]
  return sum
}

/** The best way to take what is owed, in one entry: its relief, and the values to take. */
function bestTaking(
  hand: readonly number[],
  market: readonly number[],
  swap: Swap,
  last: number,
): number {
  empty(taking)
  for (let v = 1; v <= last && v <= swap.owed; v++) {
    const left = swap.given[v] === 0 ? market[v] - swap.taken[v] : 0
    if (left > 0) offer(taking, v, left, hand[v] + swap.taken[v], 1, swap.owed)
  }
  return taking[swap.owed]
}

const highest = (values: number): number => (values === 0 ? 0 : 31 - Math.clz32(values))

function reliefIn(entry: number): number {
  return (entry >> BITS) / PER_TURN
}

/** The value to give next, or in the phase `take` to take next; 0 = no more. */
export function planNext(
  hand: readonly number[],
  market: readonly number[],
  swap: Swap & { readonly phase: string },
): number {
  const values =
    (swap.phase === 'give'
      ? bestGiving(hand, market, swap)
      : bestTaking(hand, market, swap, swap.last)) & VALUES
  return highest(values)
}

/** Relief by the best exchange from here, in turns; 0 or more before one is begun. */
export function reliefSwap(hand: readonly number[], market: readonly number[], swap: Swap): number {
  return reliefIn(bestGiving(hand, market, swap))
}

/** Relief if no more is given. */
export function reliefEnough(
  hand: readonly number[],
  market: readonly number[],
  swap: Swap,
): number {
  return reliefIn(bestTaking(hand, market, swap, HIGHEST))
}

/** Relief if a card of this value is given next and all goes on as planned. */
export function reliefGiving(
  hand: readonly number[],
  market: readonly number[],
  swap: Swap,
  value: number,
): number {
  const held = hand[value] - swap.given[value]
  const given = swap.given.with(value, swap.given[value] + 1)
  const next = { given, taken: swap.taken, owed: swap.owed + value, last: value }
  return reliefIn(
    WEIGHTS[value * COPIES + held] -
      WEIGHTS[value * COPIES + held - 1] +
      bestGiving(hand, market, next),
  )
}

/** Relief if a card of this value is taken next and all goes on as planned. */
export function reliefTaking(
  hand: readonly number[],
  market: readonly number[],
  swap: Swap,
  value: number,
): number {
  const held = hand[value] + swap.taken[value]
  const taken = swap.taken.with(value, swap.taken[value] + 1)
  const next = { given: swap.given, taken, owed: swap.owed - value, last: value }
  return reliefIn(
    WEIGHTS[value * COPIES + held] -
      WEIGHTS[value * COPIES + held + 1] +
      bestTaking(hand, market, next, value),
  )
}
