import { from, isWhole, listOf, object, type Test } from '../../../kit/shape.ts'

/** Passes whatever has been tested elsewhere. */
export const ANY: Test = () => true

/** A multiset of values 1 to `values`: see `Counts`. */
export const isCounts =
  (values: number): Test =>
  value =>
    listOf(isWhole, values + 1)(value) && (value as number[])[0] === 0

/** How often something is still to be done. */
export const isLeft = from(1, 100)

/** For each kind of task its fields, but for its name and its seat. */
type TaskFields<At extends string> = { readonly [at in At]: { readonly [field: string]: Test } }

/** Whether something is a task of one of these kinds; `head`: what is checked elsewhere. */
export function isTaskOf<At extends string>(
  fields: TaskFields<At>,
  head: { readonly [field: string]: Test } = { at: ANY, seat: ANY },
) {
  const tests = new Map(
    Object.entries<TaskFields<At>[At]>(fields).map(([at, own]) => [
      at,
      object({ ...head, ...own }),
    ]),
  )
  return (task: { readonly at: string }): boolean => tests.get(task.at)?.(task) ?? false
}
