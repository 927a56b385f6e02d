import type { GameTypes } from '../kernel/game.ts'
import { same } from '../kernel/json.ts'
import { type Answer, type Budget, type Considered, type Question, unweighed } from './bot.ts'
import { draw, greatest } from '../kit/draw.ts'
import { greedy } from './greedy.ts'
import type { Insight } from '../kit/insight.ts'
import { iterate, newRun, type Run } from './iterate.ts'
import { expectedRank } from '../kit/payoff.ts'

/**
 * The cap on iterations, whatever the budget: by then the tree takes some 100 MB, and more would
 * change little.
 */
const MOST_ITERATIONS = 100_000

/**
 * Information-set Monte Carlo tree search: one tree of what the asker can tell apart, one
 * determinization of its view an iteration, each seat playing for its own place (max^n). Depends on
 * nothing but question, insight and budget. With `noise` the move is drawn, the chances being
 * visits to the power of 1 / noise; without it the most visited wins.
 */
export function search<W extends GameTypes>(
  question: Question<W>,
  insight: Insight<W>,
  budget: Budget,
  noise = 0,
): Answer<W> {
  const { offers, rng, now } = question
  if (offers.length === 1) return unweighed(offers, offers[0])

  const start = now()
  const run = newRun(question, insight)
  const most = Math.min(budget.iterations, MOST_ITERATIONS)
  const least = budget.least ?? 0
  const inTime = () => now() - start < budget.ms
  let iterations = 0
  for (; iterations < most && (iterations < least || inTime()); iterations++) iterate(run)
  if (iterations === 0) return greedy(question, insight)

  const considered = offers.map(move => consider(run, move))
  const visits = Float64Array.from(considered, ({ visits }) => visits)
  const chosen =
    noise > 0
      ? draw(
          visits.map(v => v ** (1 / noise)),
          visits.length,
          rng,
        )
      : greatest(visits, visits.length)
  return { move: offers[chosen], considered }
}

/**
 * What the search found out about an offer; offers may have come by JSON, so they are compared by
 * content.
 */
function consider<W extends GameTypes>(
  { question, root, payoffs }: Run<W>,
  move: W['move'],
): Considered<W> {
  const node = root.children.find(child => child.seat === question.seat && same(child.move, move))
  if (node === undefined || node.visits === 0) return { move, visits: 0, rank: null }
  return { move, visits: node.visits, rank: expectedRank(node.total / node.visits, payoffs.length) }
}
