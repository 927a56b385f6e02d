import { countsOf, type Counts, listed } from '../../../kit/counts.ts'

/** Card values run from 1 to 14. */
export const HIGHEST = 14
/** An exchange moves cards worth at most this much (GOL-23). */
export const EXCHANGE_LIMIT = 14

/** Copies of each value among the 66 cards; index = value. @rule GOL-2, GOL-R1 */
export const DECK: Readonly<Counts> = [0, 7, 7, 7, 6, 6, 6, 5, 5, 4, 4, 3, 3, 2, 1]

/** The most cards of one value there are. */
export const MOST_COPIES = Math.max(...DECK)

/** Copies of each value left out with so many players. @rule GOL-3, GOL-4, GOL-5 */
export const REMOVED: { readonly [seats: number]: Readonly<Counts> } = {
  2: [0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 0, 0],
  3: [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0],
  4: countsOf(HIGHEST, []),
  5: countsOf(HIGHEST, []),
  6: countsOf(HIGHEST, []),
}

/** Cards dealt to each player. @rule GOL-7 */
export const HAND: { readonly [seats: number]: number } = { 2: 15, 3: 14, 4: 13, 5: 11, 6: 9 }

/** The cards in play with so many players, one by one. */
export function deckFor(seats: number): number[] {
  return listed(DECK.map((copies, value) => copies - REMOVED[seats][value]))
}
