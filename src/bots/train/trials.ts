import type {
  Frozen,
  Game,
  GameTypes,
  PerSeat,
  PlyContext,
  Score,
  Seat,
} from '../../kernel/game.ts'
import { copyOf } from '../../kernel/json.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Insight } from '../../kit/judgement/insight.ts'
import { isCalm, type Judgement, judgementBy } from '../../kit/judgement/judgement.ts'
import type { Network } from '../../kit/judgement/network.ts'
import type { Bot, Question } from '../bot.ts'
import { greedy } from '../greedy.ts'
import { expected, learned, settle } from '../learned.ts'
import { silentTable } from '../playout.ts'
import { playMatch } from '../tournament.ts'
import { chance as chanceOf } from './episode.ts'
import { addGroup, addPlayed, newSums, type Sums, type Tried } from './line.ts'
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
 * The game of this number, played by the judgement as it is by now, in one of three games at one
 * seat among rules of thumb. At some of its decisions moves are tried: each is played on to the end
 * by rules of thumb, in the same worlds. Who is ahead is learned from the games that it plays alone.
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
  const alone = rng.below(GUESTS) > 0
  const share = alone ? SHARE / seats : SHARE
  const knowledge = { insight, judges: () => judgement }
  const self: Bot<W> = question => {
    if (question.offers.length > 1 && rng.unit() < share) trial.tryOut(question)
    return learned(question, knowledge)
  }
  const other: Bot<W> = alone ? self : question => greedy(question, insight)
  const bots = Array.from({ length: seats }, () => other)
  bots[rng.below(seats)] = self
  const table = { game, options: course.optionsFor(seats), now: () => 0 }
  playMatch(table, bots, rng.next(), alone ? (...moved) => trial.watch(...moved) : undefined)
  return { sums: trial.sums, loss: trial.loss }
}

/** One of so many games is played among rules of thumb. */
const GUESTS = 3

/** A move that was tried: where it was judged, how it ended, and how wrong the judgement was. */
interface Played extends Tried {
  readonly loss: number
}

/** A position as the inputs have it. */
interface Look {
  /** `rows[seat]`, as who has just moved sees them. */
  readonly rows: readonly Float32Array[]
  readonly seat: Seat
  /** How many points more make it e to 1. */
  readonly unit: number
}

/** Tries moves, watches games, and keeps what they teach. */
class Trial<W extends GameTypes> {
  readonly sums: Sums
  loss = 0
  private readonly course: Course<W>
  private readonly judgement: Judgement<W>
  private readonly rng: Rng
  private readonly seen: Look[] = []

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

  /** Takes down the position after a ply of this seat if it can be judged, and learns at the end. */
  watch(state: Frozen<W['state']>, seat: Seat): void {
    const { game, features } = this.course
    const actors = game.actors(state)
    if (actors.length > 0) {
      if (isCalm(features, state, seat, actors)) this.seen.push(this.look(state, seat))
      return
    }
    const scores = game.scores(state)
    for (const look of this.seen) addPlayed(this.sums, triedOf(look, scores))
  }

  private look(state: Frozen<W['state']>, seat: Seat): Look {
    const { game, features } = this.course
    const rows = game.scores(state).map((_, other) => {
      const row = new Float32Array(features.inputs.length)
      features.read(state, other, other === seat, row)
      return row
    })
    return { rows, seat, unit: features.margin?.(state) ?? 1 }
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
    const { game, insight } = this.course
    settle(game, insight, this.judgement, state, seat, table)
    if (game.actors(state).length === 0) return null
    const look = this.look(state, seat)
    const scores = endOf(game, insight, state, table)
    return { ...triedOf(look, scores), loss: this.lossOf(look.rows, scores) }
  }

  private lossOf(rows: readonly Float32Array[], scores: PerSeat<Score>): number {
    const strengths = rows.map(row => this.judgement.strength(row))
    let loss = 0
    let pairs = 0
    for (const [one, [mine = 0]] of scores.entries())
      for (const [other, [theirs = 0]] of scores.entries()) {
        if (mine <= theirs) continue
        pairs++
        loss -= Math.log(Math.max(chanceOf(strengths[one] - strengths[other]), 1e-12))
      }
    return pairs === 0 ? 0 : loss / pairs
  }
}

function triedOf({ rows, seat, unit }: Look, scores: PerSeat<Score>): Tried {
  return {
    inputs: Float64Array.from(
      rows[seat],
      (_, i) =>
        unit *
        lead(
          rows.map(row => row[i]),
          seat,
        ),
    ),
    result: lead(
      scores.map(([points = 0]) => points),
      seat,
    ),
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
