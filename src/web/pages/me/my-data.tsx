import { useState } from 'preact/hooks'
import { Button } from '../../parts/controls/button.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { account, EXPORT } from './account.ts'
import { meText } from './text/index.ts'
import { useServerAction } from './use-server-action.ts'

/** All that is known of me, to take along; and the way out. */
export function MyData({ onGone }: { onGone: () => void }) {
  const [asking, setAsking] = useState(false)
  const { busy, said, act } = useServerAction()
  const go = async () => {
    const answer = await act(account.deleteMe)
    setAsking(false)
    if (answer.ok) onGone()
  }
  return (
    <section aria-labelledby="data">
      <h2 id="data">{meText('data.title')}</h2>
      <p class="help">{meText('data.exportWhat')}</p>
      <div class="ways">
        <a class="act quiet" href={EXPORT} download="tianguis.json">
          {meText('data.export')}
        </a>
      </div>
      <p class="help">{meText('data.deleteWhat')}</p>
      <div class="ways">
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {meText('data.delete')}
        </Button>
      </div>
      {said !== '' && <p>{said}</p>}
      {asking && (
        <Dialog title={meText('data.sure')} onClose={() => setAsking(false)}>
          <p>{meText('data.sureWhy')}</p>
          <div class="ways">
            <Button disabled={busy} onClick={() => void go()}>
              {meText('data.yes')}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {meText('data.no')}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
