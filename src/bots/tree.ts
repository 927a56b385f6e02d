import type { Seat } from '../kernel/game.ts'

/** First-play urgency: how much worse than its siblings an untried move is assumed to be. */
const URGENCY = 0.1

/** What an imagined line of play looks like so far to the asker: the choices made, one by one. */
export interface Node<Move> {
  /** Who chose last, and what. */
  readonly seat: Seat
  readonly move: Move
  /** The insight's prior for this move among its siblings, 0 to 1. */
  readonly prior: number
  /* Of choices only that are looked for, not imagined: */
  /** Iterations that could have come through here, and those that did. */
  available: number
  visits: number
  /** Sum of this seat's payoffs over the visits, 0 to 1 each. */
  total: number
  readonly children: Node<Move>[]
}

/** A node that no iteration has come through. */
export function newNode<Move>(seat: Seat, move: Move, prior: number): Node<Move> {
  return { seat, move, prior, available: 0, visits: 0, total: 0, children: [] }
}

/**
 * The index of the child by this move, or −1. Moves are compared by identity; lists of moves keep
 * their order, so it is mostly found at once, at `from`, behind the one found last.
 */
export function childBy<Move>(node: Node<Move>, seat: Seat, move: Move, from: number): number {
  const { children } = node
  for (let i = from; i < children.length; i++)
    if (children[i].move === move && children[i].seat === seat) return i
  const end = Math.min(from, children.length)
  for (let i = 0; i < end; i++) if (children[i].move === move && children[i].seat === seat) return i
  return -1
}

/**
 * Which of the first n children to try: the mean so far, plus an urge to explore that grows with
 * the times the child could have been chosen and shrinks with the times it was (PUCT, on
 * availability as in ISMCTS).
 */
export function select<Move>(
  open: readonly Node<Move>[],
  n: number,
  curiosity: number,
): Node<Move> {
  let visits = 0
  let total = 0
  for (let i = 0; i < n; i++) {
    visits += open[i].visits
    total += open[i].total
  }
  const untried = visits === 0 ? 0 : total / visits - URGENCY
  let best = open[0]
  let bestScore = -Infinity
  for (let i = 0; i < n; i++) {
    const child = open[i]
    const mean = child.visits === 0 ? untried : child.total / child.visits
    const score = mean + (curiosity * child.prior * Math.sqrt(child.available)) / (1 + child.visits)
    if (score > bestScore) {
      bestScore = score
      best = child
    }
  }
  return best
}
