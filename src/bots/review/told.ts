import type { Frozen, GameTypes, Viewer } from '../../kernel/game.ts'
import { reasonTexts } from '../../kit/words/reasons.ts'
import type { GameText } from '../../kit/words/text.ts'
import type { Advice } from './hint.ts'
import type { CostlyDecision } from './result.ts'
import type { Reviewed } from './work.ts'

/* What page and terminal tell of hints and reviews. */

/** The words of reasons; nothing while they are on their way, or where the game has none. */
type Words = Pick<GameText, 'say' | 'move'> | null | undefined

/** More decisions than this nobody reads. */
export const MOST_TOLD = 5

/** Why each of these moves helps, to somebody who sees this. */
export const adviceTexts = (
  words: Words,
  advice: readonly Advice[],
  view: Frozen<GameTypes['view']>,
): readonly string[] =>
  reasonTexts(
    words,
    advice.map(each => ({ ...each, view })),
  )

/** A decision, as it looked to who took it, and why the better move would have helped. */
export interface ToldDecision {
  readonly decision: CostlyDecision
  readonly view: object
  readonly why: string
}

/**
 * The costliest decisions, those of one seat or of all. `size`: how a cost is told; what is told as
 * nothing is left out.
 */
export function toldDecisions(
  { review, views }: Reviewed,
  words: Words,
  of: Viewer,
  size: (payoff: number) => string,
): readonly ToldDecision[] {
  const costly = review.decisions
    .map((decision, at) => ({ decision, view: views[at] ?? {} }))
    .filter(({ decision }) => of === null || decision.seat === of)
    .filter(({ decision }) => size(decision.cost) !== size(0))
    .slice(0, MOST_TOLD)
  const whys = reasonTexts(
    words,
    costly.map(({ decision, view }) => {
      const { better: move, move: than, reasons } = decision
      return { move, than, reasons, view }
    }),
  )
  return costly.map((each, at) => ({ ...each, why: whys[at] ?? '' }))
}
