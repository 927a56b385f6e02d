import type { Seat } from '../../../kernel/game.ts'
import type { State } from './state.ts'

/** Cards that leave a hand openly: what was known of it shrinks with them. */
export function leaveHand(state: State, seat: Seat, value: number, count: number): void {
  state.hands[seat][value] -= count
  state.sizes[seat] -= count
  state.known[seat][value] = Math.max(0, state.known[seat][value] - count)
}

/** Cards that come openly from the market into a hand. */
export function enterHand(state: State, seat: Seat, value: number, count: number): void {
  state.hands[seat][value] += count
  state.sizes[seat] += count
  state.known[seat][value] += count
}
