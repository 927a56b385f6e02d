import type { Frozen, Seat, Table, Words } from '../kernel/game.ts'
import { same } from '../kernel/json.ts'
import { type Answer, type Budget, type Question, unweighed } from './bot.ts'
import { draw, greatest } from './draw.ts'
import { greedy } from './greedy.ts'
import type { Insight } from './insight.ts'
import { expectedRank } from './payoff.ts'
import { MOST_MOVES, playout, silentTable } from './playout.ts'
import { childBy, newNode, type Node, select } from './tree.ts'

/** How eagerly moves with few visits are tried, and how much worse than the rest an untried one is presumed. */
const CURIOSITY = 0.3
const URGENCY = 0.1

/**
 * Information-set Monte Carlo tree search: one tree of what the asker can tell apart, one determinization of its view
 * an iteration, everybody playing for his own place (max^n). Depends on nothing but question, insight and budget.
 */
export function search<W extends Words>(
  question: Question<W>,
  insight: Insight<W>,
  budget: Budget,
  noise = 0,
): Answer<W> {
  const { game, view, offers, rng } = question
  if (offers.length === 1) return unweighed(offers, offers[0])

  const started = question.now()
  const run = newRun(question, insight)
  let iterations = 0
  while (iterations < budget.iterations && question.now() - started < budget.ms) {
    iterate(run)
    iterations++
  }
  if (iterations === 0) return greedy(question, insight)

  const children = offers.map(offer => run.root.children.find(child => same(child.move, offer)))
  const visits = Float64Array.from(children, child => child?.visits ?? 0)
  const seats = game.scores(game.determinize(view, rng)).length
  const considered = offers.map((move, i) => {
    const total = children[i]?.total ?? 0
    return { move, visits: visits[i], rank: visits[i] === 0 ? null : expectedRank(total / visits[i], seats) }
  })
  const chosen = noise > 0 ? draw(visits.map(v => v ** (1 / noise)), visits.length, rng) : greatest(visits, visits.length)
  return { move: offers[chosen], considered }
}

/** One search under way, and the scratch space its iterations share. */
interface Run<W extends Words> {
  readonly question: Question<W>
  readonly insight: Insight<W>
  readonly table: Table<W['event']>
  readonly root: Node<W['move']>
  readonly path: Node<W['move']>[]
  readonly open: Node<W['move']>[]
  readonly weights: Float64Array
  readonly payoffs: Float64Array
}

function newRun<W extends Words>(question: Question<W>, insight: Insight<W>): Run<W> {
  return {
    question,
    insight,
    table: silentTable<W>(question.rng),
    root: newNode<W['move']>(-1, null, 1),
    path: [],
    open: [],
    weights: new Float64Array(MOST_MOVES),
    payoffs: new Float64Array(16),
  }
}

function iterate<W extends Words>(run: Run<W>): void {
  const { game, view, rng } = run.question
  const state = game.determinize(view, rng)
  run.path.length = 0
  descend(run, state)
  playout(game, run.insight, state, view, run.table)
  run.insight.evaluate(state, view, run.payoffs)
  for (const node of run.path) {
    node.visits++
    node.total += run.payoffs[node.seat]
  }
}

/** Plays down the tree, in place, until a move is made for the first time. */
function descend<W extends Words>(run: Run<W>, state: W['state']): void {
  const { game, seat: asker, view } = run.question
  let node = run.root
  for (;;) {
    const actors = game.actors(state)
    if (actors.length === 0 || run.insight.settled(state, view)) return
    const seat = actors.includes(asker) ? asker : actors[0]
    const moves = game.legal(state, seat)
    const child = choose(run, node, state, seat, moves)
    game.play(state, seat, child.move as W['move'], run.table)
    run.path.push(child)
    if (child.visits === 0 && moves.length > 1) return
    node = child
  }
}

/** The child to follow among those this determinization allows. */
function choose<W extends Words>(
  run: Run<W>,
  node: Node<W['move']>,
  state: Frozen<W['state']>,
  seat: Seat,
  moves: readonly W['move'][],
): Node<W['move']> {
  const { open } = run
  let weighed = false
  let sum = 0
  let at = 0
  for (let i = 0; i < moves.length; i++) {
    at = childBy(node, seat, moves[i], at)
    if (at === -1) {
      if (!weighed) {
        run.insight.weigh(state, seat, moves, run.weights)
        for (let k = 0; k < moves.length; k++) sum += run.weights[k]
        weighed = true
      }
      at = node.children.push(newNode(seat, moves[i], run.weights[i] / sum)) - 1
    }
    open[i] = node.children[at]
    open[i].available++
    at++
  }
  return open[select(open, moves.length, CURIOSITY, URGENCY)]
}
