import { type Signal, signal } from '@preact/signals'
import { storage } from './storage.ts'

/**
 * A choice that this browser keeps under this name. What is chosen in another tab is at once chosen
 * here too. `read`: the choice that was kept, or none yet.
 */
export function kept<A>(name: string, read: (value: string | null) => A): Signal<A> {
  const choice = signal(read(storage.read(name)))
  storage.onForeign(name, value => (choice.value = read(value)))
  return choice
}

/** Reads one of these choices; `usual` where none was kept, or another that is none of them. */
export const oneOf =
  <A extends string>(choices: readonly A[], usual: A) =>
  (value: string | null): A =>
    choices.find(choice => choice === value) ?? usual

/** One of these choices, which this browser keeps under this name, and what makes another. */
export function keptOneOf<A extends string>(
  name: string,
  choices: readonly A[],
  usual: A,
): readonly [choice: Signal<A>, choose: (chosen: A) => void] {
  const choice = kept(name, oneOf(choices, usual))
  const choose = (chosen: A) => {
    choice.value = chosen
    storage.write(name, chosen)
  }
  return [choice, choose]
}
