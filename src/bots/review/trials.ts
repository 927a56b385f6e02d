import { copyOf, same } from '../../kernel/json.ts'
import type { Frozen, GameTypes, PlyContext, Seat } from '../../kernel/game.ts'
import { Rng } from '../../kernel/rng.ts'
import { type Judgement, trueToGames } from '../../kit/judgement/judgement.ts'
import type { Question } from '../bot.ts'
import type { Knowledge } from '../knowledge.ts'
import { payoffsOf, settle } from '../learned.ts'
import { playout, silentTable } from '../playout.ts'

/** A decision of one seat, as it saw it. */
export type Decision<W extends GameTypes = GameTypes> = Pick<
  Question<W>,
  'game' | 'seat' | 'view' | 'offers' | 'rng'
>

/** What followed a move in each of the determinizations it was tried in. */
export interface Trial<Move> {
  readonly move: Move
  /** `payoffs[world * seats + seat]`, 0 to 1. */
  readonly payoffs: Float64Array
  /**
   * The mover's inputs of the judgement when its turn was over, on average; null where the game
   * ended each time, or nothing judges.
   */
  readonly inputs: Float32Array | null
}

export interface Trials<Move> {
  readonly seat: Seat
  readonly seats: number
  readonly worlds: number
  readonly trials: readonly Trial<Move>[]
}

/** What judges where a move leads. */
export interface Foresight<W extends GameTypes = GameTypes> {
  readonly insight: Knowledge<W>['insight']
  /** Null where nothing that was learned fits: then games are played on by the insight. */
  readonly judgement: Judgement<W> | null
}

/** What is known, for the matches of this view; people are told chances as games bear them out. */
export function foresightFor<W extends GameTypes>(
  { insight, judges }: Knowledge<W>,
  view: Frozen<W['view']>,
): Foresight<W> {
  const judgement = judges(view)
  return { insight, judgement: judgement && trueToGames(judgement) }
}

/** At most so many of the offers, the likeliest first by the insight, and always `besides`. */
export function likeliest<W extends GameTypes>(
  { game, seat, view, rng }: Decision<W>,
  { insight }: Foresight<W>,
  breadth: number,
  besides: W['move'] | null,
): readonly W['move'][] {
  const state = game.determinize(view, rng)
  const moves = game.legal(state, seat)
  const weights = new Float64Array(moves.length)
  insight.weigh(state, seat, moves, weights)
  const order = [...moves.keys()].sort((a, b) => weights[b] - weights[a])
  const taken = order.slice(0, breadth).map(index => moves[index])
  const extra = besides === null ? undefined : moves.find(move => same(move, besides))
  return extra === undefined || taken.includes(extra) ? taken : [...taken, extra]
}

/**
 * Tries these moves in the same determinizations with the same chance, so that luck tells them less
 * apart. Reads nothing but the seat's view.
 */
export function tryMoves<W extends GameTypes>(
  { game, seat, view, rng }: Decision<W>,
  foresight: Foresight<W>,
  moves: readonly W['move'][],
  worlds: number,
): Trials<W['move']> {
  const first = game.determinize(view, rng)
  const seats = game.scores(first).length
  const out = new Float64Array(seats)
  const { judgement } = foresight
  const read = new Float32Array(judgement?.features.inputs.length ?? 0)
  const begun = moves.map(move => ({
    move,
    payoffs: new Float64Array(worlds * seats),
    sum: new Float32Array(read.length),
    open: 0,
  }))
  for (let world = 0; world < worlds; world++) {
    const state = world === 0 ? first : game.determinize(view, rng)
    const chance: [number, number, number, number] = [rng.next(), rng.next(), rng.next(), 1]
    for (const trial of begun) {
      const imagined = copyOf(state)
      const table = silentTable<W>(new Rng(chance))
      game.play(imagined, seat, trial.move, table)
      follow(game, foresight, imagined, { seat, view }, table, out)
      trial.payoffs.set(out, world * seats)
      if (judgement === null || game.actors(imagined).length === 0) continue
      read.fill(0)
      judgement.features.read(imagined, seat, true, read)
      for (let input = 0; input < read.length; input++) trial.sum[input] += read[input]
      trial.open++
    }
  }
  const trials = begun.map(({ move, payoffs, sum, open }) => ({
    move,
    payoffs,
    inputs: open === 0 ? null : sum.map(total => total / open),
  }))
  return { seat, seats, worlds, trials }
}

/** Plays on, in place, until the position can be judged, and fills in each seat's payoff. */
export function follow<W extends GameTypes>(
  game: Decision<W>['game'],
  { insight, judgement }: Foresight<W>,
  state: W['state'],
  { seat, view }: Pick<Decision<W>, 'seat' | 'view'>,
  table: PlyContext<W['event']>,
  out: Float64Array,
): void {
  if (judgement === null) {
    playout(game, insight, state, view, table)
    insight.evaluate(state, view, out)
  } else {
    settle(game, insight, judgement, state, seat, table)
    payoffsOf(game, judgement, state, seat, out)
  }
}
