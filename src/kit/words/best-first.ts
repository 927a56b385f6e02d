import type { Seat } from '../../kernel/game.ts'

/** How a match ended: the points of each seat, and who has won. */
export interface Ended {
  readonly points: readonly number[]
  readonly winners: readonly Seat[]
}

/** The seats by their points; who has won stands before others who have as many. */
export function bestFirst({ points, winners }: Ended): Seat[] {
  const won = (seat: Seat) => Number(winners.includes(seat))
  const ahead = (one: Seat, other: Seat) => (points[other] ?? 0) - (points[one] ?? 0)
  return [...points.keys()].toSorted(
    (one, other) => ahead(one, other) || won(other) - won(one) || one - other,
  )
}
