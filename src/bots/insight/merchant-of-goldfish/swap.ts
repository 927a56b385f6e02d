import { EXCHANGE_LIMIT, HIGHEST } from '../../../games/merchant-of-goldfish/content.ts'
import { BURDEN, COPIES } from './burden.ts'

/*
 * What is the best exchange? Two knapsacks, one of cards to give and one of cards to take, say for each sum what relief
 * it can bring (burden before less burden after) and by which values. A value on both sides would be counted twice, so
 * such pairs are left out; a third knapsack, of values that are not in hand, always leaves one that fits.
 *
 * An entry is one integer, so that the better is simply the greater: relief times UNIT above, a bit a value below.
 */
const SUMS = EXCHANGE_LIMIT + 1
const BITS = HIGHEST + 1
const UNIT = 500 << BITS
const VALUES = (1 << BITS) - 1
const NEVER = -(2 ** 30)

const giving = new Int32Array(SUMS)
const taking = new Int32Array(SUMS)
const takingNew = new Int32Array(SUMS)

/** An exchange under way, as in the game's state: `given` and `taken` so far, no next value above `last`. */
export interface Swap {
  readonly given: readonly number[]
  readonly taken: readonly number[]
  readonly owed: number
  readonly last: number
}

/** Relief from a change of `value` in hand from `before` to `after` copies; beyond the table nothing changes. */
function reliefOf(value: number, before: number, after: number): number {
  const at = value * COPIES
  return BURDEN[at + Math.min(before, COPIES - 1)] - BURDEN[at + Math.min(after, COPIES - 1)]
}

function empty(sack: Int32Array): void {
  sack[0] = 0
  for (let s = 1; s < SUMS; s++) sack[s] = NEVER
}

const GAINS = Int32Array.from(BURDEN, burden => Math.round(burden * (UNIT >> BITS)) << BITS)
const gains = new Int32Array(COPIES)

/** Offers a knapsack up to `stock` cards of one value, of which `held` are in hand; `step` is −1 to give, +1 to take. */
function offer(sack: Int32Array, value: number, stock: number, held: number, step: 1 | -1): void {
  const at = value * COPIES + held
  let most = (EXCHANGE_LIMIT / value) | 0
  if (stock < most) most = stock
  if (step === 1 && held + most >= COPIES) most = COPIES - 1 - held
  for (let k = 1; k <= most; k++) gains[k] = GAINS[at] - GAINS[at + step * k]
  const bit = 1 << value
  for (let s = EXCHANGE_LIMIT; s >= value; s--) {
    let best = sack[s]
    for (let k = 1, rest = s - value; k <= most && rest >= 0; k++, rest -= value) {
      const found = (sack[rest] + gains[k]) | bit
      if (found > best) best = found
    }
    sack[s] = best
  }
}

/** The best way on: its relief from here, and the value to give next; 0 = give no more. */
export interface Plan {
  relief: number
  next: number
}

/** How to go on giving. Not to begin at all is worth 0. */
export function planGiving(hand: readonly number[], market: readonly number[], swap: Swap, plan: Plan): void {
  empty(giving)
  empty(takingNew)
  for (let v = 1; v <= HIGHEST; v++) {
    const held = hand[v] - swap.given[v]
    if (held > 0 && v <= swap.last) offer(giving, v, held, held, -1)
    if (hand[v] === 0 && market[v] > 0) offer(takingNew, v, market[v], 0, 1)
  }
  for (let s = 0; s < SUMS; s++) taking[s] = takingNew[s]
  for (let v = 1; v <= HIGHEST; v++) {
    if (hand[v] > 0 && swap.given[v] === 0 && market[v] > 0) offer(taking, v, market[v], hand[v], 1)
  }
  let best = swap.owed === 0 ? 0 : NEVER
  plan.next = 0
  for (let s = swap.owed === 0 ? 1 : 0, sum = swap.owed + s; sum < SUMS; s++, sum++) {
    const fits = (giving[s] & taking[sum] & VALUES) === 0
    const found = (giving[s] >> BITS) + ((fits ? taking : takingNew)[sum] >> BITS)
    if (found <= best) continue
    best = found
    plan.next = highest(giving[s])
  }
  plan.relief = best / (UNIT >> BITS)
}

/** How to go on taking, until what is owed is paid. */
export function planTaking(hand: readonly number[], market: readonly number[], swap: Swap, plan: Plan): void {
  empty(taking)
  for (let v = 1; v <= swap.last && v <= swap.owed; v++) {
    const left = swap.given[v] === 0 ? market[v] - swap.taken[v] : 0
    if (left > 0) offer(taking, v, left, hand[v] + swap.taken[v], 1)
  }
  plan.relief = (taking[swap.owed] >> BITS) / (UNIT >> BITS)
  plan.next = highest(taking[swap.owed])
}

/** The highest value an entry makes use of, or 0. */
function highest(entry: number): number {
  const values = entry & VALUES
  return values === 0 ? 0 : 31 - Math.clz32(values)
}

const ahead = { given: new Array<number>(HIGHEST + 1).fill(0), taken: new Array<number>(HIGHEST + 1).fill(0), owed: 0, last: 0 }
const ahead2: Plan = { relief: 0, next: 0 }

/** Relief if a card of this value is given next and all goes on as planned. */
export function reliefGiving(hand: readonly number[], market: readonly number[], swap: Swap, value: number): number {
  for (let v = 1; v <= HIGHEST; v++) ahead.given[v] = swap.given[v]
  ahead.given[value]++
  ahead.owed = swap.owed + value
  ahead.last = value
  planGiving(hand, market, ahead, ahead2)
  const held = hand[value] - swap.given[value]
  return reliefOf(value, held, held - 1) + ahead2.relief
}

/** Relief if a card of this value is taken next and all goes on as planned. */
export function reliefTaking(hand: readonly number[], market: readonly number[], swap: Swap, value: number): number {
  const held = hand[value] + swap.taken[value]
  const gain = reliefOf(value, held, held + 1)
  if (swap.owed === value) return gain
  for (let v = 1; v <= HIGHEST; v++) {
    ahead.given[v] = swap.given[v]
    ahead.taken[v] = swap.taken[v]
  }
  ahead.taken[value]++
  ahead.owed = swap.owed - value
  ahead.last = value
  planTaking(hand, market, ahead, ahead2)
  return gain + ahead2.relief
}
