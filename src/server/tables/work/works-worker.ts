import { findGame } from '../../../games/index.ts'
import { orEndThread } from '../../../bots/end-thread.ts'
import { isProblem } from '../../errors.ts'
import type { AddedContent } from '../room/contents.ts'
import { type WorkName, WORKS } from './works.ts'

/** One work for a thread. */
export interface Task {
  readonly name: WorkName
  readonly given: unknown
  /** Printed values that the thread may not know yet. */
  readonly contents: readonly AddedContent[]
}

/** A problem is an answer: copied to another thread, an error would lose its fields. */
export type TaskAnswer =
  | { readonly ok: true; readonly done: unknown }
  | { readonly ok: false; readonly status: number; readonly why: string; readonly said: string }

/** What the thread does with a task (the contract of piscina). */
export default (task: Task): Promise<TaskAnswer> => orEndThread(work(task))

async function work({ name, given, contents }: Task): Promise<TaskAnswer> {
  for (const { game, content } of contents)
    (await findGame(game)?.load())?.contentSets?.add(content)
  try {
    const act = WORKS[name] as (given: unknown) => Promise<unknown>
    return { ok: true, done: await act(given) }
  } catch (error) {
    if (!isProblem(error)) throw error
    return { ok: false, status: error.statusCode, why: error.why, said: error.message }
  }
}
