import { useRef } from 'preact/hooks'
import { findGame } from '../../games/index.ts'
import { useGameText } from '../game-text.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import type { Session } from '../session/session.ts'
import { loadBoard } from '../boards.ts'
import type { GameBoard } from '../board-kit/board.ts'
import { TableView } from './frame/table-view.tsx'
import { tableText } from './text/index.ts'
import { useLookBack } from './replay/use-look-back.ts'
import { useTable } from './frame/use-table.ts'
import './frame/table.css'
import './frame/table-sizes.css'
import '../board-kit/pieces.css'
import './frame/panels.css'
import './people/held.css'

export interface TablePageProps {
  session: Session
  onLeave: () => void
  /** Another match with the same people; left out where there can be none. */
  onAgain?: () => void
  /**
   * Goes to another table that waits for me; false if none does. Left out where there can be none.
   */
  onNext?: () => Promise<boolean>
  /** Opens the replay of this match; left out where there is none. */
  onReplay?: () => void
  /** In a replay: shows another frame. Where it is given the page shows the controls for it. */
  onSeek?: (at: number) => void
}

/** The page where a game is played, whichever it is and wherever it is played. */
export function TablePage(props: TablePageProps) {
  const known = useRef<GameBoard | null>(null)
  const back = useLookBack(props.session)
  const session = back.past ?? props.session
  const table = useTable(
    session,
    ({ steps }) => known.current?.lasts?.(steps.flatMap(step => step.events)) ?? 0,
  )
  const { frame } = table
  const id = frame?.state.table.game ?? ''
  const board = useLoaded(id, () => (id ? loadBoard(id) : new Promise<never>(() => {})))
  known.current = board.state === 'here' ? board.value : null
  const text = useGameText(id)
  const meta = findGame(id)?.meta
  const ready = frame && frame.state.moment && board.state === 'here' && text
  return (
    <div
      class="tb"
      ref={table.root}
      data-accent={meta?.accent}
      data-replay={frame?.state.frame ? '' : undefined}
    >
      {ready ? (
        <TableView
          {...props}
          session={session}
          back={back}
          frame={frame}
          board={board.value}
          text={text}
        />
      ) : (
        <main class="tb-waiting">
          <output>
            {board.state === 'trouble'
              ? tableText().trouble
              : frame && !frame.state.moment
                ? tableText().waiting
                : tableText().loading}
          </output>
        </main>
      )}
      <div class="tb-sky" ref={table.flightLayer} aria-hidden="true" />
    </div>
  )
}
