import type { Frozen } from '../../../kernel/game.ts'
import { nextTask } from '../../../kit/tasks.ts'
import { contentSets } from '../content/index.ts'
import { merchantsWith } from './merchants/index.ts'
import { tasksWith } from './rules.ts'
import type { Asking, State } from './state.ts'

/**
 * The rules with the printed values that the game first came with. Tests of rules are written for
 * them: when values are balanced, no rule's test changes.
 */
export const content = contentSets.former.at(-1) ?? contentSets.standard
export const tables = contentSets.tables(content)
export const merchants = merchantsWith(tables)
export const { run: settle } = tasksWith(tables, merchants)

/** The question that is open; undefined when nothing is left to happen. */
export const openTask = (state: Pick<Frozen<State>, 'agenda'>) =>
  nextTask(state) as Asking | undefined
