import { vi } from 'vitest'

/** What a browser's storage may refuse to do. */
interface Broken {
  readonly getItem?: boolean
  readonly setItem?: boolean
  readonly removeItem?: boolean
}

/** A browser that keeps these entries between visits. */
export function keptHere(kept: { readonly [name: string]: string } = {}, broken: Broken = {}) {
  const entries = new Map(Object.entries(kept))
  const unless = <A>(refused: boolean | undefined, act: () => A): A => {
    if (refused) throw new Error('The storage is forbidden, or full.')
    return act()
  }
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => unless(broken.getItem, () => entries.get(name) ?? null),
    setItem: (name: string, value: string) =>
      unless(broken.setItem, () => void entries.set(name, value)),
    removeItem: (name: string) => unless(broken.removeItem, () => void entries.delete(name)),
  })
  return { entries }
}
