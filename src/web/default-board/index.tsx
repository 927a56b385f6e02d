import { outline } from '../../kit/outline.ts'
import type { BoardProps, GameBoard } from '../board-kit/board.ts'
import { Actions, Centre, Shelf } from '../board-kit/places.tsx'
import { answering } from '../board-kit/use-pick.ts'
import { Fields, Offers } from './parts.tsx'
import { boardText } from './text/index.ts'
import './default-board.css'

/** The table of a game without art: what the view holds, to be read, and the moves as buttons. */
function Board(props: BoardProps) {
  const { view, offers, text, undo } = props
  const { send } = answering(props)
  return (
    <>
      <Centre class="db-centre">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard */}
        <section class="db-state" aria-label={boardText('board.state')} tabIndex={0}>
          <Fields entries={outline(view)} />
        </section>
      </Centre>
      <Shelf class="db-shelf">
        <Actions label={boardText('board.actions')}>
          <Offers offers={offers} view={view} text={text} onChoose={move => send(move)} />
          {undo}
        </Actions>
      </Shelf>
    </>
  )
}

/** The board of a game that brings none: playable, and told by the log what others did. */
export const board: GameBoard = {
  Board,
  seat: () => ({ holds: '', short: '', did: '' }),
  keys: () => [],
}
