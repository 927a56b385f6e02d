import type { Frozen, Game, GameTypes, PlyContext, Seat } from '../kernel/game.ts'
import { copyOf, same } from '../kernel/json.ts'
import { Rng } from '../kernel/rng.ts'
import { draw, greatest, soften } from '../kit/draw.ts'
import type { Insight } from '../kit/insight.ts'
import { type Judgement, payoffsBy } from '../kit/judgement.ts'
import { expectedRank, rankPayoffs } from '../kit/payoff.ts'
import { type Answer, type Question, unweighed } from './bot.ts'
import { greedy } from './greedy.ts'
import type { Knowledge } from './knowledge.ts'
import { silentTable } from './playout.ts'

/** How a player that answers at once goes about it. */
export interface Manner {
  /** The determinizations a move is tried in. */
  readonly worlds: number
  /** The moves looked at, the most likely first by the insight's weights. */
  readonly breadth: number
  /** A payoff of so much more makes a move e times as likely; 0: always the best. */
  readonly temperature: number
}

export const AT_ONCE: Manner = { worlds: 3, breadth: 16, temperature: 0 }

/** Plies of one's own turn that are played on at most before a position is judged. */
const FARTHEST = 24

/**
 * Tries each move in a few determinizations, plays its own turn to the end as the insight would, and
 * takes the move after which the judgement expects the best place. Without a judgement it is greedy.
 * `wanted`: another manner than at once.
 */
export function learned<W extends GameTypes>(
  question: Question<W>,
  knowledge: Knowledge<W>,
  wanted?: Manner,
): Answer<W> {
  const { offers, view, rng } = question
  if (offers.length === 1) return unweighed(offers, offers[0])
  const judgement = knowledge.judges(view)
  if (judgement === null || judgement.features.leaves?.(view))
    return greedy(question, knowledge.insight)
  const manner = wanted ?? { ...AT_ONCE, worlds: judgement.features.worlds ?? AT_ONCE.worlds }
  const { moves, payoffs, seats } = expected(question, knowledge.insight, judgement, manner)
  const considered = offers.map(offer => {
    const at = moves.findIndex(move => same(move, offer))
    const found = at !== -1 && payoffs[at] >= 0
    const rank = found ? expectedRank(payoffs[at], seats) : null
    return { move: offer, visits: found ? manner.worlds : 0, rank }
  })
  const chosen = choose(payoffs, manner.temperature, rng)
  const move = offers.find(offer => same(offer, moves[chosen])) ?? offers[0]
  return { move, considered }
}

function choose(payoffs: Float64Array, temperature: number, rng: Rng): number {
  if (temperature === 0) return greatest(payoffs, payoffs.length)
  const weights = payoffs.slice()
  soften(weights, weights.length, temperature)
  for (let i = 0; i < weights.length; i++) if (payoffs[i] < 0) weights[i] = 0
  return draw(weights, weights.length, rng)
}

/** The payoff that each legal move promises, 0 to 1; −1 for moves that were not looked at. */
export function expected<W extends GameTypes>(
  { game, seat, view, rng }: Pick<Question<W>, 'game' | 'seat' | 'view' | 'rng'>,
  insight: Insight<W>,
  judgement: Judgement<W>,
  { worlds, breadth }: Pick<Manner, 'worlds' | 'breadth'>,
): { moves: readonly W['move'][]; payoffs: Float64Array; seats: number } {
  const first = game.determinize(view, rng)
  const moves = game.legal(first, seat)
  const seats = game.scores(first).length
  const weights = new Float64Array(moves.length)
  insight.weigh(first, seat, moves, weights)
  const tried = [...moves.keys()].sort((a, b) => weights[b] - weights[a]).slice(0, breadth)
  const payoffs = new Float64Array(moves.length).fill(-1)
  for (const index of tried) payoffs[index] = 0
  const out = new Float64Array(seats)
  for (let world = 0; world < worlds; world++) {
    const state = world === 0 ? first : game.determinize(view, rng)
    const chance: [number, number, number, number] = [rng.next(), rng.next(), rng.next(), 1]
    for (const index of tried) {
      // The same world and the same chance for each move, so that luck tells them less apart.
      const imagined = copyOf(state)
      const table = silentTable<W>(new Rng(chance))
      game.play(imagined, seat, moves[index], table)
      settle(game, insight, judgement, imagined, seat, table)
      payoffsOf(game, judgement, imagined, seat, out)
      payoffs[index] += out[seat] / worlds
    }
  }
  return { moves, payoffs, seats }
}

/** Plays on until the position can be judged: the end of the seat's turn, or all have answered. */
export function settle<W extends GameTypes>(
  game: Game<W>,
  insight: Insight<W>,
  { features }: Judgement<W>,
  state: W['state'],
  seat: Seat,
  table: PlyContext<W['event']>,
): void {
  for (let plies = 0; plies < FARTHEST; plies++) {
    const actors = game.actors(state)
    if (actors.length === 0) return
    const calm = features.calm?.(state, seat) ?? (actors.length === 1 && actors[0] !== seat)
    if (calm) return
    const mover = actors[0]
    const moves = game.legal(state, mover)
    const move = moves.length === 1 ? moves[0] : insight.choose(state, mover, moves, table.rng)
    game.play(state, mover, move, table)
  }
}

/** Each seat's payoff: as it is when the game is over, else as judged with this seat's eyes. */
export function payoffsOf<W extends GameTypes>(
  game: Game<W>,
  judgement: Judgement<W>,
  state: Frozen<W['state']>,
  seat: Seat,
  out: Float64Array,
): void {
  if (game.actors(state).length === 0) return rankPayoffs(game.scores(state), out)
  const strengths = new Float64Array(out.length)
  judgement.strengths(state, seat, strengths)
  payoffsBy(strengths, out)
}
