import { useState } from 'preact/hooks'
import { UndoButton } from '../actions/undo-button.tsx'
import { CourseView } from '../ending/course-view.tsx'
import { EndPanel } from '../ending/end-panel.tsx'
import { names } from '../people/who.ts'
import { tableText } from '../text/index.ts'
import { language } from '../../language.ts'
import type { FrameModel } from './model.ts'
import type { TableViewProps } from './props.ts'
import type { Actions } from '../actions/use-actions.ts'

interface Props extends TableViewProps {
  model: FrameModel
  actions: Actions
  /** Pieces that the log speaks of. */
  lit: readonly string[]
  /** Shows the status line of a position the board imagines; null ends that. */
  imagine: (view: object | null) => void
  undo: () => void
  /** Goes to another table that waits for me, or says that none does. */
  toNext: () => void
}

/** The game's board, and over it the result once the match is over. */
export function BoardArea(props: Props) {
  const { model, actions, back, board, frame } = props
  // While I look back, touching anything leads back to now.
  const backToNow = back.past ? back.close : null
  return (
    <main
      class="tb-board"
      aria-label={tableText().table}
      data-step={frame.at}
      data-sending={model.sending ? '' : undefined}
    >
      <board.Board
        view={model.view}
        offers={model.offers}
        at={frame.at}
        who={model.who}
        text={props.text}
        language={language.value}
        latest={model.latest}
        past={model.past}
        lit={props.lit}
        choose={actions.choose}
        goBack={actions.undo}
        explain={backToNow ?? actions.explain}
        refuse={backToNow ?? actions.refuse}
        say={actions.remark}
        preview={props.imagine}
        lesson={Boolean(props.lesson)}
        undo={model.undo.shown ? <UndoButton off={model.undo.off} onPress={props.undo} /> : null}
      />
      {model.over && !props.lesson && <Result {...props} />}
    </main>
  )
}

/** The result over the board, or the button that shows it again. */
function Result(props: Props) {
  const { model, board, text, frame, onAgain, onReplay, onLeave } = props
  const [looking, setLooking] = useState(false)
  const { table, seat } = frame.state
  const { who, view } = model
  if (looking) {
    return (
      <button type="button" class="act tb-end-open" onClick={() => setLooking(false)}>
        {tableText().end.result}
      </button>
    )
  }
  const known = names(table)
  // Among the places I stand by my name, not as "you".
  const named = {
    ...who,
    name: (other: number) => (other === seat ? (known[other] ?? '') : who.name(other)),
  }
  return (
    <EndPanel
      table={table}
      title={model.prompt.title}
      who={named}
      result={place => board.result?.(view, place, text) ?? ''}
      lines={board.lines?.(view, text) ?? []}
      onAgain={onAgain}
      onNext={props.onNext && props.toNext}
      onReplay={onReplay}
      onLeave={onLeave}
      onLook={() => setLooking(true)}
    >
      {props.record && (
        <CourseView
          table={table}
          board={board}
          text={text}
          who={named}
          record={props.record}
          onMoment={props.onMoment}
        />
      )}
      {board.Result && <board.Result view={view} who={who} text={text} language={language.value} />}
    </EndPanel>
  )
}
