import type { View } from '../../../games/aztec-market/state.ts'
import { BUYERS, COPIES, NONE } from '../../../games/aztec-market/content.ts'

/**
 * Tiles of a kind, tokens of a colour and coins look all the same; to see one travel it must be the same one before and
 * after. This keeps track: each has an id, stays where it is while it can, and moves only where one is missing.
 */

/** How many of a kind lie in a place: the place, the kind, the number. */
type Wanted = readonly [place: string, kind: string, count: number]

/** The ids that lie in each place. */
export type Placed = ReadonlyMap<string, readonly string[]>
export const UNPLACED: Placed = new Map()

const COINS = 16

function wanted(view: View): Wanted[] {
  const list: Wanted[] = []
  const left = [...COPIES]
  for (const [cell, tile] of view.cells.entries()) {
    if (tile === NONE) continue
    list.push([`cell:${cell}`, `tile${tile}`, 1])
    left[tile] = (left[tile] ?? 0) - 1
  }
  for (const [tile, count] of left.entries()) list.push([`tray:${tile}`, `tile${tile}`, count])
  for (const colour of view.stock.keys()) {
    const kind = `token${colour}`
    list.push([`stock:${colour}`, kind, view.stock[colour] ?? 0])
    list.push([`king:${colour}`, kind, view.king[colour] ?? 0])
    for (const [buyer, holds] of view.colours.entries())
      if (holds === colour) list.push([`goods:${buyer}`, kind, view.goods[buyer] ?? 0])
    list.push(['bag', kind, view.unseen[colour] ?? 0])
  }
  for (const [buyer, coins] of view.coins.entries()) list.push([`purse:${buyer}`, 'coin', coins])
  list.push(['supply', 'coin', COINS - view.coins.reduce((sum, coins) => sum + coins, 0)])
  return list
}

/** Where everything is in the next position, given where it was in the last one. */
export function track(before: Placed, view: View): Placed {
  const after = new Map<string, string[]>()
  const loose = new Map<string, string[]>()
  const used = new Set([...before.values()].flat())
  const goal = wanted(view)
  const kept = new Set<string>()
  for (const [place, kind, count] of goal) {
    const stay = (before.get(place) ?? []).filter(id => id.startsWith(`${kind}.`)).slice(0, count)
    for (const id of stay) kept.add(id)
    after.set(place, [...(after.get(place) ?? []), ...stay])
  }
  for (const id of used) {
    const kind = id.slice(0, id.indexOf('.'))
    if (!kept.has(id)) loose.set(kind, [...(loose.get(kind) ?? []), id])
  }
  const fresh = (kind: string): string => {
    let copy = 0
    while (used.has(`${kind}.${copy}`)) copy++
    used.add(`${kind}.${copy}`)
    return `${kind}.${copy}`
  }
  for (const [place, kind, count] of goal) {
    const here = after.get(place) ?? []
    let have = here.filter(id => id.startsWith(`${kind}.`)).length
    for (; have < count; have++) here.push(loose.get(kind)?.shift() ?? fresh(kind))
  }
  return after
}

/** The place of a seat's buyer in the lists that hold all buyers. */
export const at = (seat: number, buyer: number): number => seat * BUYERS + buyer
