import { metalOf } from '../engine/merchants/blacksmith/dice.ts'
import type { Shop } from '../engine/merchants/words.ts'
import type { View } from '../engine/state.ts'
import type { Placed, Wanted } from '../../../web/board-kit/follow.ts'

/** Puts so many of a kind into a place. */
type Put = (place: string, kind: string, count: number) => void

/**
 * What lies where, for pieces that travel. Meeples are `m1` to `m5`; kinds and places of a shop
 * begin with its seat.
 */
export function wanted(view: View): Wanted[] {
  const sums = new Map<string, Map<string, number>>()
  const put: Put = (place, kind, count) => {
    if (count === 0) return
    const kinds = sums.get(place) ?? new Map<string, number>()
    sums.set(place, kinds.set(kind, (kinds.get(kind) ?? 0) + count))
  }
  for (const [boat, { aboard }] of view.boats.entries()) heap(put, `boat:${boat}`, 'm', aboard)
  for (const [pier, counts] of view.piers.entries()) heap(put, `pier:${pier}`, 'm', counts)
  for (const [colour, count] of view.halls.entries()) put(`hall:${colour}`, `m${colour}`, count)
  put('hall:5', 'm5', view.lair)
  for (const [seat, { shelf, shop }] of view.players.entries()) {
    heap(put, `${seat}shelf`, `${seat}good`, shelf)
    if (shop) putShop((place, kind, count) => put(`${seat}${place}`, `${seat}${kind}`, count), shop)
  }
  return [...sums].flatMap(([place, kinds]) =>
    [...kinds].map(([kind, count]) => [place, kind, count] as const),
  )
}

function heap(put: Put, place: string, kind: string, counts: readonly number[]): void {
  for (const [value, count] of counts.entries()) put(place, `${kind}${value}`, count)
}

function putShop(put: Put, shop: Shop): void {
  switch (shop.merchant) {
    case 'alc':
      for (const [arm, marbles] of shop.arms.entries())
        for (const marble of marbles) put(`arm${arm}`, `marble${marble}`, 1)
      heap(put, 'rack', 'marble', shop.rack)
      heap(put, 'bag', 'marble', shop.bag)
      put('waste', 'marble5', shop.waste)
      break
    case 'bla':
      for (const [die, count] of shop.tray.entries()) put('tray', `die${metalOf(die)}`, count)
      for (const [furnace, dice] of shop.furnaces.entries())
        for (const die of dice) put(`furnace${furnace}`, `die${metalOf(die)}`, 1)
      heap(put, 'cart', 'die', shop.cart)
      break
    case 'cap':
      for (const [zone, count] of shop.ships.entries()) put(`zone${zone}`, 'ship', count)
      break
    case 'chr':
      for (const [cell, colour] of shop.rift.entries()) put(`cell${cell}`, `tile${colour}`, 1)
      put('gate', `tile${shop.gate}`, 1)
      heap(put, 'pile', 'tile', shop.pile)
      heap(put, 'discard', 'tile', shop.discard)
      break
  }
}

/**
 * The ids in a place, handed out one by one for what is drawn there, each by its kind; "" if there
 * is none.
 */
export function handOut(placed: Placed, place: string): (kind: string) => string {
  const left = [...(placed.get(place) ?? [])]
  return kind => {
    const at = left.findIndex(id => id.startsWith(`${kind}.`))
    return at === -1 ? '' : (left.splice(at, 1)[0] ?? '')
  }
}

/** The ids of so many Goods of one kind that lie on a seat's shelf, or in the market to be sold. */
export function goodsBy(placed: Placed, seat: number): (good: number, count: number) => string {
  const id = handOut(placed, `${seat}shelf`)
  return (good, count) => Array.from({ length: count }, () => id(`${seat}good${good}`)).join(' ')
}
