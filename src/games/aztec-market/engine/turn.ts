import type { Frozen, Seat, PlyContext } from '../../../kernel/game.ts'
import { BUYERS, NONE } from '../content/index.ts'
import type { Event, State } from './state.ts'
import { result } from './scoring.ts'

/** How many players there are. */
export function seatsOf(state: Frozen<State>): number {
  return state.coins.length / BUYERS
}

/** The next seat clockwise. @rule AZT-62 */
export function following(state: Frozen<State>, seat: Seat): Seat {
  return seat + 1 === seatsOf(state) ? 0 : seat + 1
}

/** It is this seat's turn, in the phase that the caller has set. */
export function handOver(state: State, seat: Seat, ply: PlyContext<Event>): void {
  state.turn = seat
  ply.emit({ type: 'handed', seat, reveals: true })
}

/**
 * The turn is over; after the last of a round with an empty bag the game is too. @rule AZT-53,
 * AZT-62
 */
export function endTurn(state: State, ply: PlyContext<Event>): void {
  const next = following(state, state.turn)
  state.moved = NONE
  state.bought = false
  if (next === state.start && state.bag === 0) {
    state.phase = 'over'
    ply.emit({
      type: 'gameOver',
      ...result(state),
      removed: state.unseen.map((n, i) => n + state.aside[i]),
      reveals: true,
    })
    return
  }
  state.phase = 'turn'
  handOver(state, next, ply)
}

/**
 * The tile in this cell goes into the hole, with all that stands on it. @rule AZT-22, AZT-23,
 * AZT-24
 */
export function moveTile(state: State, seat: Seat, cell: number, ply: PlyContext<Event>): void {
  const { cells, hole } = state
  const tile = cells[cell]
  cells[hole] = tile
  cells[cell] = NONE
  state.moved = hole
  state.hole = cell
  ply.emit({ type: 'moved', seat, tile, from: cell, to: hole })
}

/** A coin comes from the supply. @rule AZT-25 */
export function giveCoin(state: State, seat: Seat, buyer: number, ply: PlyContext<Event>): void {
  state.coins[seat * BUYERS + buyer] = 1
  ply.emit({ type: 'coin', seat, buyer })
}
