import { useState } from 'preact/hooks'
import { api } from '../../api.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { refusedText } from '../../refused.ts'
import { useFreeFocus } from '../ending/free-focus.ts'
import { tableText } from '../text/index.ts'

type Act = 'leave' | 'end' | 'resign'
const ACTS: readonly Act[] = ['leave', 'end', 'resign']

/** Ways out of a running match, each with what follows from it, and asked for once more. */
export function WaysOut({
  table,
  onLeave,
  onClose,
}: {
  table: string
  onLeave: () => void
  onClose: () => void
}) {
  const [asked, ask] = useState<Act | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const act = async (what: Act) => {
    const done = await (what === 'end' ? api.end(table, true) : api.life(table, what))
    setRefused(done.ok ? null : done.why)
    if (!done.ok) return
    onClose()
    if (what === 'leave') onLeave()
  }
  return (
    <Dialog title={tableText('life.ways')} onClose={onClose}>
      {refused !== null && <p>{refusedText(refused)}</p>}
      {asked === null ? (
        <div class="tb-menu">
          {ACTS.map(what => (
            <Button key={what} kind="quiet" onClick={() => ask(what)}>
              {tableText(`life.acts.${what}.label`)}
            </Button>
          ))}
        </div>
      ) : (
        <div class="tb-asking">
          <Means act={asked} />
          <div class="tb-life">
            <Button onClick={() => void act(asked)}>{tableText(`life.acts.${asked}.label`)}</Button>
            <Button kind="quiet" onClick={() => ask(null)}>
              {tableText('life.no')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

/** What follows from it. It has the focus, since the button that asked for it is gone. */
function Means({ act }: { act: Act }) {
  const first = useFreeFocus<HTMLParagraphElement>()
  return (
    <p ref={first} tabIndex={-1}>
      {tableText(`life.acts.${act}.means`)}
    </p>
  )
}
