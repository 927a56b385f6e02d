import type { Seat } from '../../kernel/game.ts'
import type { Course } from './course.ts'

/**
 * What one person may add to one match. Nobody who plays comes near: at random the longest matches
 * have 500 entries a seat. Whatever is done with a match takes the longer the longer it is.
 */
export const MOST_OF_SEAT = 4000

/**
 * Plies that one person may still take back. An undo plays again whatever others have done since,
 * and where nothing is revealed, as while an offer is put together, nothing else would end it.
 */
export const MOST_OPEN = 400

/** Whether this seat has added more to the match than a person may. */
export function isTooMuch({ match, log }: Course, seat: Seat): boolean {
  return (
    hasMore(log, seat, MOST_OF_SEAT) || hasMore(match.log.slice(match.base.ply), seat, MOST_OPEN)
  )
}

function hasMore(plies: readonly { readonly seat: Seat }[], seat: Seat, most: number): boolean {
  return plies.length > most && plies.filter(ply => ply.seat === seat).length > most
}
