import type { Frozen, PlyContext } from '../../../kernel/game.ts'
import { type SlotSet, WHITE_AT, WHITE_AT_OR_KEEP } from './offers.ts'
import { accepts, completes, place } from './placing.ts'
import { WHITE } from './prices.ts'
import type { ChangerRuling, Event, Move, Slot, State } from './state.ts'

/*
 * What it means that the Coin Changer's white coin "must be usable at once". All of ruling R20 is
 * in `READINGS`, and each table chooses its own.
 */

interface Reading {
  /** The coin may only go where it completes a tile, or wherever it is legal. */
  readonly completing: boolean
  /** The buyer may put it into the purse although it could be placed. */
  readonly keeping: boolean
  /** The tile is not sold while the coin could not be placed: its price waits. */
  readonly waiting: boolean
}

/** @rule MER-54, MER-R20 */
const READINGS: { readonly [ruling in ChangerRuling]: Reading } = {
  complete: { completing: true, keeping: true, waiting: false },
  place: { completing: false, keeping: true, waiting: false },
  must: { completing: false, keeping: false, waiting: false },
  wait: { completing: true, keeping: false, waiting: true },
}

/**
 * Where the white coin may be placed. A tile sold in this turn takes no more coins. @rule MER-R15,
 * MER-R20
 */
export function whiteSlots(state: Frozen<State>): SlotSet {
  const fits = READINGS[state.changer].completing ? completes : accepts
  let found = 0
  for (let slot = 0; slot < state.display.length; slot++) {
    if (!state.sold.includes(slot) && fits(state, slot, WHITE)) found |= 1 << slot
  }
  return found
}

export function whiteMoves(state: Frozen<State>): readonly Move[] {
  return (READINGS[state.changer].keeping ? WHITE_AT_OR_KEEP : WHITE_AT)[whiteSlots(state)]
}

/** Whether the Coin Changer, although complete, is not sold now. @rule MER-R20 */
export function waits(state: Frozen<State>): boolean {
  return READINGS[state.changer].waiting && (state.whitePile === 0 || whiteSlots(state) === 0)
}

/**
 * The buyer takes the white coin; false if it goes nowhere but into the purse, or there is none.
 * @rule MER-R20, MER-R21
 */
export function offerWhite(state: State, ply: PlyContext<Event>): boolean {
  const n = Math.min(1, state.whitePile)
  ply.emit({ type: 'gained', seat: state.turn, what: 'white', n, wanted: 1, why: 'tile' })
  if (n === 0) return false
  state.whitePile--
  state.drawn[WHITE]++
  if (whiteSlots(state) !== 0) {
    state.phase = 'changerWhite'
    return true
  }
  putWhite(state, null, ply)
  return false
}

/** The white coin goes to a tile, or into the purse (null). @rule MER-54, MER-R20 */
export function putWhite(state: State, slot: Slot | null, ply: PlyContext<Event>): void {
  ply.emit({ type: 'changed', seat: state.turn, slot })
  if (slot !== null) return place(state, WHITE, slot, ply)
  state.drawn[WHITE]--
  state.purses[state.turn][WHITE]++
}
