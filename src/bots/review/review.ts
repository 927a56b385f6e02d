import type { Game, GameTypes } from '../../kernel/game.ts'
import type { Chronicle } from '../../kernel/match.ts'
import { sidesAt } from '../../kit/meta.ts'
import type { Knowledge } from '../knowledge.ts'
import { costliest } from './decisions.ts'
import { fortunesOf } from './ledger.ts'
import { beginning } from './play-again.ts'
import type { Chances, Effort, Review } from './result.ts'
import { foresightFor } from './trials.ts'
import { turningPoint } from './turned.ts'
import { type Walked, walk } from './walk.ts'

/** What takes seconds for a long match. */
export const USUAL_EFFORT: Effort = { trials: 16_000, worlds: 64 }

/**
 * Reviews a finished match, bit by bit: yields the share that is done. Null if the record is of
 * other rules, or not over. Decisions are judged by what their seats could know. The same record
 * always gives the same review.
 */
export function* reviewing<W extends GameTypes>(
  game: Game<W>,
  record: Chronicle<W>,
  knowledge: Knowledge<W>,
  effort = USUAL_EFFORT,
): Generator<number, Review<W['move']> | null> {
  const start = beginning(game, record)
  if (start === null) return null
  const foresight = foresightFor(knowledge, game.view(start, null))
  const walked: Walked<W> | null = yield* walk(game, record, start, foresight, effort)
  if (walked === null) return null
  const { expected, entries } = walked
  const sides = sidesAt(knowledge, record.seats)
  const course = walked.course.map(moment => ofSides(moment, record.seats / sides))
  const decisions = yield* costliest(game, walked, foresight, effort)
  return {
    format: 1,
    game: record.game,
    version: record.version,
    learned: foresight.judgement !== null,
    plies: record.log.length,
    course,
    decisions,
    fortunes: fortunesOf(expected, entries),
    turned: turningPoint(course, walked.moments, sides),
  }
}

/**
 * What `reviewing` yields and returns, in one go: `progress` hears the share that is done, 0 to 1.
 */
export function review<W extends GameTypes>(
  game: Game<W>,
  record: Chronicle<W>,
  knowledge: Knowledge<W>,
  effort = USUAL_EFFORT,
  progress: (share: number) => void = () => {},
): Review<W['move']> | null {
  const steps = reviewing(game, record, knowledge, effort)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    progress(step.value)
  }
}

/** The chances of the side that each of so many partners is of, to a hundredth of a percent. */
function ofSides({ ply, known, real }: Chances, partners: number): Chances {
  const told = (chance: number) => Math.round(chance * partners * 10_000) / 10_000
  return { ply, known: known.map(told), real: real.map(told) }
}
