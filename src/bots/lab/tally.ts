import type { GameTypes } from '../../kernel/game.ts'
import { ranks } from '../../kernel/rank.ts'
import type { Outcome } from './play.ts'
import { Distribution, type Histogram, Sum, wilson } from './statistics.ts'
import { type GameUses, type Use, Uses } from './uses.ts'

/** The results of a simulation, as plain JSON: the same plan gives the same, to the last digit. */
export interface Report {
  readonly game: string
  readonly version: number
  readonly options: GameTypes['options']
  readonly games: number
  readonly seed: string
  readonly rotate: boolean
  readonly players: readonly (Standing & { readonly player: string })[]
  readonly seats: readonly (Standing & { readonly seat: number })[]
  /**
   * The roles of this game by name: merchants, for example. Only where there are roles.
   */
  readonly roles?: readonly (Standing & { readonly role: string })[]
  readonly plies: { readonly mean: number; readonly median: number; readonly max: number }
  /** Games stopped by their own safety limit. */
  readonly stopped: number
}

/** The same with all that a chart shows. */
export interface LabReport extends Report {
  /** How many games were asked for; fewer were played where somebody stopped it. */
  readonly asked: number
  /** How far the mean length may be from the true one. */
  readonly pliesError: number
  readonly lengths: Histogram
  readonly points: Histogram
  /** What winners have, and what all have. */
  readonly winnersPoints: number
  readonly meanPoints: number
  readonly uses: readonly Use[]
}

/** Steps of a histogram. */
const MOST_STEPS = 24

export interface Standing {
  readonly games: number
  readonly meanRank: number
  /** The true mean rank lies within ± this much, 95 times of 100. */
  readonly meanRankError: number
  readonly wins: number
  readonly winRate: number
  readonly winRateInterval: readonly [low: number, high: number]
  readonly meanPoints: number
  readonly meanPointsError: number
}

/** What a report says of the plan: a `Plan`, or the same without its bots. */
export interface Planned {
  readonly game: { readonly id: string; readonly version: number }
  readonly options: GameTypes['options']
  readonly players: readonly { readonly level: string }[]
  readonly games: number
  readonly seed: string
  readonly rotate: boolean
  /** Null where all seats are alike. */
  readonly roles: unknown
}

/** Counts games as they are played. */
export class Tally {
  private readonly plan: Planned
  private readonly players: Count[]
  private readonly seats: Count[]
  private readonly roles = new Map<string, Count>()
  private readonly plies = new Distribution()
  private readonly points = new Distribution()
  private readonly winners = new Sum()
  private readonly uses = new Uses()
  private stopped = 0

  constructor(plan: Planned) {
    this.plan = plan
    this.players = plan.players.map(() => new Count())
    this.seats = plan.players.map(() => new Count())
  }

  add(outcome: Outcome, uses?: GameUses): void {
    const { seated, scores, roles, plies, stopped } = outcome
    ranks(scores).forEach((rank, seat) => {
      const points = scores[seat]?.[0] ?? 0
      this.seats[seat]?.add(rank, points)
      this.players[seated[seat] ?? -1]?.add(rank, points)
      const role = roles[seat]
      if (role !== undefined) this.countOf(role).add(rank, points)
      this.points.add(points)
      if (rank === 1) this.winners.add(points)
    })
    this.plies.add(plies)
    if (stopped) this.stopped++
    if (uses) this.uses.add(outcome, uses)
  }

  private byRole() {
    const roles = [...this.roles].toSorted(([a], [b]) => (a < b ? -1 : 1))
    return roles.map(([role, count]) => ({ role, ...count.standing() }))
  }

  private countOf(role: string): Count {
    const count = this.roles.get(role) ?? new Count()
    this.roles.set(role, count)
    return count
  }

  report(): Report {
    const { game, options, players, seed, rotate, roles } = this.plan
    const names = namesOf(players.map(({ level }) => level))
    return {
      game: game.id,
      version: game.version,
      options,
      games: this.plies.count,
      seed,
      rotate,
      players: this.players.map((count, i) => ({ player: names[i] ?? '', ...count.standing() })),
      seats: this.seats.map((count, seat) => ({ seat, ...count.standing() })),
      ...(roles !== null && { roles: this.byRole() }),
      plies: { mean: this.plies.mean, median: this.plies.median, max: this.plies.max },
      stopped: this.stopped,
    }
  }

  detail(): LabReport {
    return {
      ...this.report(),
      asked: this.plan.games,
      pliesError: this.plies.error,
      lengths: this.plies.histogram(MOST_STEPS),
      points: this.points.histogram(MOST_STEPS),
      winnersPoints: this.winners.mean,
      meanPoints: this.points.mean,
      uses: this.uses.rows(),
    }
  }
}

/** Levels that occur more than once are numbered: "random 1", "random 2". */
function namesOf(levels: readonly string[]): string[] {
  return levels.map((level, i) => {
    const alike = levels.filter(other => other === level).length
    return alike === 1
      ? level
      : `${level} ${levels.slice(0, i + 1).filter(other => other === level).length}`
  })
}

/** The results of one player or one seat. */
class Count {
  private readonly rank = new Sum()
  private readonly points = new Sum()
  private wins = 0

  add(rank: number, points: number): void {
    this.rank.add(rank)
    this.points.add(points)
    if (rank === 1) this.wins++
  }

  standing(): Standing {
    const { count, mean, error } = this.rank
    return {
      games: count,
      meanRank: mean,
      meanRankError: error,
      wins: this.wins,
      winRate: count === 0 ? 0 : this.wins / count,
      winRateInterval: wilson(this.wins, count),
      meanPoints: this.points.mean,
      meanPointsError: this.points.error,
    }
  }
}
