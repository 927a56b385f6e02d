import type { Frozen, Seat } from '../../../kernel/game.ts'
import { MAX_CARDS } from '../content/index.ts'
import type { Card, State } from './state.ts'

/** Puts a card into a list that runs from low to high. */
export function insert(list: Card[], card: Card): void {
  let at = list.push(card) - 1
  for (; at > 0 && list[at - 1] > card; at--) list[at] = list[at - 1]
  list[at] = card
}

/** Takes a card out of a list, if it is there. */
export function remove(list: Card[], card: Card): void {
  const at = list.indexOf(card)
  if (at !== -1) list.splice(at, 1)
}

/** Most cards this table's players may hold. @rule MTO-3 */
export function limitOf(state: Frozen<Pick<State, 'hands'>>): number {
  return MAX_CARDS[state.hands.length]
}

/** @rule MTO-8 */
export function isBelowLimit(state: Frozen<State>, seat: Seat): boolean {
  return state.hands[seat].length < limitOf(state)
}

/** A card goes openly from the market into a hand. @rule MTO-12 */
export function takeCard(state: State, seat: Seat, card: Card): void {
  clearSlot(state, card)
  insert(state.hands[seat], card)
  insert(state.known[seat], card)
}

/** The market slot of this card is empty from now on. */
export function clearSlot(state: State, card: Card): void {
  state.market[state.market.indexOf(card)] = null
}

/**
 * Deals cards to heaps of these sizes, none to a heap where it is forbidden: a card that fits
 * nowhere takes the place of one that can move on. The sizes add up to the cards, and there is some
 * way to do it.
 */
export function dealAround(
  cards: readonly Card[],
  sizes: readonly number[],
  forbidden: readonly (readonly Card[])[],
): Card[][] {
  const heaps: Card[][] = sizes.map(() => [])
  const tried = new Set<number>()
  const fits = (card: Card, heap: number) => !tried.has(heap) && !forbidden[heap].includes(card)
  const place = (card: Card): boolean => {
    // Nearly every card finds room at once, and this is done in every world that a bot imagines.
    for (let heap = 0; heap < sizes.length; heap++)
      if (heaps[heap].length < sizes[heap] && fits(card, heap)) return heaps[heap].push(card) > 0
    const open = [...sizes.keys()].filter(heap => fits(card, heap))
    return open.some(heap => {
      tried.add(heap)
      const moved = heaps[heap].findIndex(other => place(other))
      if (moved !== -1) heaps[heap][moved] = card
      return moved !== -1
    })
  }
  for (const card of cards) {
    tried.clear()
    place(card)
  }
  return heaps
}
