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
