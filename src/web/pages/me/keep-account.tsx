import type { Account } from '../../../protocol/account.ts'
import { Button } from '../../parts/controls/button.tsx'
import { formats } from '../../text/formats.ts'
import { account as server, addPasskey, canPasskey, isKept } from './account.ts'
import { AskForLink } from './ask-for-link.tsx'
import { failedText, meText } from './text/index.ts'
import { useServerAction } from './use-server-action.ts'

interface Props {
  account: Account
  onChange: () => void
}

/** How I come back when this browser has forgotten me. */
export function KeepAccount({ account, onChange }: Props) {
  const kept = isKept(account)
  return (
    <section aria-labelledby="keep">
      <h2 id="keep">{kept ? meText('keep.mine') : meText('keep.title')}</h2>
      <p class={kept ? undefined : 'warn'}>{kept ? meText('keep.kept') : meText('keep.loose')}</p>
      {!kept && <p class="help">{meText('keep.noPassword')}</p>}
      <Passkeys account={account} onChange={onChange} />
      <Address account={account} onChange={onChange} />
    </section>
  )
}

function Passkeys({ account, onChange }: Props) {
  const { busy, said, act } = useServerAction()
  const add = async () => {
    const reasons: { readonly [why: string]: string } = {
      offline: failedText('offline'),
      unstorable: failedText('unstorable'),
      'known-passkey': meText('keep.known'),
    }
    await act(addPasskey, answer =>
      answer.ok ? meText('keep.added') : (reasons[answer.why] ?? meText('keep.failed')),
    )
    onChange()
  }
  const remove = async (id: string) => {
    await act(() => server.removePasskey(id))
    onChange()
  }
  return (
    <div class="way">
      <h3>{meText('keep.passkeys')}</h3>
      <ul class="rows">
        {account.passkeys.map(({ id, device, createdAt }) => {
          const where = device || meText('keep.someDevice')
          return (
            <li key={id}>
              <span>
                {meText('keep.passkeyOn', {
                  device: where,
                  ago: formats().ago(createdAt, Date.now()),
                })}
              </span>
              <Button
                kind="bare"
                icon="x"
                label={meText('keep.removePasskey', { device: where })}
                onClick={() => void remove(id)}
              >
                {meText('keep.remove')}
              </Button>
            </li>
          )
        })}
      </ul>
      {canPasskey() ? (
        <>
          <p class="help">{meText('keep.passkeyWhat')}</p>
          <Button disabled={busy} onClick={() => void add()}>
            {meText('keep.passkey')}
          </Button>
        </>
      ) : (
        <p class="help">{meText('keep.noPasskeys')}</p>
      )}
      {said !== '' && <p>{said}</p>}
    </div>
  )
}

function Address({ account, onChange }: Props) {
  const { busy, said, act } = useServerAction()
  const drop = async () => {
    await act(server.dropMail)
    onChange()
  }
  return (
    <div class="way">
      <h3 id="keep-mail">{meText('keep.mail')}</h3>
      {account.email !== null && (
        <>
          <p>{meText('keep.address', { address: account.email })}</p>
          <Button kind="bare" icon="x" disabled={busy} onClick={() => void drop()}>
            {meText('keep.removeMail')}
          </Button>
        </>
      )}
      {account.email === null &&
        (account.mails ? (
          <AskForLink heading="keep-mail" />
        ) : (
          <p class="help">{meText('keep.noMail')}</p>
        ))}
      {said !== '' && <p>{said}</p>}
    </div>
  )
}
