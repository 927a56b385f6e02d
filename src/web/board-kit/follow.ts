import { useRef } from 'preact/hooks'

/**
 * Pieces of a kind look all the same; to see one travel it must be the same one before and after.
 * This follows them: each has an id, stays where it is while it can, and moves only where one is
 * missing.
 */

/** How many of a kind lie in a place: the place, the kind, the number. */
export type Wanted = readonly [place: string, kind: string, count: number]

/** The ids that lie in each place: the kind, a dot, the number of the copy. */
export type Placed = ReadonlyMap<string, readonly string[]>
export const UNPLACED: Placed = new Map()

/** Where every piece is in the next position, given where it was in the last one. */
export function follow(before: Placed, goal: readonly Wanted[]): Placed {
  const after = new Map<string, string[]>()
  const loose = new Map<string, string[]>()
  const used = new Set([...before.values()].flat())
  const staying = new Set<string>()
  for (const [place, kind, count] of goal) {
    const stay = (before.get(place) ?? []).filter(id => id.startsWith(`${kind}.`)).slice(0, count)
    for (const id of stay) staying.add(id)
    after.set(place, [...(after.get(place) ?? []), ...stay])
  }
  for (const id of used) {
    const kind = id.slice(0, id.indexOf('.'))
    if (!staying.has(id)) loose.set(kind, [...(loose.get(kind) ?? []), id])
  }
  const copies = new Map<string, number>()
  const fresh = (kind: string): string => {
    let copy = copies.get(kind) ?? 0
    while (used.has(`${kind}.${copy}`)) copy++
    copies.set(kind, copy + 1)
    return `${kind}.${copy}`
  }
  for (const [place, kind, count] of goal) {
    const here = after.get(place) ?? []
    let have = here.filter(id => id.startsWith(`${kind}.`)).length
    for (; have < count; have++) here.push(loose.get(kind)?.shift() ?? fresh(kind))
  }
  return after
}

/**
 * Where each piece lies, carried on from position to position; `wanted` says what lies where in
 * one. `carried` moves by name those whose way is known, before the others are followed.
 */
export function useFollowed<View extends object>(
  view: View,
  wanted: (view: View) => readonly Wanted[],
  carried: (placed: Placed) => Placed = placed => placed,
): Placed {
  const last = useRef<{ view: object; placed: Placed }>({ view: {}, placed: UNPLACED })
  if (last.current.view !== view)
    last.current = { view, placed: follow(carried(last.current.placed), wanted(view)) }
  return last.current.placed
}
