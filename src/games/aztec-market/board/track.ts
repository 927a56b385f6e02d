import type { View } from '../engine/state.ts'
import { BUYERS, COPIES, NONE } from '../content/index.ts'
import type { Wanted } from '../../../web/board-kit/follow.ts'

const COINS = 16

/** What lies where in a position: tiles, tokens and coins. */
export function wanted(view: View): Wanted[] {
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

/** The place of a seat's buyer in the lists that hold all buyers. */
export const at = (seat: number, buyer: number): number => seat * BUYERS + buyer
