import type { PerSeat, Score } from '../kernel/game.ts'
import { compareScores } from '../kernel/rank.ts'

/**
 * What these scores are worth to each seat: (n − rank) / (n − 1), 1 for the first and 0 for the last; seats that are
 * level share what their places are worth together.
 */
export function rankPayoffs(scores: PerSeat<Score>, out: Float64Array): void {
  const others = scores.length - 1
  for (let seat = 0; seat <= others; seat++) {
    let beaten = 0
    for (let other = 0; other <= others; other++) {
      if (other === seat) continue
      const difference = compareScores(scores[seat], scores[other])
      beaten += difference > 0 ? 1 : difference === 0 ? 0.5 : 0
    }
    out[seat] = others === 0 ? 1 : beaten / others
  }
}

/** The place, 1 to n, that a mean payoff stands for. */
export function expectedRank(payoff: number, seats: number): number {
  return seats - payoff * (seats - 1)
}
