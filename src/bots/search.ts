import type { GameTypes } from '../kernel/game.ts'
import { same } from '../kernel/json.ts'
import type { Rng } from '../kernel/rng.ts'
import { expectedRank } from '../kit/judgement/payoff.ts'
import { type Answer, type Budget, type Considered, type Question, unweighed } from './bot.ts'
import { greedy } from './greedy.ts'
import { iterate, newRun, type Run } from './iterate.ts'
import type { Knowledge } from './knowledge.ts'
import type { Node } from './tree.ts'
import { ALL_WAYS, type Ways } from './ways.ts'

/** The cap on iterations, whatever the budget: by then more would change little. */
const MOST_ITERATIONS = 100_000
/** Moves that a search compares at most, the most likely first. */
const MOST_CANDIDATES = 16
/** So many visits and more make what was found count for more than what was expected. */
const DOUBT = 50
/** With fewer iterations inference would take longer than the search itself. */
const WORTH_INFERENCE = 100
/** However unlikely a move is, it is not overlooked more often than so. */
const MOST_MISSED = 0.9
/** No move is expected to be worse than this, as the logarithm of its share. */
const UNLIKELIEST = -4

/**
 * Monte Carlo tree search for any number of seats, from what one of them may know. The moves to
 * choose from are tried in turn, each in the same determinizations; the half that does worse is
 * dropped, again and again, until the budget is spent (sequential halving). Below them grows a tree
 * of what the asker does next; the others play as the insight would, from what they may know, or
 * choose by the tree as well, where it says that they think.
 * Depends on nothing but question, knowledge, budget and ways; on the asker's own chance only where
 * `ways` overlooks or misjudges.
 */
export function search<W extends GameTypes>(
  question: Question<W>,
  knowledge: Knowledge<W>,
  budget: Budget,
  ways: Ways = ALL_WAYS,
): Answer<W> {
  const { offers, rng, now } = question
  if (offers.length === 1) return unweighed(offers, offers[0])

  const start = now()
  const inference = ways.inference && budget.iterations >= WORTH_INFERENCE
  const run = newRun(question, knowledge, { ...ways, inference }, budget.iterations)
  const sensible = run.candidates.filter(({ prior }) => prior > 0)
  let left = noticed(sensible, ways.oversight, rng).slice(0, MOST_CANDIDATES)
  const offered = ({ move }: Node<W['move']>) =>
    offers.find(offer => same(offer, move)) ?? offers[0]
  if (left.length === 1) return unweighed(offers, offered(left[0]))
  const errors = new Map(left.map(node => [node, misjudged(ways.misjudgement, rng)]))
  const value = (node: Node<W['move']>) => worth(node, ways) + (errors.get(node) ?? 0)
  const rounds = Math.ceil(Math.log2(left.length))
  let iterations = 0
  for (let round = 1; round <= rounds; round++) {
    for (let turn = 0; ; turn++) {
      const used = spent(budget, iterations, now() - start)
      if (used >= 1 || (used >= round / rounds && turn % left.length === 0)) break
      iterate(run, left[turn % left.length])
      iterations++
    }
    left.sort((one, other) => value(other) - value(one))
    left = left.slice(0, Math.ceil(left.length / 2))
  }
  if (iterations === 0) return greedy(question, knowledge.insight)

  return { move: offered(left[0]), considered: offers.map(move => consider(run, move)) }
}

/** The share of the budget that is used up; 1 or more: all of it. */
function spent({ ms, iterations: cap, least = 0 }: Budget, iterations: number, elapsed: number) {
  const most = Math.min(cap, MOST_ITERATIONS)
  const time = elapsed >= ms ? 1 : elapsed / ms
  const late = least > 0 ? Math.min(time, iterations / least) : time
  return iterations >= most ? 1 : Math.max(late, iterations / most)
}

/** How good a move has proved, and at first how likely it was. */
function worth<Move>({ prior, visits, total }: Node<Move>, ways: Ways): number {
  if (visits === 0) return -Infinity
  const doubt = ways.prior ? Math.max(UNLIKELIEST, Math.log(prior)) / (DOUBT + visits) : 0
  return total / visits + doubt
}

/** By how much somebody misjudges a move: at most so much, and mostly by less. */
function misjudged(most: number, rng: Rng): number {
  return most === 0 ? 0 : most * (rng.unit() + rng.unit() - 1)
}

/**
 * The candidates that somebody notices who overlooks some: the obvious ones as good as always, the
 * others the less surely the less likely they are; if none, then the likeliest.
 */
function noticed<Move>(
  candidates: readonly Node<Move>[],
  oversight: number,
  rng: Rng,
): readonly Node<Move>[] {
  if (oversight === 0) return candidates
  const missed = (prior: number) => Math.min(MOST_MISSED, oversight * (1 - prior) ** 2)
  const seen = candidates.filter(({ prior }) => rng.unit() >= missed(prior))
  return seen.length > 0 ? seen : candidates.slice(0, 1)
}

/**
 * What the search found out about an offer; offers may have come by JSON, so they are compared by
 * content.
 */
function consider<W extends GameTypes>(
  { candidates, payoffs }: Run<W>,
  move: W['move'],
): Considered<W> {
  const node = candidates.find(candidate => same(candidate.move, move))
  if (node === undefined || node.visits === 0) return { move, visits: 0, rank: null }
  return { move, visits: node.visits, rank: expectedRank(node.total / node.visits, payoffs.length) }
}
