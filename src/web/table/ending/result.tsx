import { useState } from 'preact/hooks'
import { language } from '../../language.ts'
import { later } from '../../parts/later.tsx'
import { usePainted } from '../../parts/painted.ts'
import type { FrameModel } from '../frame/model.ts'
import type { TableViewProps } from '../frame/props.ts'
import { names } from '../people/who.ts'
import { tableText } from '../text/index.ts'
import { CourseView } from './course-view.tsx'
import { EndPanel } from './end-panel.tsx'
import { useFreeFocus } from './free-focus.ts'

/** A part of its own, for those who look at the end of a match. */
const ReviewPart = later(async () => (await import('../review/review-part.tsx')).ReviewPart)

interface Props extends TableViewProps {
  model: FrameModel
}

/** The result over the board, or the button that shows it again. */
export function Result(props: Props) {
  const { model, board, text, frame, onAgain, onReplay, onLeave } = props
  const [looking, setLooking] = useState(false)
  // The last move is painted first: with this panel it would take twice as long.
  const painted = usePainted()
  const { table, seat } = frame.state
  const { who, view } = model
  if (!painted) return null
  if (looking) return <ShowAgain onClick={() => setLooking(false)} />
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
      lines={board.lines?.(view, text, model.past) ?? []}
      onAgain={onAgain}
      findNext={props.findNext}
      onReplay={onReplay}
      onLeave={onLeave}
      onLook={() => setLooking(true)}
      ending={props.ending}
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
      {props.record && (
        <ReviewPart
          table={table}
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

function ShowAgain({ onClick }: { onClick: () => void }) {
  const button = useFreeFocus<HTMLButtonElement>()
  return (
    <button ref={button} type="button" class="act tb-end-open" onClick={onClick}>
      {tableText('end.result')}
    </button>
  )
}
