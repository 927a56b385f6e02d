import { upTo } from '../../../kit/moves.ts'
import { BUYERS, LINES, seenBy } from '../content/index.ts'
import type { Seat, Viewer } from '../../../kernel/game.ts'

/** Where a seat's side lies on the screen. */
export const PLACES = ['bottom', 'left', 'top', 'right'] as const
export type Place = (typeof PLACES)[number]

/** One side of the market: whose it is, and its buyers from left to right or from top to bottom. */
export interface Side {
  readonly seat: Seat
  readonly place: Place
  readonly buyers: readonly number[]
}

/** The market turned so that one seat has its side at the bottom. */
export interface Facing {
  /** The cells row by row, as they are seen. */
  readonly cells: readonly number[]
  readonly sides: readonly Side[]
}

/** How the table lies before a viewer; onlookers stand behind seat 0. */
export function facing(seats: number, viewer: Viewer): Facing {
  const me = viewer ?? 0
  const cells = seenBy(me)
  const sides = upTo(seats).map((seat): Side => {
    const doors = Array.from({ length: BUYERS }, (_, buyer) =>
      cells.indexOf(LINES[seat]?.[buyer]?.[0] ?? 0),
    )
    const buyers = Array.from({ length: BUYERS }, (_, buyer) => buyer)
    return {
      seat,
      place: PLACES[(seat - me + 4) % 4] ?? 'bottom',
      buyers: buyers.toSorted((a, b) => (doors[a] ?? 0) - (doors[b] ?? 0)),
    }
  })
  return { cells, sides }
}
