import { findGame } from '../games/index.ts'
import { sidesAt } from '../kit/meta.ts'

/**
 * The place that a rank is called by: partners share one, and the side after them has the next. Who
 * resigned may be ranked behind their partner: they are last.
 */
export function placeOf(game: string, seats: number, rank: number): number {
  const sides = sidesAt(findGame(game)?.meta ?? {}, seats)
  return Math.min(sides, 1 + Math.ceil(((rank - 1) * sides) / seats))
}
