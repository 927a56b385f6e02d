import type { Frozen, Seat, PlyContext } from '../../../../kernel/game.ts'
import type { SpaceEffect } from '../../content/values.ts'
import { give, giveOthers } from './effects.ts'
import type { Event, State } from '../state.ts'
import type { Track } from './track.ts'

type Outcome = Extract<Event, { readonly type: 'landed' }>['outcome']

/** What the space does to which a marker has come. */
export function makeLanding({ spaceOf, moveMarker, symbolAt }: Track) {
  /** Tells that a marker stands on a symbol, and what comes of it. */
  function tell(
    state: Frozen<State>,
    seat: Seat,
    effect: SpaceEffect,
    outcome: Outcome,
    ply: PlyContext<Event>,
  ): void {
    ply.emit({ type: 'landed', seat, space: spaceOf(state, seat), effect, outcome })
  }

  /**
   * The symbol that a marker has just come to and that works: none where others stand. @rule
   * MER-59, MER-60
   */
  function openSymbol(state: State, seat: Seat, ply: PlyContext<Event>): SpaceEffect | null {
    const effect = symbolAt(state, seat)
    if (effect === null || state.heights[seat] === 0) return effect
    tell(state, seat, effect, 'occupied', ply)
    return null
  }

  /**
   * Carries out the symbol of a space; true if it moved the marker on. @rule MER-59, MER-62,
   * MER-70, MER-71
   */
  function carryOut(
    state: State,
    seat: Seat,
    effect: SpaceEffect,
    ply: PlyContext<Event>,
  ): boolean {
    tell(state, seat, effect, 'done', ply)
    if (effect.effect === 'forward') {
      moveMarker(state, seat, effect.n, 'space', ply)
      return true
    }
    if (effect.target === 'others') giveOthers(state, effect, 'space', ply)
    else give(state, seat, effect, 'space', ply)
    return false
  }

  /**
   * A buyer's marker moves, and what it comes to is carried out. @rule MER-58, MER-59, MER-R25,
   * MER-R28
   */
  function advance(state: State, seat: Seat, by: number, ply: PlyContext<Event>): void {
    if (by === 0) return
    moveMarker(state, seat, by, 'tile', ply)
    let effect = openSymbol(state, seat, ply)
    while (effect !== null && carryOut(state, seat, effect, ply))
      effect = openSymbol(state, seat, ply)
  }

  return { tell, openSymbol, carryOut, advance }
}
export type Landing = ReturnType<typeof makeLanding>
