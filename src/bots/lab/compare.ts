import { type Difference, meanDifference, rateDifference } from './statistics.ts'
import type { Standing, Standings } from './groups.ts'
import type { LabReport } from './tally.ts'

/** What is compared of two reports: a player, a seat or a role that both have. */
export type Kind = 'player' | 'seat' | 'role'

/** The second setting less the first. */
export interface Compared {
  readonly kind: Kind
  readonly name: string
  readonly wins: Difference
  readonly rank: Difference
  readonly points: Difference
}

export interface Comparison {
  readonly rows: readonly Compared[]
  /** Plies a game. */
  readonly length: Difference
}

interface Named {
  readonly kind: Kind
  readonly name: string
  readonly standing: Standing
}

/** Everybody whose results a report has, players first. Seats are named from 1. */
export function standingsOf({ players, seats, roles = [] }: Standings): readonly Named[] {
  return [
    ...players.map(row => ({ kind: 'player' as const, name: row.player, standing: row })),
    ...seats.map(row => ({ kind: 'seat' as const, name: `${row.seat + 1}`, standing: row })),
    ...roles.map(row => ({ kind: 'role' as const, name: row.role, standing: row })),
  ]
}

/**
 * Two settings side by side, as if their games had nothing in common: with the same deals the true
 * intervals are narrower. Players are compared by their order, since levels may differ.
 */
export function comparisonOf(one: LabReport, other: LabReport): Comparison {
  const others = standingsOf(other)
  const named = standingsOf(one)
  const rows = named.flatMap(({ kind, name, standing }, index) => {
    const found =
      kind === 'player'
        ? others.find((row, at) => at === index && row.kind === kind)
        : others.find(row => row.kind === kind && row.name === name)
    if (!found) return []
    const shown = kind === 'player' && found.name !== name ? `${name} / ${found.name}` : name
    return [{ kind, name: shown, ...between(standing, found.standing) }]
  })
  return {
    rows,
    length: meanDifference(
      { mean: one.plies.mean, error: one.pliesError },
      { mean: other.plies.mean, error: other.pliesError },
    ),
  }
}

function between(one: Standing, other: Standing): Omit<Compared, 'kind' | 'name'> {
  return {
    wins: rateDifference(
      { rate: one.winRate, interval: one.winRateInterval },
      { rate: other.winRate, interval: other.winRateInterval },
    ),
    rank: meanDifference(
      { mean: one.meanRank, error: one.meanRankError },
      { mean: other.meanRank, error: other.meanRankError },
    ),
    points: meanDifference(
      { mean: one.meanPoints, error: one.meanPointsError },
      { mean: other.meanPoints, error: other.meanPointsError },
    ),
  }
}
