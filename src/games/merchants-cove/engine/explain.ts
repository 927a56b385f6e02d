import type { Frozen, Refusal, Seat } from '../../../kernel/game.ts'
import { isOfKind, knownMove } from './moves.ts'
import { openTask, questionOf } from './phases.ts'
import type { State } from './state.ts'
import { refuse } from './steps.ts'

/** The rule by which something is to be answered in each phase. */
const ORDER: { readonly [phase in State['phase']]: string } = {
  merchants: 'COV-15',
  production: 'COV-26',
  market: 'COV-65',
  over: 'COV-17',
}

/**
 * Which rule forbids the move; null exactly if `legal` offers it. Tells nothing that the seat does
 * not know.
 */
export function explain(state: Frozen<State>, seat: Seat, move: unknown): Refusal | null {
  const order = ORDER[state.phase]
  const task = openTask(state)
  const question = task && questionOf(task)
  if (task === undefined || question === undefined) return refuse(order, 'over')
  if (state.players[seat] === undefined) return refuse('COV-R1', 'not-seated')
  if (task.seat !== seat) return refuse(order, 'not-your-turn')
  if (isOfKind(move) && move.type !== task.at && move.type !== 'stop')
    return refuse(order, 'other-question')
  const meant = knownMove(move)
  if (meant === null) return refuse(order, 'no-such-move')
  if (question.moves(state, task).includes(meant)) return null
  return meant.type === 'stop'
    ? refuse(question.rule, 'must-choose')
    : question.refuse(state, task, meant)
}
