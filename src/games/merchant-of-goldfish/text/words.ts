import type { Seat } from '../../../kernel/game.ts'
import { DECK, HIGHEST } from '../content/index.ts'
import type { View } from '../engine/state.ts'

/** What sentences in any language are made of: nothing here is in a language. */

/**
 * Every reason `explain` can give. A language without a sentence for one of them does not compile.
 */
export const REASONS = [
  'collect-first',
  'does-not-add-up',
  'exchange-begun',
  'finish-exchange',
  'finish-pass',
  'give-first',
  'higher-and-more',
  'highest-first',
  'market-cannot-pay',
  'more-copies',
  'must-lead',
  'no-such-move',
  'no-trick-won',
  'none-given',
  'none-to-give',
  'not-higher',
  'not-in-hand',
  'not-in-market',
  'not-your-turn',
  'out',
  'over',
  'over-limit',
  'pass-first',
  'same-number',
  'same-value',
  'too-much',
] as const
export type Reason = (typeof REASONS)[number]

/** The numbers that may come with a reason; one that is missing is 0. */
export interface Numbers {
  readonly value: number
  readonly count: number
  readonly have: number
  readonly owed: number
  readonly sum: number
  readonly last: number
}
export type Sentences = { readonly [reason in Reason]: (numbers: Numbers) => string }

export function isReason(why: string): why is Reason {
  return (REASONS as readonly string[]).includes(why)
}

export function numbersOf(given: { readonly [name: string]: string | number } = {}): Numbers {
  const number = (name: keyof Numbers) => Number(given[name] ?? 0)
  return {
    value: number('value'),
    count: number('count'),
    have: number('have'),
    owed: number('owed'),
    sum: number('sum'),
    last: number('last'),
  }
}

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
