import type { Frozen, Seat } from '../../../kernel/game.ts'
import { keepsOpen } from './final.ts'
import { waitedFor } from './round.ts'
import { seatsOf } from './setup.ts'
import type { Move, State } from './state.ts'
import { CEDE, DROP, PASS, VOTE } from './moves.ts'

/** What a table says for whom. */
export interface Said {
  readonly seat: Seat
  readonly move: Move
}

/**
 * What the table submits, in this order, when its clock runs out: who has not chosen passes, who
 * has not declared cedes, and in the final phase everybody who kept the game open votes, which ends
 * it. @rule MTO-48, MTO-R39
 */
export function onTimeout(state: Frozen<State>): Said[] {
  switch (state.phase) {
    case 'choose':
      return waitedFor(state).map(seat => ({ seat, move: PASS }))
    case 'call':
      return waitedFor(state).map(seat => ({ seat, move: CEDE }))
    case 'final':
      return seatsOf(state)
        .filter(seat => keepsOpen(state, seat))
        .flatMap(seat =>
          [DROP, VOTE].slice(state.drafts[seat] === null ? 1 : 0).map(move => ({ seat, move })),
        )
    case 'over':
      return []
  }
}
