import { type Signal, signal } from '@preact/signals'
import { storage } from './storage.ts'

/**
 * A choice that this browser keeps under this name. What is chosen in another tab is at once chosen
 * here too. `read`: the choice that was kept, or none yet.
 */
export function kept<A>(name: string, read: (value: string | null) => A): Signal<A> {
  const choice = signal(read(storage.read(name)))
  if (globalThis.document) storage.onForeign(name, value => (choice.value = read(value)))
  return choice
}
