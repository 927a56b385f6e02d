import type { GameTypes, PerSeat } from '../../kernel/game.ts'
import { same } from '../../kernel/json.ts'
import type { Reason } from '../../kit/words/reasons.ts'
import type { Knowledge } from '../knowledge.ts'
import { reasonsFor } from './reasons.ts'
import {
  type Decision,
  type Foresight,
  foresightFor,
  likeliest,
  type Trial,
  type Trials,
  tryMoves,
} from './trials.ts'

/** How much is tried before a move is judged. */
export interface Care {
  /** The determinizations each move is tried in. */
  readonly worlds: number
  /** The moves looked at, the likeliest first. */
  readonly breadth: number
}

export const CAREFUL: Care = { worlds: 32, breadth: 16 }

/** A move beside the best one, by what its seat could know. */
export interface JudgedMove<Move> {
  readonly move: Move
  /** What each seat may expect after it, 0 to 1: the share of the others it ends up ahead of. */
  readonly payoffs: PerSeat<number>
  /** How much less its seat may expect than after the best move; 0 for the best. */
  readonly cost: number
  /** The standard error of the cost. */
  readonly doubt: number
  readonly inputs: Trial<Move>['inputs']
}

/**
 * Judges the moves of a decision by what its seat could know, the best first. `chosen` is looked at
 * however unlikely it is. The same decision and seed always give the same.
 */
export function judgeMoves<W extends GameTypes>(
  decision: Decision<W>,
  knowledge: Knowledge<W>,
  chosen: W['move'] | null = null,
  { worlds, breadth } = CAREFUL,
): readonly JudgedMove<W['move']>[] {
  const foresight = foresightFor(knowledge, decision.view)
  const moves = likeliest(decision, foresight, breadth, chosen)
  return judged(tryMoves(decision, foresight, moves, worlds))
}

/**
 * How one move compares with the best, which is told beside it, or, if it is the best itself, beside
 * the next; null if it is not possible. For puzzles.
 */
export function judgeMove<W extends GameTypes>(
  decision: Decision<W>,
  knowledge: Knowledge<W>,
  move: W['move'],
): Compared<W['move']> | null {
  const [best, ...others] = judgeMoves(decision, knowledge, move)
  const chosen = [best, ...others].find(other => same(other.move, move))
  if (chosen === undefined) return null
  const foresight = foresightFor(knowledge, decision.view)
  const beside = chosen === best ? others[0] : chosen
  const reasons = reasonsFor(foresight.judgement, best.inputs, beside?.inputs ?? null)
  return { chosen: { ...chosen, ...borneOut(foresight, chosen) }, best, reasons }
}

/** What games bear out of what a move seems to cost (`Features.borneOut`), or of a share of it. */
export function borneOut(
  { judgement }: Pick<Foresight, 'judgement'>,
  { cost, doubt }: Pick<JudgedMove<unknown>, 'cost' | 'doubt'>,
  part = 1,
) {
  const share = part * (judgement?.features.borneOut ?? 1)
  return { cost: share * cost, doubt: share * doubt }
}

interface Compared<Move> {
  /** It costs what games bear out. */
  readonly chosen: JudgedMove<Move>
  readonly best: JudgedMove<Move>
  /** Why the best is better. */
  readonly reasons: readonly Reason[]
}

/** What trials say of their moves, the best first. */
export function judged<Move>({ seat, seats, worlds, trials }: Trials<Move>): JudgedMove<Move>[] {
  const means = trials.map(({ payoffs }) => meansOf(payoffs, seats, worlds))
  const best = means.reduce((top, mean, at) => (mean[seat] > means[top][seat] ? at : top), 0)
  return trials
    .map(({ move, payoffs, inputs }, at) => {
      const behind = (world: number) =>
        trials[best].payoffs[world * seats + seat] - payoffs[world * seats + seat]
      const cost = means[best][seat] - means[at][seat]
      return { move, payoffs: means[at], cost, doubt: errorOf(behind, cost, worlds), inputs }
    })
    .toSorted((one, other) => one.cost - other.cost)
}

/** Each seat's mean over some of the worlds: all, or every second one from the first or second. */
export function meansOf(
  payoffs: Float64Array,
  seats: number,
  worlds: number,
  first = 0,
  step = 1,
): number[] {
  const sums = new Array<number>(seats).fill(0)
  let count = 0
  for (let world = first; world < worlds; world += step, count++)
    for (let seat = 0; seat < seats; seat++) sums[seat] += payoffs[world * seats + seat]
  return sums.map(sum => sum / Math.max(1, count))
}

/** The standard error of a mean over worlds. */
function errorOf(value: (world: number) => number, mean: number, worlds: number): number {
  let squares = 0
  for (let world = 0; world < worlds; world++) squares += (value(world) - mean) ** 2
  return Math.sqrt(squares / Math.max(1, worlds - 1) / worlds)
}
