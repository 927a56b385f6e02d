import { useState } from 'preact/hooks'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { account, EXPORT } from './account.ts'
import { meText } from './text/index.ts'
import { useServerAction } from './use-server-action.ts'

/** All that is known of me, to take along; and the way out. */
export function MyData({ onGone }: { onGone: () => void }) {
  const { data, failed } = meText()
  const [asking, setAsking] = useState(false)
  const { busy, said, act } = useServerAction()
  const go = async () => {
    const answer = await act(account.deleteMe, done => (done.ok ? '' : failed))
    setAsking(false)
    if (answer.ok) onGone()
  }
  return (
    <section aria-labelledby="data">
      <h2 id="data">{data.title}</h2>
      <p class="help">{data.exportWhat}</p>
      <div class="ways">
        <a class="act quiet" href={EXPORT} download="tianguis.json">
          {data.export}
        </a>
      </div>
      <p class="help">{data.deleteWhat}</p>
      <div class="ways">
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {data.delete}
        </Button>
      </div>
      {said !== '' && <p>{said}</p>}
      {asking && (
        <Dialog title={data.sure} onClose={() => setAsking(false)}>
          <p>{data.sureWhy}</p>
          <div class="ways">
            <Button disabled={busy} onClick={() => void go()}>
              {data.yes}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {data.no}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
