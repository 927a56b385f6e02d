import type { Answer, MoveOf } from '../../../kit/questions.ts'
import type { Errand, TaskOf, TaskQuestion } from '../../../kit/tasks.ts'
import { PHASE_RULE, refuse } from './refusals.ts'
import type { Cove, Move } from './state.ts'

/** A list of moves of these types. */
export type Moves<Type extends Move['type']> = MoveOf<Cove, Type>[]

/** What the errand of this name does. */
export type Does<At> = Errand<Cove, TaskOf<Cove, At>>

/** The task that moves of these types answer: it has the name of the one that is not `stop`. */
type AskedBy<Type extends Move['type']> = TaskOf<Cove, Exclude<Type, 'stop'>>

/**
 * A question of this game: `ask<'sell' | 'stop'>(rule, { … })` is the question `sell`, which may be
 * declined. `rule` is the one that asks.
 */
export function ask<Type extends Move['type']>(
  rule: string,
  question: Omit<TaskQuestion<Cove, AskedBy<Type>, Type>, 'other'>,
): TaskQuestion<Cove, AskedBy<Type>, Type> {
  return {
    ...question,
    other: ({ phase }, _asked, { type }) =>
      type === 'stop' ? refuse(rule, 'must-choose') : refuse(PHASE_RULE[phase], 'other-question'),
  }
}

/** The answer of a seat that wants nothing, or nothing more. */
export const DECLINED: Answer<Cove, unknown, MoveOf<Cove, 'stop'>> = { play: () => undefined }
