import type { Frozen, PlyContext } from '../../../kernel/game.ts'
import { contentSets } from '../content/index.ts'
import { DONE, PLACE, type SlotSet } from './offers.ts'
import { COMPLETE, WEIGHT, WHITE } from './prices.ts'
import type { Coin, Event, Move, Slot, State } from './state.ts'

/**
 * What the player whose turn it is may add to the edge in this slot, and whether it is complete:
 * see `prices.ts`.
 */
export function edgeAt(state: Frozen<State>, slot: Slot): number {
  const { pays } = contentSets.tables(state.content).tiles[state.display[slot]]
  return pays[state.edges[slot][state.turn]]
}

/** Whether one more coin is legal there, as far as the price goes. @rule MER-33, MER-35 */
export function accepts(state: Frozen<State>, slot: Slot, coin: Coin): boolean {
  return ((edgeAt(state, slot) >> (coin - 1)) & 1) === 1
}

/** Whether one more coin would pay the price there. @rule MER-37 */
export function completes(state: Frozen<State>, slot: Slot, coin: Coin): boolean {
  if (!accepts(state, slot, coin)) return false
  const { pays } = contentSets.tables(state.content).tiles[state.display[slot]]
  return (pays[state.edges[slot][state.turn] + WEIGHT[coin]] & COMPLETE) !== 0
}

/** The drawn coins that are left, a set like those of `prices.ts`. */
function coinsInHand({ drawn }: Frozen<State>): number {
  let set = 0
  for (let coin = 1; coin <= WHITE; coin++) if (drawn[coin] > 0) set |= 1 << (coin - 1)
  return set
}

/**
 * Each drawn coin to each edge where it is legal; "done" once one is placed or none fits. @rule
 * MER-25, MER-26, MER-R4
 */
export function placements(state: Frozen<State>): readonly Move[] {
  const { tiles } = contentSets.tables(state.content)
  const { display, edges, turn } = state
  const inHand = coinsInHand(state)
  const moves: Move[] = []
  for (let slot = 0; slot < display.length; slot++) {
    const open = tiles[display[slot]].pays[edges[slot][turn]] & inHand
    // From bit to bit: most of the five are not set.
    for (let left = open; left !== 0; left &= left - 1)
      moves.push(PLACE[32 - Math.clz32(left & -left)][slot])
  }
  if (state.placed > 0 || moves.length === 0) moves.push(DONE)
  return moves
}

/** A coin goes from the hand to an edge. @rule MER-25, MER-28 */
export function place(state: State, coin: Coin, slot: Slot, ply: PlyContext<Event>): void {
  state.drawn[coin]--
  state.edges[slot][state.turn] += WEIGHT[coin]
  state.stirred = true
  ply.emit({ type: 'placed', seat: state.turn, coin, slot, tile: state.display[slot] })
}

/**
 * The slots whose edge of the player whose turn it is is complete and not sold. @rule MER-37,
 * MER-R12, MER-R15
 */
export function completeSlots(state: Frozen<State>): SlotSet {
  const { tiles } = contentSets.tables(state.content)
  const { display, edges, turn } = state
  let found = 0
  for (let slot = 0; slot < display.length; slot++) {
    // A sold tile's edges are empty, and no price is paid with nothing.
    if ((tiles[display[slot]].pays[edges[slot][turn]] & COMPLETE) !== 0) found |= 1 << slot
  }
  return found
}
