import type { Game } from '../../src/kernel/game.ts'
import { begin, type Match, submit } from '../../src/kernel/match.ts'
import type { Lesson, LessonProblem } from '../../src/kit/lesson/lesson.ts'

/** A lesson that cannot be played as it is written: what is wrong, and where. */
export class LessonFault extends Error {
  readonly problem: LessonProblem

  constructor(problem: LessonProblem) {
    super(`${problem.path} ${problem.what}`)
    this.problem = problem
  }
}

/** Where a lesson stands before a step; `at` is the number of steps when it is over. */
export interface LessonStand {
  readonly at: number
  readonly match: Match
}

/**
 * Plays a lesson to its end, step by step: the one match, as it stands before each step. Throws a
 * `LessonFault` where a move is not legal, or the game waits for somebody else than the learner.
 */
export function* walkLesson(game: Game, lesson: Lesson): Generator<LessonStand> {
  const begun = begin(game, lesson.seats, lesson.options, lesson.seed)
  if (!begun.ok) throw new LessonFault({ path: 'options', what: `cannot begin: ${begun.message}` })
  const match = begun.value
  const play = (seat: number, move: { readonly type: string }, path: string) => {
    const outcome = submit(match, seat, move)
    if (outcome.ok) return
    const { refusal, why } = outcome
    const said = refusal ? `${refusal.rule} ${refusal.why}` : why
    throw new LessonFault({
      path,
      what: `cannot be played: ${JSON.stringify(move)} by seat ${seat} (${said})`,
    })
  }
  for (const [index, { seat, move }] of lesson.before.entries()) play(seat, move, `before.${index}`)
  for (const [at, step] of lesson.steps.entries()) {
    mustAsk(match, lesson, step.play.length + step.touch.length > 0, `steps.${at}`)
    yield { at, match }
    for (const [index, move] of step.play.entries())
      play(lesson.learner, move, `steps.${at}.play.${index}`)
    for (const [index, { seat, move }] of step.replies.entries())
      play(seat, move, `steps.${at}.replies.${index}`)
  }
  yield { at: lesson.steps.length, match }
}

/** A step that asks for something comes when the game asks the learner. */
function mustAsk({ game, state }: Match, { learner }: Lesson, asks: boolean, path: string): void {
  if (asks && game.legal(state, learner).length === 0)
    throw new LessonFault({ path, what: 'asks the learner, who has nothing to choose' })
}
