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
