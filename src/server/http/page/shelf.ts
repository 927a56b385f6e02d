import { isProblem } from '../../errors.ts'

/**
 * A cache of what was last asked for: it makes a missing item once for everybody who asks at the
 * same time. A refusal that will stay is kept like an item.
 */
export type Shelf<A> = (id: string, make: () => Promise<A>) => Promise<A>

/** What asking again does not change: the match is what it is. */
const LASTING = [409, 410, 422]
const SIZE_OF_REFUSAL = 256

/** Keeps items up to this total size; the least recently used goes first. */
export function makeShelf<A extends { readonly size: number }>(most: number): Shelf<A> {
  /** In order of use, the latest last. */
  const kept = new Map<string, Promise<A>>()
  const sizes = new Map<string, number>()

  function clear(): void {
    let sum = [...sizes.values()].reduce((all, size) => all + size, 0)
    for (const [id, size] of [...kept.keys()].map(id => [id, sizes.get(id) ?? 0] as const)) {
      if (sum <= most) return
      sum -= size
      forget(id)
    }
  }

  function keep(id: string, size: number): void {
    sizes.set(id, size)
    clear()
  }

  function forget(id: string): void {
    kept.delete(id)
    sizes.delete(id)
  }

  return (id, make) => {
    const found = kept.get(id)
    const thing = found ?? make()
    kept.delete(id)
    kept.set(id, thing)
    if (found === undefined)
      thing.then(
        ({ size }) => keep(id, size),
        (error: unknown) => (isLasting(error) ? keep(id, SIZE_OF_REFUSAL) : forget(id)),
      )
    return thing
  }
}

const isLasting = (error: unknown): boolean =>
  isProblem(error) && LASTING.includes(error.statusCode)
