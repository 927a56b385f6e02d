/**
 * A cache of what was last asked for: `take` makes a missing item once for everybody who asks at
 * the same time.
 */
export type Shelf<A> = (id: string, make: () => Promise<A>) => Promise<A>

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
        ({ size }) => {
          sizes.set(id, size)
          clear()
        },
        () => forget(id),
      )
    return thing
  }
}
