import type { Frozen, Seat } from '../kernel/game.ts'
import { upTo } from './moves.ts'

/** More seats than any game has. */
const MOST_SEATS = 10

/** Lists of seats are made once: games answer with them many times a second. */
const NOBODY: readonly Seat[] = []
const ALONE: readonly (readonly Seat[])[] = upTo(MOST_SEATS).map(seat => [seat])

/** For games that ask one seat at a time: `turn` says which, or null when the game is over. */
export function oneAtATime<State>(turn: (state: Frozen<State>) => Seat | null) {
  return {
    actors: (state: Frozen<State>): readonly Seat[] => {
      const seat = turn(state)
      return seat === null ? NOBODY : ALONE[seat]
    },
    asked: (state: Frozen<State>, seat: Seat): Seat | null => (turn(state) === seat ? seat : null),
  }
}

/** Asks the seat whose turn it is, until the game is over. */
export const inTurn = oneAtATime<{ readonly phase: string; readonly turn: Seat }>(
  ({ phase, turn }) => (phase === 'over' ? null : turn),
)

/** Why nobody can start as the option `start` says: there is no such seat. Null if somebody can. */
export function noSuchStart(
  seats: number,
  { start }: { readonly start: 'random' | Seat },
): string | null {
  return start === 'random' || start < seats
    ? null
    : `Seat ${start} cannot start: there are ${seats} seats, counted from 0.`
}
