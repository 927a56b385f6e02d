import type { Account } from '../../../protocol/account.ts'
import { Button } from '../../parts/button.tsx'
import { pageText } from '../../text/index.ts'
import { account as server, addPasskey, canPasskey, isKept } from './account.ts'
import { AskForLink } from './ask-for-link.tsx'
import { meText } from './text/index.ts'
import { useServerAction } from './use-server-action.ts'

interface Props {
  account: Account
  onChange: () => void
}

/** How I come back when this browser has forgotten me. */
export function KeepAccount({ account, onChange }: Props) {
  const { keep } = meText()
  const kept = isKept(account)
  return (
    <section aria-labelledby="keep">
      <h2 id="keep">{keep.title}</h2>
      <p class={kept ? undefined : 'warn'}>{kept ? keep.kept : keep.loose}</p>
      <p class="help">{keep.noPassword}</p>
      <Passkeys account={account} onChange={onChange} />
      <Address account={account} onChange={onChange} />
    </section>
  )
}

function Passkeys({ account, onChange }: Props) {
  const { keep, failed } = meText()
  const { busy, said, act } = useServerAction()
  const add = async () => {
    const reasons: { readonly [why: string]: string } = {
      offline: failed,
      'known-passkey': keep.known,
    }
    await act(addPasskey, answer => (answer.ok ? keep.kept : (reasons[answer.why] ?? keep.failed)))
    onChange()
  }
  const remove = async (id: string) => {
    await act(
      () => server.removePasskey(id),
      answer => (answer.ok ? '' : failed),
    )
    onChange()
  }
  return (
    <div class="way">
      <h3>{keep.passkeys}</h3>
      <ul class="rows">
        {account.passkeys.map(({ id, device, createdAt }) => {
          const where = device || keep.someDevice
          return (
            <li key={id}>
              <span>{keep.passkeyOn(where, pageText().ago(createdAt, Date.now()))}</span>
              <Button
                kind="bare"
                icon="x"
                label={keep.removePasskey(where)}
                onClick={() => void remove(id)}
              >
                {keep.remove}
              </Button>
            </li>
          )
        })}
      </ul>
      {canPasskey() ? (
        <>
          <p class="help">{keep.passkeyWhat}</p>
          <Button disabled={busy} onClick={() => void add()}>
            {keep.passkey}
          </Button>
        </>
      ) : (
        <p class="help">{keep.noPasskeys}</p>
      )}
      {said !== '' && <p>{said}</p>}
    </div>
  )
}

function Address({ account, onChange }: Props) {
  const { keep, failed } = meText()
  const { busy, said, act } = useServerAction()
  const drop = async () => {
    await act(server.dropMail, answer => (answer.ok ? '' : failed))
    onChange()
  }
  return (
    <div class="way">
      <h3>{keep.mail}</h3>
      {account.email !== null && (
        <div class="rows">
          <p>{keep.address(account.email)}</p>
          <Button kind="bare" icon="x" disabled={busy} onClick={() => void drop()}>
            {keep.removeMail}
          </Button>
        </div>
      )}
      {account.email === null &&
        (account.mails ? <AskForLink /> : <p class="help">{keep.noMail}</p>)}
      {said !== '' && <p>{said}</p>}
    </div>
  )
}
