import type { Frozen, Seat } from '../../../kernel/game.ts'
import { EXCHANGE_LIMIT, HIGHEST } from '../content/index.ts'
import type { State } from './state.ts'

/**
 * Which exchanges can still be completed (GOL-22, GOL-23, GOL-R5). Sums of 0 to 14 are the bits of
 * a number: bit s is set when some of the cards looked at add up to s. Values, too, are answered as
 * bits.
 */
const ALL_SUMS = (1 << (EXCHANGE_LIMIT + 1)) - 1
const NOTHING = 1
/**
 * The same read backwards, bit 14 − s for the sum s: two sets meet in a sum with one shift and one
 * AND.
 */
const NOTHING_BACKWARDS = 1 << EXCHANGE_LIMIT

/** The sums reachable with up to `copies` more cards of `value`. */
function withCopies(sums: number, value: number, copies: number): number {
  for (let spent = value; copies > 0 && spent <= EXCHANGE_LIMIT; copies--, spent += value)
    sums |= sums << value
  return sums & ALL_SUMS
}

/** The sums the market can pay without the values given (GOL-R5). */
function marketSums(market: readonly number[], given: readonly number[]): number {
  let sums = NOTHING
  for (let value = 1; value <= HIGHEST; value++)
    if (market[value] > 0 && given[value] === 0) sums = withCopies(sums, value, market[value])
  return sums
}

/**
 * For every value the sums that the market pays with higher ones, backwards. Made once, because it
 * is filled many times a second: `giveable` fills it and reads it before it ends.
 */
const above = new Array<number>(HIGHEST + 1).fill(NOTHING_BACKWARDS)

function sumsAbove(market: readonly number[], given: readonly number[]): void {
  let sums = NOTHING_BACKWARDS
  for (let value = HIGHEST; value >= 0; value--) {
    above[value] = sums
    if (given[value] > 0) continue
    for (
      let copies = market[value], spent = value;
      copies > 0 && spent <= EXCHANGE_LIMIT;
      copies--, spent += value
    )
      sums |= sums >> value
  }
}

/**
 * Whether giving more, after `ahead` worth `sum` with `last` its lowest, leads to an exchange the
 * market can pay. `ahead` is changed on the way, and in the end as it was.
 */
function completable(
  hand: readonly number[],
  market: readonly number[],
  ahead: number[],
  sum: number,
  last: number,
): boolean {
  for (let value = Math.min(last, EXCHANGE_LIMIT - sum); value >= 1; value--) {
    if (hand[value] <= ahead[value]) continue
    ahead[value]++
    const found =
      ((marketSums(market, ahead) >> (sum + value)) & 1) === 1 ||
      completable(hand, market, ahead, sum + value, value)
    ahead[value]--
    if (found) return true
  }
  return false
}

/**
 * Whether giving this value only leads somewhere together with further cards. Rare: most can be
 * paid as they are.
 */
function givesLater(state: Frozen<State>, hand: readonly number[], value: number): boolean {
  const ahead = [...state.given]
  ahead[value]++
  return completable(hand, state.market, ahead, state.owed + value, value)
}

/**
 * The values that may be given next, as bits: those from which an exchange can still be completed.
 * With `any`, the first found will do.
 */
export function giveable(state: Frozen<State>, seat: Seat, any = false): number {
  const { market, given, owed } = state
  const hand = state.hands[seat]
  const highest = Math.min(state.last, EXCHANGE_LIMIT - owed)
  sumsAbove(market, given)
  let values = 0
  let below = NOTHING
  for (let value = 1; value <= highest && !(any && values > 0); value++) {
    if (hand[value] > given[value]) {
      const payable = (below & (above[value] >> (EXCHANGE_LIMIT - owed - value))) !== 0
      if (payable || givesLater(state, hand, value)) values |= 1 << value
    }
    if (given[value] === 0) below = withCopies(below, value, market[value])
  }
  return values
}

/** Whether the market can pay exactly what was given. */
export function isEnough(state: Frozen<State>): boolean {
  return state.owed > 0 && ((marketSums(state.market, state.given) >> state.owed) & 1) === 1
}

/**
 * The values that may be taken next, as bits: those from which the rest can still be paid without
 * going higher.
 */
export function takeable(state: Frozen<State>): number {
  let values = 0
  let below = NOTHING
  for (let value = 1; value <= state.last && value <= state.owed; value++) {
    const left = state.given[value] === 0 ? state.market[value] - state.taken[value] : 0
    if (left === 0) continue
    if ((withCopies(below, value, left - 1) >> (state.owed - value)) & 1) values |= 1 << value
    below = withCopies(below, value, left)
  }
  return values
}
