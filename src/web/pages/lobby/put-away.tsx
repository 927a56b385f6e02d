import { useState } from 'preact/hooks'
import { api } from '../../api.ts'
import { Button } from '../../parts/controls/button.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { refusedText } from '../../refused.ts'
import { lobbyText } from './text/index.ts'

interface Props {
  table: string
  onGone: () => void
  onClose: () => void
}

/** Whether the host means it: the table is gone for all who sit or are asked there. */
export function PutAway({ table, onGone, onClose }: Props) {
  const [refused, setRefused] = useState<string | null>(null)
  const putAway = async () => {
    const done = await api.putAway(table)
    if (done.ok) onGone()
    else setRefused(done.why)
  }
  return (
    <Dialog title={lobbyText('lobby.putAway')} onClose={onClose}>
      <p>{refused === null ? lobbyText('lobby.putAwayMeans') : refusedText(refused)}</p>
      <div class="deeds">
        <Button onClick={() => void putAway()}>{lobbyText('lobby.putAway')}</Button>
        <Button kind="quiet" onClick={onClose}>
          {lobbyText('lobby.keepIt')}
        </Button>
      </div>
    </Dialog>
  )
}
