import type { PerSeat, Score } from './game.ts'

/**
 * Negative if a is worse than b, positive if better, 0 if they are tied. A missing tie-breaker
 * counts as 0.
 */
export function compareScores(a: Score, b: Score): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Each seat's place: 1 is first, tied scores share the better place (1, 2, 2, 4). */
export function ranks(scores: PerSeat<Score>): number[] {
  return scores.map(mine => 1 + scores.filter(other => compareScores(other, mine) > 0).length)
}

/**
 * How many matches each seat has won after one more. `before`: how many until then; `ranks`: each
 * seat's place in the last one, null if nobody won it.
 */
export function wonAfter(
  before: PerSeat<number | undefined>,
  ranks: PerSeat<number> | null,
): number[] {
  return before.map((won = 0, seat) => won + (ranks?.[seat] === 1 ? 1 : 0))
}
