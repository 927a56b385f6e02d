import type { View } from '../engine/state.ts'
import { HIGHEST } from '../content/index.ts'

/**
 * Cards of one value look all the same; to see one travel it must be the same card before and
 * after. This keeps track: each card has an id, stays where it is while it can, and moves only when
 * a place has too few of its value.
 */

export type Zone = 'hand' | 'market' | 'pond' | 'discard'
export const ZONES: readonly Zone[] = ['hand', 'market', 'pond', 'discard']

/** The ids of the cards that can be seen, by place and value: `hand[5]` = ['5.0', '5.3']. */
export type Placed = { readonly [zone in Zone]: readonly (readonly string[])[] }

const nowhere = (): string[][] => Array.from({ length: HIGHEST + 1 }, () => [])
export const UNPLACED: Placed = {
  hand: nowhere(),
  market: nowhere(),
  pond: nowhere(),
  discard: nowhere(),
}

function wanted(view: View, zone: Zone, value: number): number {
  switch (zone) {
    case 'hand':
      return (view.viewer === null ? 0 : view.hands[view.viewer]?.[value]) ?? 0
    case 'market':
      return view.market[value] ?? 0
    case 'pond':
      return view.value === value ? view.count : 0
    case 'discard':
      return view.discard[value] ?? 0
  }
}

/** Where every card is in the next position, given where it was in the last one. */
export function place(before: Placed, view: View): Placed {
  const after = { hand: nowhere(), market: nowhere(), pond: nowhere(), discard: nowhere() }
  for (let value = 1; value <= HIGHEST; value++) {
    const loose: string[] = []
    for (const zone of ZONES) {
      const here = before[zone][value] ?? []
      const stay = here.slice(0, wanted(view, zone, value))
      after[zone][value] = stay
      loose.push(...here.slice(stay.length))
    }
    const used = new Set([...ZONES.flatMap(zone => after[zone][value] ?? []), ...loose])
    const fresh = () => {
      let copy = 0
      while (used.has(`${value}.${copy}`)) copy++
      used.add(`${value}.${copy}`)
      return `${value}.${copy}`
    }
    for (const zone of ZONES) {
      const cards = after[zone][value] ?? []
      while (cards.length < wanted(view, zone, value)) cards.push(loose.shift() ?? fresh())
    }
  }
  return after
}
