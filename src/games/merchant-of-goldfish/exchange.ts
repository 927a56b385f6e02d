import type { Frozen, Seat } from '../../kernel/game.ts'
import { EXCHANGE_LIMIT, HIGHEST } from './content.ts'
import type { State } from './state.ts'

/**
 * Which exchanges can still be completed (GOL-22, GOL-23, GOL-R5). Sums up to 14 are bits of a number: bit s is set
 * when some of the cards looked at add up to s.
 */
const ALL_SUMS = (1 << (EXCHANGE_LIMIT + 1)) - 1
const NOTHING = 1

/** The sums reachable with up to `copies` more cards of `value`. */
function withCopies(sums: number, value: number, copies: number): number {
  for (let copy = Math.min(copies, (EXCHANGE_LIMIT / value) | 0); copy > 0; copy--) sums |= sums << value
  return sums & ALL_SUMS
}

/** The sums the market can pay without the values given (GOL-R5). */
function marketSums(market: readonly number[], given: readonly number[]): number {
  let sums = NOTHING
  for (let v = 1; v <= HIGHEST; v++) if (market[v] > 0 && given[v] === 0) sums = withCopies(sums, v, market[v])
  return sums
}

/** A scratch copy of `given` for looking ahead; the state itself is only read. */
const ahead = new Array<number>(HIGHEST + 1).fill(0)

/** Whether the cards given in `ahead`, worth `sum` and the lowest of them `last`, lead to a complete exchange. */
function completable(hand: readonly number[], market: readonly number[], sum: number, last: number, payable: number): boolean {
  if ((payable >> sum) & 1) return true
  for (let v = Math.min(last, EXCHANGE_LIMIT - sum); v >= 1; v--) {
    if (hand[v] <= ahead[v]) continue
    ahead[v]++
    const found = completable(hand, market, sum + v, v, ahead[v] === 1 ? marketSums(market, ahead) : payable)
    ahead[v]--
    if (found) return true
  }
  return false
}

/** Whether this card may be given next. */
export function mayGive(state: Frozen<State>, seat: Seat, value: number): boolean {
  const hand = state.hands[seat]
  const sum = state.owed + value
  if (value > state.last || sum > EXCHANGE_LIMIT || hand[value] <= state.given[value]) return false
  for (let v = 1; v <= HIGHEST; v++) ahead[v] = state.given[v]
  ahead[value]++
  return completable(hand, state.market, sum, value, marketSums(state.market, ahead))
}

/** Whether the market can pay exactly what was given. */
export function isEnough(state: Frozen<State>): boolean {
  return state.owed > 0 && ((marketSums(state.market, state.given) >> state.owed) & 1) === 1
}

/** Whether any exchange is possible, before the first card is given. */
export function canExchange(state: Frozen<State>, seat: Seat): boolean {
  const hand = state.hands[seat]
  for (let v = 1; v <= HIGHEST; v++) if (hand[v] > 0 && mayGive(state, seat, v)) return true
  return false
}

/** The values that may be taken next, as bits: those from which the rest can still be paid without going higher. */
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
