import { ranks } from '../../kernel/rank.ts'
import type { Plan } from './plan.ts'
import type { PlayedGame } from './run.ts'
import { median, Sum, wilson } from './statistics.ts'

/** The results of a simulation, as plain JSON: the same plan gives the same, to the last digit. */
export interface Report {
  readonly game: string
  readonly version: number
  readonly options: object
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

export interface Standing {
  readonly games: number
  readonly meanRank: number
  /** The true mean rank lies within ± this much, 95 times of 100. */
  readonly meanRankError: number
  readonly wins: number
  readonly winRate: number
  readonly winRateInterval: readonly [low: number, high: number]
  readonly meanPoints: number
}

/** Counts games as they are played. */
export class Tally {
  private readonly plan: Plan
  private readonly players: Count[]
  private readonly seats: Count[]
  private readonly roles = new Map<string, Count>()
  private readonly plies: number[] = []
  private stopped = 0

  constructor(plan: Plan) {
    this.plan = plan
    this.players = plan.players.map(() => new Count())
    this.seats = plan.players.map(() => new Count())
  }

  add({ seated, scores, roles, plies, stopped }: PlayedGame): void {
    ranks(scores).forEach((rank, seat) => {
      const points = scores[seat]?.[0] ?? 0
      this.seats[seat]?.add(rank, points)
      this.players[seated[seat] ?? -1]?.add(rank, points)
      const role = roles[seat]
      if (role !== undefined) this.countOf(role).add(rank, points)
    })
    this.plies.push(plies)
    if (stopped) this.stopped++
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
    const plies = new Sum()
    for (const count of this.plies) plies.add(count)
    return {
      game: game.id,
      version: game.version,
      options,
      games: this.plies.length,
      seed,
      rotate,
      players: this.players.map((count, i) => ({ player: names[i] ?? '', ...count.standing() })),
      seats: this.seats.map((count, seat) => ({ seat, ...count.standing() })),
      ...(roles && { roles: this.byRole() }),
      plies: {
        mean: plies.mean,
        median: median(this.plies),
        max: this.plies.reduce((a, b) => Math.max(a, b), 0),
      },
      stopped: this.stopped,
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
    }
  }
}
