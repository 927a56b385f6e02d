import type { Frozen, PlyContext } from '../../../kernel/game.ts'
import type { Tables } from '../content/compile.ts'
import type { SlotSet } from './moves.ts'
import { COMPLETE, WEIGHT } from './prices.ts'
import type { Coin, Event, Slot, State } from './state.ts'

/*
 * The coins that players have on the edges of tiles.
 */

/** A coin goes from the hand to an edge. @rule MER-25, MER-28 */
export function place(state: State, coin: Coin, slot: Slot, ply: PlyContext<Event>): void {
  state.drawn[coin]--
  state.edges[slot][state.turn] += WEIGHT[coin]
  state.stirred = true
  ply.emit({ type: 'placed', seat: state.turn, coin, slot, tile: state.display[slot] })
}

/** What the prices of these tiles say of the edges of the player whose turn it is. */
export function makeEdges({ tiles }: Tables) {
  /** What may be added to the edge in this slot, and whether it is complete: see `prices.ts`. */
  function edgeAt(state: Frozen<State>, slot: Slot): number {
    return tiles[state.display[slot]].pays[state.edges[slot][state.turn]]
  }

  /** Whether one more coin is legal there, as far as the price goes. @rule MER-33, MER-35 */
  function accepts(state: Frozen<State>, slot: Slot, coin: Coin): boolean {
    return ((edgeAt(state, slot) >> (coin - 1)) & 1) === 1
  }

  /** Whether one more coin would pay the price there. @rule MER-37 */
  function completes(state: Frozen<State>, slot: Slot, coin: Coin): boolean {
    if (!accepts(state, slot, coin)) return false
    const { pays } = tiles[state.display[slot]]
    return (pays[state.edges[slot][state.turn] + WEIGHT[coin]] & COMPLETE) !== 0
  }

  /** The slots whose edge is complete and not sold. @rule MER-37, MER-R12, MER-R15 */
  function completeSlots(state: Frozen<State>): SlotSet {
    const { display, edges, turn } = state
    let found = 0
    for (let slot = 0; slot < display.length; slot++) {
      // A sold tile's edges are empty, and no price is paid with nothing.
      if ((tiles[display[slot]].pays[edges[slot][turn]] & COMPLETE) !== 0) found |= 1 << slot
    }
    return found
  }

  return { edgeAt, accepts, completes, completeSlots }
}
export type Edges = ReturnType<typeof makeEdges>
