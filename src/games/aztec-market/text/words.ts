import type { Viewer } from '../../../kernel/game.ts'
import { COLOURS, seenBy, SIDE } from '../content/index.ts'
import { result } from '../engine/scoring.ts'
import type { View } from '../engine/state.ts'

/** What sentences in any language are made of: nothing here is in a language. */

/**
 * Every reason `explain` can give. A language without a sentence for one of them does not compile.
 */
export const REASONS = [
  'cannot-buy',
  'cell-taken',
  'choose-cell',
  'choose-tile',
  'crowd',
  'first-coin',
  'has-coin',
  'hole',
  'just-moved',
  'king-first',
  'messenger-free',
  'move-another',
  'move-paid',
  'move-tile',
  'must-buy',
  'no-coin',
  'no-coin-to-pay',
  'no-coins',
  'no-such-move',
  'none-left',
  'none-to-take',
  'not-facing-king',
  'not-in-column',
  'not-your-turn',
  'nothing-left',
  'other-colour',
  'out-of-reach',
  'over',
  'pass-or-play',
  'pay-first',
  'playing',
  'sold-out',
  'take-coin',
] as const
export type Reason = (typeof REASONS)[number]

/** The numbers that may come with a reason; one that is missing is 0. */
export interface Numbers {
  readonly tile: number
  readonly colour: number
  readonly bound: number
}
export type Sentences = { readonly [reason in Reason]: (numbers: Numbers) => string }

export function isReason(why: string): why is Reason {
  return (REASONS as readonly string[]).includes(why)
}

export function numbersOf(given: { readonly [name: string]: string | number } = {}): Numbers {
  const number = (name: keyof Numbers) => Number(given[name] ?? 0)
  return { tile: number('tile'), colour: number('colour'), bound: number('bound') }
}

/** Row and column of a cell as people count, from 1. */
export function placeOf(
  cell: number,
  viewer: Viewer,
): { readonly row: number; readonly column: number } {
  const at = seenBy(viewer ?? 0).indexOf(cell)
  return { row: Math.floor(at / SIDE) + 1, column: (at % SIDE) + 1 }
}

/** The colours of which there are any, with how many. */
export function present(
  tokens: readonly number[],
): { readonly colour: number; readonly count: number }[] {
  return COLOURS.flatMap((_, colour) =>
    tokens[colour] > 0 ? [{ colour, count: tokens[colour] }] : [],
  )
}

/** How the match ended, as far as a view tells. */
export const endOf = (view: View) => result(view)
