import type { Frozen, Refusal, Seat, PlyContext } from '../../../kernel/game.ts'
import type { Stop } from './tasks.ts'
import type { Event, Move, State, Task } from './state.ts'

export { refuse } from '../../../kit/refuse.ts'

/*
 * What is still to happen is a stack of tasks in the state, `agenda`; the last one is next. A task
 * that is named like a type of move is a question; all others are errands, which need nobody's
 * answer.
 */

/** The moves that answer a question of this name, but for `stop`. */
export type Answer<At extends string> = Extract<Move, { readonly type: At }>

/** What one kind of question asks and does. */
export interface Question<T extends Task> {
  /** The rule that asks, for refusals. */
  readonly rule: string
  /**
   * The answers. None: there is nothing to decide, the question is dropped. One: it is taken
   * without asking, unless the question is `secret`.
   */
  moves(state: Frozen<State>, task: T): readonly Move[]
  /**
   * Carries out an answer; the question is off the agenda. Tasks it pushes happen before everything
   * else.
   */
  run(state: State, task: T, move: Answer<T['at']> | Stop, ply: PlyContext<Event>): void
  /** Why this answer is not among those offered. Tells nothing that the seat does not know. */
  refuse(state: Frozen<State>, task: T, move: Answer<T['at']>): Refusal
  /** Others must not learn how many answers there were: it is asked even if there is only one. */
  readonly secret?: true
}

/** Does what one kind of errand does, taken off the agenda. May push further tasks. */
export type Errand<T extends Task> = (state: State, task: T, ply: PlyContext<Event>) => void

type Of<T extends Task, At> = Extract<T, { readonly at: At }>

/** All questions among these tasks. */
export type Questions<T extends Task> = {
  readonly [At in Extract<T['at'], Move['type']>]: Question<Of<T, At>>
}
/** All errands among these tasks. */
export type Errands<T extends Task> = {
  readonly [At in Exclude<T['at'], Move['type']>]: Errand<Of<T, At>>
}

/** A task whose seat has to answer. */
export type Asking = Extract<Task, { readonly at: Move['type'] }>

/** Puts a task on top of the agenda: it comes next. So what is pushed last happens first. */
export function push(state: State, task: Task): void {
  state.agenda.push(task)
}

/** Which of its figures the seat has moved in this turn. @rule COV-CHR-3 */
export function figureOf(state: Frozen<State>, seat: Seat): number {
  const { turns, figures } = state.players[seat]
  return (turns + figures.length - 1) % figures.length
}
