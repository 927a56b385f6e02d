import { useState } from 'preact/hooks'
import type { Account } from '../../../protocol/account.ts'
import { Button, ButtonLink } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { pageText } from '../../text/index.ts'
import { account as server, isKept } from './account.ts'
import { meText } from './text/index.ts'
import { useServerAction } from './use-server-action.ts'

/** Where I am signed in, and how to end that. */
export function Devices({ account, onChange }: { account: Account; onChange: () => void }) {
  const { devices, failed } = meText()
  const { busy, said, act } = useServerAction()
  const [leaving, setLeaving] = useState(false)
  const run = async (request: Parameters<typeof act>[0]) => {
    await act(request, answer => (answer.ok ? '' : failed))
    setLeaving(false)
    onChange()
  }
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">{devices.title}</h2>
      <ul class="rows">
        {account.devices.map(({ id, name, seenAt, here }) => (
          <li key={id}>
            <span>
              <b>{name || devices.some}</b>
              <small>
                {here ? devices.here : devices.seen(pageText().ago(seenAt, Date.now()))}
              </small>
            </span>
            {!here && (
              <Button
                kind="bare"
                icon="leave"
                disabled={busy}
                label={devices.endOn(name || devices.some)}
                onClick={() => void run(() => server.endDevice(id))}
              >
                {devices.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {said !== '' && <p>{said}</p>}
      <div class="ways">
        {account.devices.length > 1 && (
          <Button kind="quiet" disabled={busy} onClick={() => void run(server.endOthers)}>
            {devices.others}
          </Button>
        )}
        <Button kind="quiet" onClick={() => setLeaving(true)}>
          {devices.out}
        </Button>
        <ButtonLink kind="bare" href="/sign-in">
          {devices.other}
        </ButtonLink>
      </div>
      {leaving && (
        <Dialog title={devices.outSure} onClose={() => setLeaving(false)}>
          {!isKept(account) && <p>{devices.outLoose}</p>}
          <div class="ways">
            <Button disabled={busy} onClick={() => void run(server.signOut)}>
              {devices.out}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
