import type { Phase, Seat } from '../../../kernel/game.ts'
import { NOTHING, type Step } from './moves.ts'
import { passing, turning } from './passing.ts'
import { placing } from './placing.ts'
import { playing } from './playing.ts'
import type { Aztec, PhaseName } from './state.ts'

/** Who asks what in each phase. */
const STEPS: { readonly [phase in Exclude<PhaseName, 'over'>]: Step } = {
  choose: placing,
  place: placing,
  purse: placing,
  turn: turning,
  first: passing,
  second: passing,
  coin: passing,
  king: passing,
  play: playing,
  paid: playing,
}

/** The seats that owe an answer: nobody, or one. Lists are made once, like moves. */
const NOBODY: readonly Seat[] = []
const ONLY: readonly (readonly Seat[])[] = [0, 1, 2, 3].map(seat => [seat])

export const phases: Phase<Aztec> = {
  actors(state) {
    return state.phase === 'over' ? NOBODY : ONLY[state.turn]
  },

  legal(state, seat) {
    return state.phase === 'over' || seat !== state.turn
      ? NOTHING
      : STEPS[state.phase].legal(state, seat)
  },

  play(state, seat, move, ply) {
    if (state.phase !== 'over') STEPS[state.phase].play(state, seat, move, ply)
  },
}
