import { sidesIn } from '../games/index.ts'

/**
 * The place that a rank is called by: partners share one, and the side after them has the next. Who
 * resigned may be ranked behind their partner: they are last.
 */
export function placeOf(game: string, seats: number, rank: number): number {
  const sides = sidesIn(game, seats)
  return Math.min(sides, 1 + Math.ceil(((rank - 1) * sides) / seats))
}
