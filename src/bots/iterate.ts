import type { Frozen, Seat, PlyContext, GameTypes } from '../kernel/game.ts'
import type { Question } from './bot.ts'
import type { Insight } from '../kit/insight.ts'
import { playout, silentTable } from './playout.ts'
import { childBy, newNode, type Node, select } from './tree.ts'

/**
 * How often a simultaneous choice is made at random. Without it the selections of the seats, each
 * sure of itself, fall into step, and a guess looks like knowledge.
 */
const GUESS = 0.25

/** One search under way, and the scratch space its iterations share. */
export interface Run<W extends GameTypes> {
  readonly question: Question<W>
  readonly insight: Insight<W>
  readonly table: PlyContext<W['event']>
  readonly root: Node<W['move']>
  /** The nodes this iteration has passed. */
  readonly path: Node<W['move']>[]
  /** The children this determinization leaves open, in the order of the moves. */
  readonly open: Node<W['move']>[]
  /**
   * While several seats decide at once: where each of them stands, knowing only its own choices.
   * Index = seat.
   */
  readonly apart: Node<W['move']>[]
  readonly payoffs: Float64Array
}

export function newRun<W extends GameTypes>(question: Question<W>, insight: Insight<W>): Run<W> {
  const { game, view, rng } = question
  const seats = game.scores(game.determinize(view, rng)).length
  return {
    question,
    insight,
    table: silentTable<W>(rng),
    root: newNode<W['move']>(-1, null, 1),
    path: [],
    open: [],
    apart: [],
    payoffs: new Float64Array(seats),
  }
}

/**
 * Determinizes what is hidden, plays down the tree and on to an end, and updates the nodes on the
 * way.
 */
export function iterate<W extends GameTypes>(run: Run<W>): void {
  const { question, insight, path, payoffs } = run
  const { game, view, rng } = question
  const state = game.determinize(view, rng)
  path.length = 0
  descend(run, state)
  playout(game, insight, state, view, run.table)
  insight.evaluate(state, view, payoffs)
  for (const node of path) {
    node.visits++
    node.total += payoffs[node.seat]
  }
}

/** Plays down the tree, in place, until a move is made for the first time. */
function descend<W extends GameTypes>(run: Run<W>, state: W['state']): void {
  const { question, insight, table, path, apart } = run
  const { game, seat: asker, view } = question
  let node = run.root
  let together = false
  for (;;) {
    const actors = game.actors(state)
    if (actors.length === 0 || insight.settled(state, view)) return
    if (actors.length > 1 && !together) {
      together = true
      apart.length = 0
      for (let seat = 0; seat < run.payoffs.length; seat++) apart.push(node)
    }
    // The asker chooses first, then the others by seat: nobody knows the others' simultaneous
    // choices.
    const seat = actors.includes(asker) ? asker : actors[0]
    const moves = game.legal(state, seat)
    explore(run, together ? apart[seat] : node, state, seat, moves)
    const guess = together && table.rng.unit() < GUESS
    const child = run.open[guess ? table.rng.below(moves.length) : select(run.open, moves.length)]
    const fresh = child.visits === 0 && moves.length > 1
    game.play(state, seat, child.move as W['move'], table)
    path.push(child)
    if (fresh) return
    node = together ? childOf(node, child) : child
    if (together) apart[seat] = child
    if (actors.length === 1) together = false
  }
}

/**
 * The child of `node` by the same move as `twin`, which stands where only one seat's choices are
 * known.
 */
function childOf<Move>(node: Node<Move>, twin: Node<Move>): Node<Move> {
  const at = childBy(node, twin.seat, twin.move, 0)
  if (at !== -1) return node.children[at]
  const child = newNode(twin.seat, twin.move, twin.prior)
  node.children.push(child)
  return child
}

/** Fills `open` with the children by these moves, making those that are missing. */
function explore<W extends GameTypes>(
  { insight, open }: Run<W>,
  node: Node<W['move']>,
  state: Frozen<W['state']>,
  seat: Seat,
  moves: readonly W['move'][],
): void {
  let priors: Float64Array | null = null
  let at = 0
  for (let i = 0; i < moves.length; i++) {
    at = childBy(node, seat, moves[i], at)
    if (at === -1) {
      priors ??= shares(insight, state, seat, moves)
      at = node.children.push(newNode(seat, moves[i], priors[i])) - 1
    }
    open[i] = node.children[at]
    open[i].available++
    at++
  }
}

/** The insight's weights as shares of 1. */
function shares<W extends GameTypes>(
  insight: Insight<W>,
  state: Frozen<W['state']>,
  seat: Seat,
  moves: readonly W['move'][],
): Float64Array {
  const weights = new Float64Array(moves.length)
  if (moves.length === 1) return weights.fill(1)
  insight.weigh(state, seat, moves, weights)
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map(weight => weight / sum)
}
