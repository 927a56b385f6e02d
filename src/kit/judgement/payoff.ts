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
 * The place that is to be expected where this one was, by strengths that are not true to games: the
 * seat's is `favour` more than the others' beyond what it should be, and all are `doubt` times too
 * sure. The logarithm of the odds of each duel is less by the one and divided by the other.
 */
export function doubtedRank(rank: number, seats: number, doubt: number, favour = 0): number {
  const ahead = (seats - rank) / (seats - 1)
  if ((doubt === 1 && favour === 0) || ahead <= 0 || ahead >= 1) return rank
  const odds = (Math.log(ahead / (1 - ahead)) - favour) / doubt
  return expectedRank(1 / (1 + Math.exp(-odds)), seats)
}
