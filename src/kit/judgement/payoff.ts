import type { PerSeat, Score } from '../../kernel/game.ts'
import { compareScores } from '../../kernel/rank.ts'

/**
 * Fills `out[seat]` with the payoff of these scores: (n − rank) / (n − 1), 1 for the first and 0
 * for the last; tied seats share the sum of their places. A seat alone gets 1.
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

/**
 * Fills `out[seat]` with the share of the others, 0 to 1, that each seat is likely to beat, by
 * estimates of their standing in any unit. `doubt`: the difference, in that unit, that makes it e
 * to 1 who ends up ahead. At least two seats.
 */
export function likelyPayoffs(
  guesses: Float64Array,
  seats: number,
  doubt: number,
  out: Float64Array,
): void {
  for (let seat = 0; seat < seats; seat++) {
    let beaten = 0
    for (let other = 0; other < seats; other++) {
      if (other !== seat) beaten += 1 / (1 + Math.exp((guesses[other] - guesses[seat]) / doubt))
    }
    out[seat] = beaten / (seats - 1)
  }
}

/** The place, 1 to n, that a mean payoff stands for. */
export function expectedRank(payoff: number, seats: number): number {
  return seats - payoff * (seats - 1)
}

/**
 * The place that is to be expected where this one was, by strengths so many times too sure: the odds
 * of each duel are nearer to one to one.
 */
export function doubtedRank(rank: number, seats: number, doubt: number): number {
  const ahead = (seats - rank) / (seats - 1)
  if (doubt === 1 || ahead <= 0 || ahead >= 1) return rank
  return expectedRank(1 / (1 + ((1 - ahead) / ahead) ** (1 / doubt)), seats)
}
