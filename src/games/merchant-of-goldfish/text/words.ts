import type { Seat } from '../../../kernel/game.ts'
import { DECK, HIGHEST } from '../content/index.ts'
import type { View } from '../engine/state.ts'

/** What sentences in any language are made of: nothing here is in a language. */

/** The cards as a card player says them: "5 5". */
export const cards = (value: number, count: number) =>
  new Array<number>(count).fill(value).join(' ')

/** The same as short as a button needs it: "5", "5 5", "5 ×3". */
export const fewWords = (value: number, count: number) =>
  count < 3 ? cards(value, count) : `${value} ×${count}`

/** Whether more cards of the value in play exist than lie there. */
export const canBeOutnumbered = (view: View) =>
  view.count < (DECK[view.value] ?? 0) - (view.removed[view.value] ?? 0)

/** Whether the viewer's hand holds anything that beats the set in play (GOL-16, GOL-17). */
export function canBeat(view: View): boolean {
  const hand = view.viewer === null ? null : view.hands[view.viewer]
  if (!hand) return false
  if (hand[view.value] > view.count) return true
  for (let v = view.value + 1; v <= HIGHEST; v++) if (hand[v] >= view.count) return true
  return false
}

export const worth = (counts: readonly number[]) =>
  counts.reduce((sum, copies, value) => sum + copies * value, 0)

/**
 * Everybody's place in the whole match, best first: points, then the rank in the latest game
 * (GOL-39, GOL-40).
 */
export function standing(view: View): Seat[] {
  return [...view.ranking].sort((a, b) => view.points[b] - view.points[a])
}
