import { ranks } from '../../kernel/rank.ts'
import type { Outcome } from './play.ts'
import { Sum } from './statistics.ts'

/** How a player, a seat or a role fared. */
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

/** How everybody fared. */
export interface Standings {
  readonly players: readonly (Standing & { readonly player: string })[]
  readonly seats: readonly (Standing & { readonly seat: number })[]
  /** The roles of this game by name: merchants, for example. Only where there are roles. */
  readonly roles?: readonly (Standing & { readonly role: string })[]
}

/** Counts games by player, by seat and by role. */
export class Groups {
  private readonly names: readonly string[]
  private readonly hasRoles: boolean
  private readonly players: Count[]
  private readonly seats: Count[]
  private readonly roles = new Map<string, Count>()

  constructor(levels: readonly string[], hasRoles: boolean) {
    this.names = namesOf(levels)
    this.hasRoles = hasRoles
    this.players = levels.map(() => new Count())
    this.seats = levels.map(() => new Count())
  }

  add({ seed, seated, scores, roles }: Outcome): void {
    ranks(scores).forEach((rank, seat) => {
      const points = scores[seat]?.[0] ?? 0
      this.seats[seat]?.add(rank, points, seed)
      this.players[seated[seat] ?? -1]?.add(rank, points, seed)
      const role = roles[seat]
      if (role !== undefined) this.countOf(role).add(rank, points, seed)
    })
  }

  standings(): Standings {
    const { names } = this
    return {
      players: this.players.map((count, i) => ({ player: names[i] ?? '', ...count.standing() })),
      seats: this.seats.map((count, seat) => ({ seat, ...count.standing() })),
      ...(this.hasRoles && { roles: this.byRole() }),
    }
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
  private readonly won = new Sum()

  add(rank: number, points: number, deal: string): void {
    this.rank.add(rank, deal)
    this.points.add(points, deal)
    this.won.add(rank === 1 ? 1 : 0, deal)
  }

  standing(): Standing {
    const { count, mean, error } = this.rank
    return {
      games: count,
      meanRank: mean,
      meanRankError: error,
      wins: this.won.sum,
      winRate: this.won.mean,
      winRateInterval: this.won.rate,
      meanPoints: this.points.mean,
      meanPointsError: this.points.error,
    }
  }
}
