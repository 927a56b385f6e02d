import type { GameTypes } from '../../kernel/game.ts'
import { ranks } from '../../kernel/rank.ts'
import type { Outcome } from './play.ts'
import { Groups, type Standings } from './groups.ts'
import { Distribution, type Histogram, Sum } from './statistics.ts'
import { type GameUses, type Use, Uses } from './uses.ts'
import type { Variation } from './vary.ts'

/** The results of a simulation, as plain JSON: the same plan gives the same, to the last digit. */
export interface Report extends Standings {
  readonly game: string
  readonly version: number
  readonly options: GameTypes['options']
  readonly games: number
  readonly seed: string
  readonly rotate: boolean
  readonly plies: { readonly mean: number; readonly median: number; readonly max: number }
  /** Games stopped by their own safety limit. */
  readonly stopped: number
  /** Where an option was varied: how everybody fared with each of its values. */
  readonly varied?: VariedReport
}

export interface VariedReport {
  readonly option: string
  readonly values: readonly (Standings & {
    readonly value: Variation['values'][number]
    readonly games: number
  })[]
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
  readonly vary?: Variation | undefined
}

/** Counts games as they are played. */
export class Tally {
  private readonly plan: Planned
  private readonly all: Groups
  /** By the value of the option that is varied. */
  private readonly varied: readonly Groups[]
  private readonly plies = new Distribution()
  private readonly points = new Distribution()
  private readonly winners = new Sum()
  private readonly uses = new Uses()
  private stopped = 0

  constructor(plan: Planned) {
    this.plan = plan
    const groups = () =>
      new Groups(
        plan.players.map(({ level }) => level),
        plan.roles !== null,
      )
    this.all = groups()
    this.varied = (plan.vary?.values ?? []).map(groups)
  }

  add(outcome: Outcome, uses?: GameUses): void {
    const { index, seed, scores, plies, stopped } = outcome
    this.all.add(outcome)
    this.varied[index % this.varied.length]?.add(outcome)
    ranks(scores).forEach((rank, seat) => {
      const points = scores[seat]?.[0] ?? 0
      this.points.add(points)
      if (rank === 1) this.winners.add(points)
    })
    this.plies.add(plies, seed)
    if (stopped) this.stopped++
    if (uses) this.uses.add(outcome, uses)
  }

  report(): Report {
    const { game, options, seed, rotate } = this.plan
    const varied = this.byValue()
    return {
      game: game.id,
      version: game.version,
      options,
      games: this.plies.count,
      seed,
      rotate,
      ...this.all.standings(),
      plies: { mean: this.plies.mean, median: this.plies.median, max: this.plies.max },
      stopped: this.stopped,
      ...(varied && { varied }),
    }
  }

  private byValue(): VariedReport | null {
    const { vary } = this.plan
    if (!vary) return null
    const values = this.varied.flatMap((groups, at) => {
      const value = vary.values[at]
      const standings = groups.standings()
      const games = standings.seats[0]?.games ?? 0
      return value === undefined ? [] : [{ value, games, ...standings }]
    })
    return { option: vary.option, values }
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
