import { findGame } from '../games/index.ts'
import { sidesAt } from '../kit/meta.ts'

/** The place that a rank is called by: partners share one, and the side after them has the next. */
export function placeOf(game: string, seats: number, rank: number): number {
  const meta = findGame(game)?.meta ?? {}
  return 1 + ((rank - 1) * sidesAt(meta, seats)) / seats
}
