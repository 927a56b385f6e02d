import type { Frozen, PlyContext } from '../../../../kernel/game.ts'
import { type Edges, place } from '../edges.ts'
import { type SlotSet, WHITE_AT, WHITE_AT_OR_KEEP } from '../moves.ts'
import { WHITE } from '../prices.ts'
import type { ChangerRuling, Event, Slot, State } from '../state.ts'

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

/** The white coin goes to a tile, or into the purse (null). @rule MER-54, MER-R20 */
export function putWhite(state: State, slot: Slot | null, ply: PlyContext<Event>): void {
  ply.emit({ type: 'changed', seat: state.turn, slot })
  if (slot !== null) return place(state, WHITE, slot, ply)
  state.drawn[WHITE]--
  state.purses[state.turn][WHITE]++
}

export function makeChanger({ accepts, completes }: Edges) {
  /**
   * Where the white coin may be placed. A tile sold in this turn takes no more coins. @rule
   * MER-R15, MER-R20
   */
  function whiteSlots(state: Frozen<State>): SlotSet {
    const fits = READINGS[state.changer].completing ? completes : accepts
    let found = 0
    for (let slot = 0; slot < state.display.length; slot++) {
      if (fits(state, slot, WHITE) && !state.sold.includes(slot)) found |= 1 << slot
    }
    return found
  }

  function whiteMoves(state: Frozen<State>) {
    return (READINGS[state.changer].keeping ? WHITE_AT_OR_KEEP : WHITE_AT)[whiteSlots(state)]
  }

  /** Whether the Coin Changer, although complete, is not sold now. @rule MER-R20 */
  function waits(state: Frozen<State>): boolean {
    return READINGS[state.changer].waiting && (state.whitePile === 0 || whiteSlots(state) === 0)
  }

  /**
   * The buyer takes the white coin. True if they choose where it goes; else it goes into the purse,
   * or there is none. @rule MER-R20, MER-R21
   */
  function offerWhite(state: State, ply: PlyContext<Event>): boolean {
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

  return { whiteSlots, whiteMoves, waits, offerWhite }
}
export type Changer = ReturnType<typeof makeChanger>
