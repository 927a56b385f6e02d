import { useCallback, useRef, useState } from 'preact/hooks'
import { findGame } from '../../games/index.ts'
import { useGameText } from '../game-text.ts'
import { Button } from '../parts/controls/button.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { loadBoard } from '../boards.ts'
import type { GameBoard } from '../board-kit/board.ts'
import { InTurns } from '../board-kit/in-turn.tsx'
import type { TablePageProps } from './frame/props.ts'
import { TableView } from './frame/table-view.tsx'
import { pageText } from '../text/index.ts'
import { tableText } from './text/index.ts'
import { useLookBack } from './replay/use-look-back.ts'
import { useTable } from './frame/use-table.ts'
import './frame/table.css'
import './frame/table-sizes.css'
import './frame/table-laptop.css'
import '../board-kit/pieces.css'
import './frame/panels.css'
import './people/chip.css'

/** The page where a game is played, whichever it is and wherever it is played. */
export function TablePage(props: TablePageProps) {
  const [begun, setBegun] = useState(false)
  const begin = useCallback(() => setBegun(true), [])
  const known = useRef<GameBoard | null>(null)
  const back = useLookBack(props.session)
  const session = back.past ?? props.session
  const table = useTable(
    session,
    ({ steps }) => known.current?.lasts?.(steps.flatMap(step => step.events)) ?? 0,
  )
  const { frame } = table
  const hurry = () => {
    table.hurry()
    session.hurry?.()
  }
  const id = frame?.state.table.game ?? ''
  const board = useLoaded(id, () => (id ? loadBoard(id) : new Promise<never>(() => {})))
  known.current = board.state === 'here' ? board.value : null
  const text = useGameText(id)
  const words = useLoaded('', () => tableText.fetch())
  const trouble = board.state === 'trouble' || words.state === 'trouble'
  const meta = findGame(id)?.meta
  const ready =
    frame && frame.state.moment && board.state === 'here' && text && words.state === 'here'
  return (
    <div
      class="tb"
      ref={table.root}
      data-accent={meta?.accent}
      data-replay={frame?.state.frame ? '' : undefined}
    >
      {ready ? (
        <InTurns onDone={begin}>
          <TableView
            {...props}
            session={session}
            back={back}
            frame={frame}
            begun={begun}
            hurry={session.hurry && hurry}
            board={board.value}
            text={text}
          />
        </InTurns>
      ) : (
        <main class="tb-waiting">
          <output>
            {trouble
              ? pageText('table.trouble')
              : frame && !frame.state.moment
                ? pageText('table.waiting')
                : pageText('table.loading')}
          </output>
          {trouble && <Button onClick={() => location.reload()}>{pageText('page.again')}</Button>}
        </main>
      )}
      <div class="tb-sky" ref={table.flightLayer} aria-hidden="true" />
    </div>
  )
}
