import { useCallback, useMemo } from 'preact/hooks'
import type { Seat } from '../../../kernel/game.ts'
import type { Prompt } from '../../../kit/words/text.ts'
import { UndoButton } from '../actions/undo-button.tsx'
import { later, useFetchedAfter } from '../../parts/later.tsx'
import { tableText } from '../text/index.ts'
import { language } from '../../language.ts'
import type { BoardProps } from '../../board-kit/board.ts'
import { SeatFace } from '../../board-kit/faces.ts'
import { BoardsTurn } from '../../board-kit/in-turn.tsx'
import { Portrait } from '../../characters/portrait.tsx'
import type { FrameModel } from './model.ts'
import type { TableViewProps } from './props.ts'
import type { Actions } from '../actions/use-actions.ts'

const Result = later(async () => (await import('../ending/result.tsx')).Result)

interface Props extends TableViewProps {
  model: FrameModel
  actions: Actions
  /** Pieces that the log speaks of. */
  lit: readonly string[]
  /** What the board has the status line say; null ends that. */
  setHeadline: (prompt: Prompt | null) => void
  undo: () => void
}

/** The game's board, and over it the result once the match is over. */
export function BoardArea(props: Props) {
  const { model, frame, actions } = props
  useFetchedAfter(Result)
  return (
    <main
      class="tb-board"
      aria-label={tableText('table.label')}
      data-step={props.begun ? frame.at : undefined}
      data-sending={model.sending || actions.sending.value ? '' : undefined}
    >
      <SeatFace.Provider value={useFaces(props)}>
        <BoardsTurn>{useBoard(props)}</BoardsTurn>
      </SeatFace.Provider>
      {model.over && !props.lesson && <Result {...props} />}
    </main>
  )
}

function useFaces({ frame, model }: Props) {
  const { table, seat: me } = frame.state
  const { who } = model
  return useCallback(
    (seat: Seat) => <Portrait table={table} seat={seat} name={who.name(seat)} mine={seat === me} />,
    [table, me, who],
  )
}

/** The board, drawn anew only where something it is given has changed. */
function useBoard(props: Props) {
  const { model, actions, back, board, frame, undo } = props
  const { shown, off } = model.undo
  // While I look back, touching anything leads back to now.
  const backToNow = back.past ? back.close : null
  const given: BoardProps = {
    view: model.view,
    offers: model.offers,
    at: frame.at,
    who: model.who,
    text: props.text,
    language: language.value,
    latest: model.latest,
    past: model.past,
    lit: props.lit,
    choose: actions.choose,
    goBack: actions.undo,
    explain: backToNow ?? actions.explain,
    refuse: backToNow ?? actions.refuse,
    say: actions.remark,
    headline: props.setHeadline,
    lesson: Boolean(props.lesson),
    replay: model.replaying,
    undo: useMemo(
      () => (shown ? <UndoButton off={off} onPress={undo} /> : null),
      [shown, off, undo],
    ),
  }
  // oxlint-disable-next-line react/exhaustive-deps -- all it is given
  return useMemo(() => <board.Board {...given} />, [board, ...Object.values(given)])
}
