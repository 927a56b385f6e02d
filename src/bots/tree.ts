import type { Seat } from '../kernel/game.ts'

/** An information set, reached by `seat` making `move`: all positions that look the same to whoever is to decide. */
export interface Node<Move> {
  readonly seat: Seat
  readonly move: Move | null
  /** The share of attention the insight would give this move among its siblings, 0 to 1. */
  readonly prior: number
  /** Iterations that could have come through here, and those that did. */
  available: number
  visits: number
  /** Sum over the visits of what they brought `seat`, 0 to 1 each. */
  total: number
  readonly children: Node<Move>[]
}

export function newNode<Move>(seat: Seat, move: Move | null, prior: number): Node<Move> {
  return { seat, move, prior, available: 0, visits: 0, total: 0, children: [] }
}

/**
 * The child by this move, or undefined. Moves are compared by identity; lists of moves keep their order, so the child
 * is mostly found at once where the last search ended.
 */
export function childBy<Move>(node: Node<Move>, seat: Seat, move: Move, from: number): number {
  const { children } = node
  const n = children.length
  for (let i = from; i < n; i++) if (children[i].move === move && children[i].seat === seat) return i
  for (let i = 0; i < from && i < n; i++) if (children[i].move === move && children[i].seat === seat) return i
  return -1
}

/**
 * Which of the children open to this iteration to try: the mean so far, plus an urge to explore that grows with the
 * times the child could have been chosen and shrinks with the times it was (PUCT, on availability as in ISMCTS).
 */
export function select<Move>(open: readonly Node<Move>[], n: number, curiosity: number, urgency: number): number {
  let visits = 0
  let total = 0
  for (let i = 0; i < n; i++) {
    visits += open[i].visits
    total += open[i].total
  }
  // First-play urgency: what nobody has tried is presumed a little worse than what has been.
  const untried = visits === 0 ? 0.5 : total / visits - urgency
  let best = 0
  let bestScore = -Infinity
  for (let i = 0; i < n; i++) {
    const child = open[i]
    const mean = child.visits === 0 ? untried : child.total / child.visits
    const score = mean + (curiosity * child.prior * Math.sqrt(child.available)) / (1 + child.visits)
    if (score > bestScore) {
      bestScore = score
      best = i
    }
  }
  return best
}
