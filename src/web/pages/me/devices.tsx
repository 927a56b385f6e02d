import { useState } from 'preact/hooks'
import type { Account } from '../../../protocol/account.ts'
import { Button, ButtonLink } from '../../parts/controls/button.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { formats } from '../../text/formats.ts'
import { account as server, isKept } from './account.ts'
import { meText } from './text/index.ts'
import { useServerAction } from './use-server-action.ts'

/** Where I am signed in, and how to end that. */
export function Devices({ account, onChange }: { account: Account; onChange: () => void }) {
  const { busy, said, act } = useServerAction()
  const [leaving, setLeaving] = useState(false)
  const run = async (request: Parameters<typeof act>[0]) => {
    await act(request)
    setLeaving(false)
    onChange()
  }
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">{meText('devices.title')}</h2>
      <ul class="rows">
        {account.devices.map(({ id, name, seenAt, here }) => (
          <li key={id}>
            <span>
              <b>{name || meText('devices.some')}</b>
              <small>
                {here
                  ? meText('devices.here')
                  : meText('devices.seen', { ago: formats().ago(seenAt, Date.now()) })}
              </small>
            </span>
            {!here && (
              <Button
                kind="bare"
                icon="leave"
                disabled={busy}
                label={meText('devices.endOn', { device: name || meText('devices.some') })}
                onClick={() => void run(() => server.endDevice(id))}
              >
                {meText('devices.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {said !== '' && <p>{said}</p>}
      <div class="ways">
        {account.devices.length > 1 && (
          <Button kind="quiet" disabled={busy} onClick={() => void run(server.endOthers)}>
            {meText('devices.others')}
          </Button>
        )}
        <Button kind="quiet" onClick={() => setLeaving(true)}>
          {meText('devices.out')}
        </Button>
        <ButtonLink kind="bare" href="/sign-in">
          {meText('devices.other')}
        </ButtonLink>
      </div>
      {leaving && (
        <Dialog title={meText('devices.outSure')} onClose={() => setLeaving(false)}>
          {!isKept(account) && <p>{meText('devices.outLoose')}</p>}
          <div class="ways">
            <Button disabled={busy} onClick={() => void run(server.signOut)}>
              {meText('devices.out')}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  )
}
