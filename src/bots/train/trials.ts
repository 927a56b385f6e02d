import type { Game, GameTypes, PerSeat, PlyContext, Score, Seat } from '../../kernel/game.ts'
import { copyOf } from '../../kernel/json.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Insight } from '../../kit/judgement/insight.ts'
import { type Judgement, judgementBy } from '../../kit/judgement/judgement.ts'
import type { Network } from '../../kit/judgement/network.ts'
import type { Bot, Question } from '../bot.ts'
import { greedy } from '../greedy.ts'
import { expected, learned, settle } from '../learned.ts'
import { silentTable } from '../playout.ts'
import { playMatch } from '../tournament.ts'
import { chance as chanceOf } from './episode.ts'
import { addGroup, newSums, type Sums, type Tried } from './line.ts'
import type { Course } from './self-play.ts'

/** What one game has taught by its trials. */
export interface Trials {
  readonly sums: Sums
  /** The cross-entropy a pair of seats, over all positions, of what the judgement said of them. */
  readonly loss: number
}

/** The share of a player's decisions whose moves are tried, and in how many worlds each. */
const [SHARE, WORLDS] = [0.2, 2]
/** The moves tried: those that promise most, and one of the others. */
const BEST = 4
/** How the player finds out what promises most. */
const LOOK = { worlds: 1, rounds: 2, breadth: 16 }

/**
 * The game of this number among rules of thumb: one seat, sometimes two, is taken by the judgement
 * as it is by now. At some of their decisions moves are tried: each is played on to the end by rules
 * of thumb, in the same worlds.
 */
export function playTrials<W extends GameTypes>(
  course: Course<W>,
  network: Network,
  number: number,
): Trials {
  const { game, insight, features } = course
  const rng = Rng.from(Math.imul(course.seed, 0x9e3779b1) + number)
  const seats = course.seats[number % course.seats.length]
  const judgement = judgementBy(features, network)
  const trial = new Trial(course, judgement, rng)
  const knowledge = { insight, judges: () => judgement }
  const self: Bot<W> = question => {
    if (question.offers.length > 1 && rng.unit() < SHARE) trial.tryOut(question)
    return learned(question, knowledge)
  }
  const bots = Array.from({ length: seats }, (): Bot<W> => question => greedy(question, insight))
  bots[rng.below(seats)] = self
  if (rng.below(3) === 0) bots[rng.below(seats)] = self
  playMatch({ game, options: course.optionsFor(seats), now: () => 0 }, bots, rng.next())
  return { sums: trial.sums, loss: trial.loss }
}

/** A move that was tried: where it was judged, how it ended, and how wrong the judgement was. */
interface Played extends Tried {
  readonly loss: number
}

/** Tries moves, and keeps what they teach. */
class Trial<W extends GameTypes> {
  readonly sums: Sums
  loss = 0
  private readonly course: Course<W>
  private readonly judgement: Judgement<W>
  private readonly rng: Rng

  constructor(course: Course<W>, judgement: Judgement<W>, rng: Rng) {
    this.course = course
    this.judgement = judgement
    this.rng = rng
    this.sums = newSums(course.features.inputs.length)
  }

  tryOut(question: Question<W>): void {
    const { course, rng, sums } = this
    const moves = this.worthTrying(question)
    if (moves.length < 2) return
    for (let world = 0; world < WORLDS; world++) {
      const state = course.game.determinize(question.view, rng)
      const chance: [number, number, number, number] = [rng.next(), rng.next(), rng.next(), 1]
      const group = moves.flatMap(move => {
        const table = silentTable(new Rng(chance))
        const imagined = copyOf(state)
        course.game.play(imagined, question.seat, move, table)
        return this.playOn(imagined, question.seat, table) ?? []
      })
      if (group.length < 2) continue
      addGroup(sums, group)
      for (const { loss } of group) this.loss += loss
    }
  }

  private worthTrying(question: Question<W>): readonly W['move'][] {
    const { course, judgement, rng } = this
    const { insight, features } = course
    const { moves, payoffs, visits, likes } = expected(
      { ...question, rng },
      insight,
      judgement,
      LOOK,
    )
    const promised = (at: number) => payoffs[at] + (features.trust ?? 0) * likes[at]
    const order = [...moves.keys()].filter(at => visits[at] > 0)
    order.sort((a, b) => promised(b) - promised(a))
    const others = order.slice(BEST)
    const chosen = [...order.slice(0, BEST), ...(others.length > 0 ? [rng.pick(others)] : [])]
    return chosen.map(at => moves[at])
  }

  /** The position where this move is judged, and how its game ended; null if it ended before. */
  private playOn(state: W['state'], seat: Seat, table: PlyContext<W['event']>): Played | null {
    const { game, insight, features } = this.course
    settle(game, insight, this.judgement, state, seat, table)
    if (game.actors(state).length === 0) return null
    const unit = features.margin?.(state) ?? 1
    const seats = game.scores(state).length
    const rows = Array.from({ length: seats }, (_, other) => {
      const row = new Float32Array(features.inputs.length)
      features.read(state, other, other === seat, row)
      return row
    })
    const scores = endOf(game, insight, state, table)
    const points = scores.map(([first = 0]) => first)
    const each = (input: number) => rows.map(row => row[input])
    return {
      loss: this.lossOf(rows, points),
      inputs: Float64Array.from(rows[seat], (_, i) => unit * lead(each(i), seat)),
      result: lead(points, seat),
    }
  }

  private lossOf(rows: readonly Float32Array[], points: readonly number[]): number {
    const strengths = rows.map(row => this.judgement.strength(row))
    let loss = 0
    let pairs = 0
    for (let ahead = 0; ahead < points.length; ahead++)
      for (let behind = 0; behind < points.length; behind++) {
        if (points[ahead] <= points[behind]) continue
        pairs++
        loss -= Math.log(Math.max(chanceOf(strengths[ahead] - strengths[behind]), 1e-12))
      }
    return pairs === 0 ? 0 : loss / pairs
  }
}

/** How much more a seat has than the others in the mean. */
function lead(values: readonly number[], seat: Seat): number {
  const sum = values.reduce((all, value) => all + value, 0)
  return values[seat] - (sum - values[seat]) / (values.length - 1)
}

/** Plays to the end by rules of thumb. */
function endOf<W extends GameTypes>(
  game: Game<W>,
  insight: Insight<W>,
  state: W['state'],
  table: PlyContext<W['event']>,
): PerSeat<Score> {
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const [mover] = actors
    const moves = game.legal(state, mover)
    const [only] = moves
    const move = moves.length === 1 ? only : insight.choose(state, mover, moves, table.rng)
    game.play(state, mover, move, table)
  }
  return game.scores(state)
}
