import type { Frozen, PlyContext } from '../../../kernel/game.ts'
import { total } from '../../../kit/counts.ts'
import type { Tables } from '../content/compile.ts'
import { OBJECT_SLOTS } from '../content/values.ts'
import { discardTile, drawTile } from './draws.ts'
import { after } from './sale/effects.ts'
import type { Finals } from './finals.ts'
import type { Sales } from './sale/sales.ts'
import type { Event, Slot, State } from './state.ts'
import type { Track } from './sale/track.ts'

/*
 * How turns follow each other. What may end a turn without a question answers true if it has.
 */

/** So many rounds without a coin placed or a token played end the game. @rule MER-R48 */
export const IDLE_ROUNDS = 10

/** @rule MER-18 */
export function canRecover(state: Frozen<State>): boolean {
  return total(state.trays[state.turn]) > 0
}

const kindOf = (slot: Slot) => (slot < OBJECT_SLOTS ? 'object' : 'perfume')

/**
 * All sold tiles are discarded, then their slots filled in the order of sale. @rule MER-51,
 * MER-R15, MER-R16
 */
function refill(state: State, ply: PlyContext<Event>): void {
  if (state.sold.length === 0) return
  const sold = state.sold
  state.sold = []
  for (const slot of sold) discardTile(state, kindOf(slot), state.display[slot])
  for (const slot of sold) {
    const old = state.display[slot]
    const tile = drawTile(state, kindOf(slot), ply)
    state.display[slot] = tile
    ply.emit({ type: 'refilled', slot, old, tile })
  }
}

export function makeTurns(
  { leastToDraw }: Tables,
  { isEnding }: Track,
  { resolveSales, continueSale }: Sales,
  { scoreAll }: Finals,
) {
  /** @rule MER-17, MER-R1 */
  function canDraw(state: Frozen<State>): boolean {
    const coins = total(state.purses[state.turn])
    return coins >= leastToDraw || (coins > 0 && !canRecover(state))
  }

  /** True if no action is possible. @rule MER-20, MER-R1 */
  function beginAction(state: State): boolean {
    state.phase = 'action'
    return !canDraw(state) && !canRecover(state)
  }

  /**
   * A turn begins: a privilege token first. True if there is nothing to ask in it. @rule MER-15,
   * MER-16
   */
  function beginTurn(state: State, extra: boolean, ply: PlyContext<Event>): boolean {
    ply.emit({ type: 'turn', seat: state.turn, round: state.round, extra, reveals: true })
    if (state.tokens[state.turn].length === 0) return beginAction(state)
    state.phase = 'turnStart'
    return false
  }

  /** True if it was the last round. @rule MER-75, MER-76, MER-R40, MER-R48 */
  function endRound(state: State, ply: PlyContext<Event>): boolean {
    state.idleRounds = state.stirred ? 0 : state.idleRounds + 1
    state.stirred = false
    const stuck = state.idleRounds === IDLE_ROUNDS
    if (stuck) ply.emit({ type: 'deadlock', rounds: IDLE_ROUNDS })
    if (stuck || isEnding(state)) {
      scoreAll(state, ply)
      return true
    }
    state.round++
    return false
  }

  /**
   * Ends a turn and begins the next, if there is one. True if there is nothing to ask in it. @rule
   * MER-15, MER-51, MER-68
   */
  function nextTurn(state: State, ply: PlyContext<Event>): boolean {
    refill(state, ply)
    const extra = state.extraTurns > 0
    if (extra) state.extraTurns--
    else {
      const next = after(state, state.turn)
      if (next === state.starter && endRound(state, ply)) return false
      state.turn = next
    }
    return beginTurn(state, extra, ply)
  }

  /** Sales, the end of the turn and all that comes after it, until somebody is asked. */
  function goOn(state: State, ply: PlyContext<Event>): void {
    while (resolveSales(state, ply) && nextTurn(state, ply)) skip(state, ply)
  }

  /** The action is next, or if none is possible what follows the turn. @rule MER-20, MER-R1 */
  function goOnToAction(state: State, ply: PlyContext<Event>): void {
    if (!beginAction(state)) return
    skip(state, ply)
    goOn(state, ply)
  }

  /** The sale goes on where it stopped, and then all that follows. */
  function goOnSelling(state: State, ply: PlyContext<Event>): void {
    if (state.sale === null) throw new Error('There is no sale to go on with.')
    if (continueSale(state, state.sale, ply)) goOn(state, ply)
  }

  return { canDraw, goOn, goOnToAction, goOnSelling }
}

/** Neither action is possible. @rule MER-R1 */
function skip(state: State, ply: PlyContext<Event>): void {
  ply.emit({ type: 'skipped', seat: state.turn })
}
