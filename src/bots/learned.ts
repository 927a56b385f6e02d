import type { Frozen, Game, GameTypes, PlyContext, Seat } from '../kernel/game.ts'
import { copyOf, same } from '../kernel/json.ts'
import type { Perspective } from '../kernel/perspective.ts'
import { Rng } from '../kernel/rng.ts'
import { draw, greatest, soften } from '../kit/draw.ts'
import type { Insight } from '../kit/judgement/insight.ts'
import { isCalm, type Judgement, payoffsBy } from '../kit/judgement/judgement.ts'
import { expectedRank, rankPayoffs } from '../kit/judgement/payoff.ts'
import { type Answer, type Question, unweighed } from './bot.ts'
import { greedy, liked } from './greedy.ts'
import type { Knowledge } from './knowledge.ts'
import { silentTable } from './playout.ts'

/** How a player that answers at once goes about it. */
export interface Manner {
  /** The determinizations each move is tried in, in the first round. */
  readonly worlds: number
  /** Rounds of trying: after each the better part of the moves goes on, in twice as many worlds. */
  readonly rounds: number
  /** The moves looked at, the most likely first by the insight's weights. */
  readonly breadth: number
  /** A payoff of so much more makes a move e times as likely; 0: always the best. */
  readonly temperature: number
  /** The payoff that it is worth to a move to have e times the weight by the insight. */
  readonly trust: number
}

/** The manner of the level `learned`, but for what `Features` says otherwise. */
export const AT_ONCE: Manner = { worlds: 3, rounds: 1, breadth: 16, temperature: 0, trust: 0 }
/** The part of the moves that goes on to the next round; at least two. */
const STAYS = 0.4

/** No move is liked less than this: an insight may be wrong. */
const LEAST_LIKED = -20

/** Plies of one's own turn that are played on at most before a position is judged. */
const FARTHEST = 24

/**
 * Tries each move in a few determinizations, plays its own turn to the end as the insight would,
 * and takes the move after which the judgement expects the best place. Without a judgement it is
 * greedy. `wanted`: another manner than at once.
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
  const {
    worlds = AT_ONCE.worlds,
    rounds = AT_ONCE.rounds,
    trust = AT_ONCE.trust,
  } = judgement.features
  const manner = wanted ?? { ...AT_ONCE, worlds, rounds, trust }
  const tried = expected(question, knowledge.insight, judgement, manner)
  const { moves, payoffs, visits, seats } = tried
  const considered = offers.map(offer => {
    const at = moves.findIndex(move => same(move, offer))
    const found = at !== -1 && visits[at] > 0
    const rank = found ? expectedRank(payoffs[at], seats) : null
    return { move: offer, visits: found ? visits[at] : 0, rank }
  })
  const chosen = choose(tried, manner, rng)
  const move = offers.find(offer => same(offer, moves[chosen])) ?? offers[0]
  return { move, considered }
}

/** What trying the legal moves of a seat has shown. */
export interface Expected<Move> {
  readonly moves: readonly Move[]
  /** The payoff that each promises, 0 to 1; −1 for those that were not tried. */
  readonly payoffs: Float64Array
  /** The worlds each was tried in; the most for those that stayed to the end. */
  readonly visits: Float64Array
  readonly seats: number
  /**
   * How much less the insight likes each than the best: the logarithm of the share of its weight.
   */
  readonly likes: Float64Array
}

/** Of the moves that stayed to the end: the best, or one drawn by what they promise. */
function choose(
  { payoffs, visits, likes }: Expected<unknown>,
  { temperature, trust }: Manner,
  rng: Rng,
): number {
  const weights = payoffs.map((payoff, i) => payoff + trust * likes[i])
  const most = visits[greatest(visits, visits.length)]
  for (let i = 0; i < weights.length; i++) if (visits[i] < most) weights[i] = -Infinity
  if (temperature === 0) return greatest(weights, weights.length)
  soften(weights, weights.length, temperature)
  for (let i = 0; i < weights.length; i++) if (visits[i] < most) weights[i] = 0
  return draw(weights, weights.length, rng)
}

/** Tries the legal moves of this decision. */
export function expected<W extends GameTypes>(
  question: Pick<Question<W>, 'game' | 'seat' | 'view' | 'past' | 'rng'>,
  insight: Insight<W>,
  judgement: Judgement<W>,
  { worlds, rounds, breadth }: Pick<Manner, 'worlds' | 'rounds' | 'breadth'>,
): Expected<W['move']> {
  const { game, seat, view, past = [], rng } = question
  const { whole = false } = judgement.features
  const likely = whole ? insight.worlds?.(view, past, rng, worlds * (2 ** rounds - 1)) : null
  let drawn = 0
  const next = () => likely?.[drawn++] ?? game.determinize(view, rng)
  const first = next()
  const moves = game.legal(first, seat)
  const seats = game.scores(first).length
  const weights = new Float64Array(moves.length)
  insight.weigh(first, seat, moves, weights)
  let staying = [...moves.keys()].sort((a, b) => weights[b] - weights[a]).slice(0, breadth)
  const payoffs = new Float64Array(moves.length).fill(-1)
  const visits = new Float64Array(moves.length)
  const out = new Float64Array(seats)
  const promised = (state: Frozen<W['state']>, move: W['move'], rng: Rng) => {
    const imagined = copyOf(state) as W['state']
    const table = silentTable<W>(rng)
    game.play(imagined, seat, move, table)
    if (whole) hearAnswers(game, insight, judgement, imagined, seat, table)
    else settle(game, insight, judgement, imagined, seat, table)
    payoffsOf(game, judgement, imagined, whole ? 'all' : seat, out)
    return out[seat]
  }
  for (let round = 0; round < rounds; round++) {
    if (round > 0) staying = better(staying, payoffs)
    for (let world = 0; world < worlds * 2 ** round; world++) {
      const state = round + world === 0 ? first : next()
      // The same world and the same chance for each move, so that luck tells them less apart.
      const chance: [number, number, number, number] = [rng.next(), rng.next(), rng.next(), 1]
      for (const index of staying) {
        const payoff = promised(state, moves[index], new Rng(chance))
        payoffs[index] += (payoff - payoffs[index]) / ++visits[index]
      }
    }
  }
  const most = weights[greatest(weights, weights.length)]
  const likes = weights.map(weight => Math.max(Math.log(weight / most), LEAST_LIKED))
  return { moves, payoffs, visits, seats, likes }
}

/** The moves that go on to the next round. */
function better(moves: readonly number[], payoffs: Float64Array): number[] {
  const sorted = [...moves].sort((a, b) => payoffs[b] - payoffs[a])
  return sorted.slice(0, Math.max(2, Math.ceil(STAYS * moves.length)))
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
    if (isCalm(features, state, seat, actors)) return
    const mover = actors[0]
    const moves = game.legal(state, mover)
    // One's own next moves are no matter of chance.
    const own = mover === seat || moves.length === 1
    const move = own
      ? liked(insight, state, mover, moves)
      : insight.choose(state, mover, moves, table.rng)
    game.play(state, mover, move, table)
  }
}

/**
 * Plays on until the seat is asked again and can be judged: turns begin as the insight likes best,
 * and go on as it chooses, which is quicker.
 */
function hearAnswers<W extends GameTypes>(
  game: Game<W>,
  insight: Insight<W>,
  { features }: Judgement<W>,
  state: W['state'],
  seat: Seat,
  table: PlyContext<W['event']>,
): void {
  let before = seat
  for (let plies = 0; plies < FARTHEST; plies++) {
    const [mover] = game.actors(state)
    if (mover === undefined) return
    if (mover === seat && features.calm?.(state, seat) !== false) return
    const moves = game.legal(state, mover)
    const goesOn = mover === before && moves.length > 1
    const move = goesOn
      ? insight.choose(state, mover, moves, table.rng)
      : liked(insight, state, mover, moves)
    game.play(state, mover, move, table)
    before = mover
  }
}

/** Each seat's payoff: as it is when the game is over, else as judged from this perspective. */
export function payoffsOf<W extends GameTypes>(
  game: Game<W>,
  judgement: Judgement<W>,
  state: Frozen<W['state']>,
  eyes: Perspective,
  out: Float64Array,
): void {
  if (game.actors(state).length === 0) return rankPayoffs(game.scores(state), out)
  const strengths = new Float64Array(out.length)
  judgement.strengths(state, eyes, strengths)
  payoffsBy(strengths, out)
}
