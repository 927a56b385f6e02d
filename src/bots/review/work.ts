import type { GameTypes } from '../../kernel/game.ts'
import { type Chronicle, replay } from '../../kernel/match.ts'
import { Rng } from '../../kernel/rng.ts'
import type { ContentSet } from '../../kit/content/sets.ts'
import { knowSet } from '../../kit/judgement/know-set.ts'
import type { Reason } from '../../kit/words/reasons.ts'
import type { Budget } from '../bot.ts'
import { loadGame } from '../games.ts'
import { knowledgeFor } from '../knowledge.ts'
import { type Advice, hint } from './hint.ts'
import { judgeMove } from './judge-move.ts'
import type { Effort, Review } from './result.ts'
import { review } from './review.ts'

/* Hints and reviews as plain JSON, to be made in threads. */

/** The printed values of a match, which a thread need not know yet; null = the game's own. */
interface Printed {
  readonly game: string
  readonly contentSet: ContentSet | null
}

/** A seat that asks for a hint. */
export interface HintJob extends Printed {
  readonly seat: number
  readonly view: object
  /** What the seat perceived of the latest plies (`Game.memory`). */
  readonly past: readonly GameTypes['event'][]
  readonly offers: readonly GameTypes['move'][]
  readonly budget: Budget
}

/** A finished match to be reviewed. */
export interface ReviewJob {
  readonly record: Chronicle
  readonly contentSet: ContentSet | null
  readonly effort?: Effort
}

/** A review, and how each of its decisions looked to who took it: words are made of that. */
export interface Reviewed {
  readonly review: Review
  /** Index = index of the decision. */
  readonly views: readonly object[]
}

async function gameFor({ game: id, contentSet }: Printed) {
  const { game, contentSets } = await loadGame(id)
  knowSet(contentSets, contentSet)
  return { game, knowledge: await knowledgeFor(game) }
}

/** The best moves, always the same for the same position; `now`: a steady clock. */
export async function hintFor(job: HintJob, now: () => number): Promise<readonly Advice[]> {
  const { game, knowledge } = await gameFor(job)
  const { seat, view, past, offers, budget } = job
  return hint({ game, seat, view, past, offers, rng: Rng.from(1), now }, knowledge, budget)
}

/** Somebody's move in a position they were given to think about. */
export interface PuzzleJob extends Printed {
  readonly seat: number
  readonly view: object
  readonly offers: readonly GameTypes['move'][]
  readonly move: GameTypes['move']
}

/** A move beside the best one. */
export interface Verdict {
  readonly best: GameTypes['move']
  /**
   * How much less who moves may expect, in payoff: the share of the others they end up ahead of.
   */
  readonly cost: number
  /** The standard error of the cost. */
  readonly doubt: number
  /** Why the best is better than the move, or if it is the move, than the next. */
  readonly reasons: readonly Reason[]
}

/** Judges a move, always alike for the same position; null if it is not possible. */
export async function verdictFor(job: PuzzleJob): Promise<Verdict | null> {
  const { game, knowledge } = await gameFor(job)
  const { seat, view, offers, move } = job
  const found = judgeMove({ game, seat, view, offers, rng: Rng.from(1) }, knowledge, move)
  if (found === null) return null
  const { chosen, best, reasons } = found
  const { cost, doubt } = chosen
  return { best: best.move, cost, doubt, reasons }
}

/** Reviews a match, telling the share that is done; null if it cannot be. */
export async function reviewFor(
  { record, contentSet, effort }: ReviewJob,
  progress?: (share: number) => void,
): Promise<Reviewed | null> {
  const { game, knowledge } = await gameFor({ game: record.game, contentSet })
  const made = review(game, record, knowledge, effort, progress)
  if (made === null) return null
  const views = made.decisions.map(({ ply, seat }) => {
    const then = replay(game, record, ply)
    return then.ok ? game.view(then.value.state, seat) : {}
  })
  return { review: made, views }
}
