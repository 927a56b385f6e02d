import type { Frozen, Seat, PlyContext } from '../../../kernel/game.ts'
import { compareScores } from '../../../kernel/rank.ts'
import { scores } from './scoring.ts'
import { seatsOf } from './setup.ts'
import type { Event, State } from './state.ts'

/** @rule MTO-30, MTO-32, MTO-47 */
export function beginFinal(state: State, ply: PlyContext<Event>): void {
  state.phase = 'final'
  ply.emit({ type: 'finalPhase', reveals: true })
  endIfDone(state, ply)
}

/** @rule MTO-46, MTO-R33 */
export function hasTradingOptions(state: Frozen<State>, seat: Seat): boolean {
  if (state.hands[seat].length > 0 && state.offersLeft[seat] > 0) return true
  for (const { from, to } of state.offers) if (from === seat || to === seat) return true
  return false
}

/** Whether this seat still keeps the game from ending. @rule MTO-47 */
export function keepsOpen(state: Frozen<State>, seat: Seat): boolean {
  return !state.votes[seat] && hasTradingOptions(state, seat)
}

/**
 * The seats that are waited for in the final phase: those that have to answer an open offer, and
 * those that have neither voted nor wait for an answer. All others may act too.
 * @rule MTO-33, MTO-47
 */
export function owing(state: Frozen<State>): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < state.hands.length; seat++) {
    let asked = false
    let asking = false
    for (const { from, to } of state.offers) {
      if (to === seat) asked = true
      else if (from === seat) asking = true
    }
    if (asked || (!asking && keepsOpen(state, seat))) seats.push(seat)
  }
  return seats
}

/** Asked when the final phase begins and after each move. @rule MTO-47, MTO-49, MTO-53, MTO-54 */
export function endIfDone(state: State, ply: PlyContext<Event>): void {
  for (let seat = 0; seat < state.hands.length; seat++) if (keepsOpen(state, seat)) return
  state.phase = 'over'
  state.offers = []
  state.drafts.fill(null)
  state.shown = []
  const all = scores(state)
  const best = all.reduce((a, b) => (compareScores(b, a) > 0 ? b : a))
  ply.emit({
    type: 'ended',
    hands: state.hands.map(hand => [...hand]),
    points: all.map(([points]) => points),
    spent: all.map(([, thrift]) => 0 - thrift),
    winners: seatsOf(state).filter(seat => compareScores(all[seat], best) === 0),
    reveals: true,
  })
}
