import type { ComponentChildren } from 'preact'
import type { LessonAtTable } from '../lesson/lesson-at-table.ts'
import type { Chronicle } from '../../../kernel/match.ts'
import type { GameText } from '../../../kit/words/text.ts'
import type { GameBoard } from '../../board-kit/board.ts'
import type { Session, SessionState } from '../../session/session.ts'
import type { FindNext } from '../life/use-next.ts'
import type { LookBack } from '../replay/use-look-back.ts'
import type { Frame } from './playhead.ts'

/** A match to be shown, and the ways from it to other pages. */
export interface TablePageProps {
  session: Session
  onLeave: () => void
  /** Another match with the same people; left out where there can be none. */
  onAgain?: () => void
  /** Finds the way to another table that waits for me; left out where there can be none. */
  findNext?: FindNext | undefined
  /** Opens the replay of this match; left out where there is none. */
  onReplay?: () => void
  /** The finished match, move by move; left out where there is none, null if it cannot be had. */
  record?: () => Promise<Chronicle | null>
  /** Opens the replay of this match after that move; left out where there is none. */
  onMoment?: ((ply: number) => void) | undefined
  /** In a replay: shows another frame. Where it is given the page shows the controls for it. */
  onSeek?: (at: number) => void
  /** What the page has to say of the result. */
  ending?: ComponentChildren
  /** Plays on from a past moment of a match that still goes on; left out where that cannot be. */
  onPlayOn?: (state: SessionState) => void
  /** Where the match is a lesson: its card, and the ways out of it. */
  lesson?: LessonAtTable
}

/** The same once everything has been loaded, with what is shown now. */
export interface TableViewProps extends TablePageProps {
  frame: Frame
  /** All parts of the board are there: they come in turn. */
  begun: boolean
  /** Skips all until I am asked; left out where the others cannot be hurried. */
  hurry?: (() => void) | undefined
  back: LookBack
  board: GameBoard
  text: GameText
}
