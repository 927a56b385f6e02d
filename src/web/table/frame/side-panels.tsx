import { useEffect, useRef, useState } from 'preact/hooks'
import type { Session } from '../../session/session.ts'
import type { TalkState } from '../../session/remote/talk.ts'
import type { GameText } from '../../../kit/words/text.ts'
import { Log } from '../log/log.tsx'
import type { Opened } from '../menu/dialogs.tsx'
import { GoalCard } from '../rules/goal-card.tsx'
import { later } from '../../parts/later.tsx'
import type { FrameModel } from './model.ts'
import type { Frame } from './playhead.ts'

/** Fetched where there is somebody to talk to. */
const TalkPanel = later(async () => (await import('../talk/talk.tsx')).TalkPanel)

/** Log and talk: beside the board where there is room, over it where there is not. */
export function SidePanels(props: {
  frame: Frame
  model: FrameModel
  text: GameText
  talk: Session['talk']
  talked: TalkState | null
  /** The panels lie beside the board: they are always seen. */
  beside: boolean
  opened: Opened
  open: (what: Opened) => void
  onLight: (pieces: readonly string[]) => void
  /** Shows the moment after a step. */
  onGo: (seq: number) => void
}) {
  const { frame, model, talk, opened, beside } = props
  const { table } = frame.state
  // A log that lies out of sight is not made before it is wanted: on phones that takes much time.
  const [logged, log] = useState(beside)
  if (!logged && (beside || opened === 'log')) log(true)
  const isOver = opened === 'log' || opened === 'talk'
  /** What had the focus when a panel came: it has it again once the panel is closed. */
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (isOver) opener.current = document.activeElement
  }, [isOver])
  const close = () => {
    props.open(null)
    if (isOver && opener.current instanceof HTMLElement) opener.current.focus()
  }
  return (
    <div
      class="tb-side"
      data-open={isOver ? '' : undefined}
      data-with={talk && (opened === 'talk' ? 'talk' : 'log')}
    >
      <GoalCard text={props.text} />
      <Log
        lines={logged ? model.log : []}
        names={model.names}
        newFrom={model.newFrom}
        shown={model.shown}
        seen={beside || opened === 'log'}
        onLight={props.onLight}
        onGo={props.onGo}
        onClose={close}
      />
      {talk && (
        <TalkPanel
          table={table.id}
          talk={talk}
          state={props.talked}
          seen={beside || opened === 'talk'}
          onClose={close}
        />
      )}
    </div>
  )
}
