import type { Frozen, Seat } from '../../../../kernel/game.ts'
import type { Tables } from '../../content/compile.ts'
import type { State } from '../state.ts'

/** Whether the seat's supply still has one of this Good. @rule COV-32, COV-R31 */
export function inSupply(
  { boards }: Tables,
  state: Frozen<State>,
  seat: Seat,
  good: number,
): boolean {
  const { merchant, shelf } = state.players[seat]
  return merchant !== null && shelf[good] < boards[merchant].supply[good]
}

/**
 * Puts a Good from the supply on the Sale Shelf; those who call it tell of it. @rule COV-33, COV-97
 */
export function gain(state: State, seat: Seat, good: number): void {
  state.players[seat].shelf[good]++
}
