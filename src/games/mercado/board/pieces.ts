import { SLOTS } from '../content/index.ts'
import { BLACK, coinsOn, WHITE } from '../engine/prices.ts'
import type { View } from '../engine/state.ts'
import type { Wanted } from '../../../web/board-kit/follow.ts'

/** Names of places where coins, seals and tokens lie. */
export const purseOf = (seat: number) => `purse:${seat}`
export const trayOf = (seat: number) => `tray:${seat}`
export const edgeOf = (slot: number, seat: number) => `edge:${slot}:${seat}`
export const sealsOf = (seat: number) => `seals:${seat}`
export const tokensOf = (seat: number) => `tokens:${seat}`
export const PALM = 'palm'
export const WHITE_PILE = 'white'
export const BLACK_PILE = 'black'
export const SEAL_PILE = 'seals'
export const SUPPLY = 'tokens'

export const coinKind = (coin: number) => `coin${coin}`

/** What lies where in a position: coins, seals and privilege tokens. */
export function wanted(view: View): Wanted[] {
  const list: Wanted[] = []
  const coins = (place: string, counts: readonly number[]) => {
    for (let coin = 1; coin <= BLACK; coin++) list.push([place, coinKind(coin), counts[coin] ?? 0])
  }
  for (const [seat, purse] of view.purses.entries()) {
    coins(purseOf(seat), purse)
    coins(trayOf(seat), view.trays[seat] ?? [])
    list.push([sealsOf(seat), 'seal', view.seals[seat] ?? 0])
    list.push([tokensOf(seat), 'token', view.tokenCounts[seat] ?? 0])
    for (let slot = 0; slot < SLOTS; slot++)
      coins(edgeOf(slot, seat), coinsOn(view.edges[slot]?.[seat] ?? 0))
  }
  coins(PALM, view.drawn)
  list.push([WHITE_PILE, coinKind(WHITE), view.whitePile])
  list.push([BLACK_PILE, coinKind(BLACK), view.blackPile])
  list.push([SEAL_PILE, 'seal', view.sealPile])
  list.push([SUPPLY, 'token', view.supplySize])
  return list
}

/** The ids of one kind among those that lie in a place. */
export const ofKind = (ids: readonly string[] | undefined, kind: string): readonly string[] =>
  (ids ?? []).filter(id => id.startsWith(`${kind}.`))
