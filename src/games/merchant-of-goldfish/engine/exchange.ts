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
  for (let v = 1; v <= HIGHEST; v++)
    if (market[v] > 0 && given[v] === 0) sums = withCopies(sums, v, market[v])
  return sums
}

/**
 * Sums the market pays with values above v, backwards; filled by `sumsAbove`, read while looking at
 * v.
 */
const above = new Array<number>(HIGHEST + 2).fill(NOTHING_BACKWARDS)

function sumsAbove(market: readonly number[], given: readonly number[]): void {
  let sums = NOTHING_BACKWARDS
  for (let v = HIGHEST; v >= 1; v--) {
    above[v] = sums
    if (given[v] > 0) continue
    for (
      let copies = market[v], spent = v;
      copies > 0 && spent <= EXCHANGE_LIMIT;
      copies--, spent += v
    )
      sums |= sums >> v
  }
}

/** A scratch copy of `given` for looking ahead; the state itself is only read. */
const ahead = new Array<number>(HIGHEST + 1).fill(0)

/**
 * Whether giving more, after `ahead` worth `sum` with `last` its lowest, leads to an exchange the
 * market can pay.
 */
function completable(
  hand: readonly number[],
  market: readonly number[],
  sum: number,
  last: number,
): boolean {
  for (let v = Math.min(last, EXCHANGE_LIMIT - sum); v >= 1; v--) {
    if (hand[v] <= ahead[v]) continue
    ahead[v]++
    const found =
      ((marketSums(market, ahead) >> (sum + v)) & 1) === 1 || completable(hand, market, sum + v, v)
    ahead[v]--
    if (found) return true
  }
  return false
}

/**
 * Whether giving this value only leads somewhere together with further cards. Rare: most can be
 * paid as they are.
 */
function givesLater(state: Frozen<State>, hand: readonly number[], value: number): boolean {
  for (let v = 1; v <= HIGHEST; v++) ahead[v] = state.given[v]
  ahead[value]++
  return completable(hand, state.market, state.owed + value, value)
}

/**
 * The values that may be given next, as bits: those from which an exchange can still be completed.
 */
export function giveable(state: Frozen<State>, seat: Seat): number {
  const { market, given, owed } = state
  const hand = state.hands[seat]
  const highest = Math.min(state.last, EXCHANGE_LIMIT - owed)
  sumsAbove(market, given)
  let values = 0
  let below = NOTHING
  for (let v = 1; v <= highest; v++) {
    if (hand[v] > given[v]) {
      const payable = (below & (above[v] >> (EXCHANGE_LIMIT - owed - v))) !== 0
      if (payable || givesLater(state, hand, v)) values |= 1 << v
    }
    if (given[v] === 0) below = withCopies(below, v, market[v])
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
  for (let v = 1; v <= state.last && v <= state.owed; v++) {
    const left = state.given[v] === 0 ? state.market[v] - state.taken[v] : 0
    if (left === 0) continue
    if ((withCopies(below, v, left - 1) >> (state.owed - v)) & 1) values |= 1 << v
    below = withCopies(below, v, left)
  }
  return values
}
