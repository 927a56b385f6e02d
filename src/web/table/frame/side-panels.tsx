import type { Session } from '../../session/session.ts'
import type { TalkState } from '../../session/remote/talk.ts'
import { Log } from '../log/log.tsx'
import type { Opened } from '../menu/dialogs.tsx'
import { TalkPanel } from '../talk/talk.tsx'
import type { FrameModel } from './model.ts'
import type { Frame } from './playhead.ts'

/** Log and talk: beside the board where there is room, over it where there is not. */
export function SidePanels(props: {
  frame: Frame
  model: FrameModel
  talk: Session['talk']
  talked: TalkState | null
  opened: Opened
  open: (what: Opened) => void
  onLight: (pieces: readonly string[]) => void
  /** Shows another frame; left out where there is only one. */
  onSeek: ((frame: number) => void) | undefined
}) {
  const { frame, model, talk, opened, onSeek } = props
  const { table, frame: position } = frame.state
  const close = () => props.open(null)
  return (
    <div
      class="tb-side"
      data-open={opened === 'log' || opened === 'talk' ? '' : undefined}
      data-with={talk && (opened === 'talk' ? 'talk' : 'log')}
    >
      <Log
        lines={model.log}
        newFrom={model.newFrom}
        onLight={props.onLight}
        onGo={onSeek ? seq => onSeek(seq - frame.at + (position?.at ?? 0)) : null}
        onClose={close}
      />
      {talk && <TalkPanel table={table.id} talk={talk} state={props.talked} onClose={close} />}
    </div>
  )
}
