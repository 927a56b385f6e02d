import type { Say } from '../../../kit/words/messages.ts'
import type { LessonSession } from '../../session/lesson/lesson-session.ts'

/** A lesson at a table, and the ways out of it. */
export interface LessonAtTable {
  readonly session: LessonSession
  /** Says the words of the game's lessons. */
  readonly say: Say<unknown>
  readonly onSkip: () => void
  readonly onPlay: () => void
  readonly onAgain: () => void
  /** Left out after the last lesson. */
  readonly onNext?: (() => void) | undefined
}
