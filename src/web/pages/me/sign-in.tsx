import { useLocation } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import type { LinkMeaning } from '../../../protocol/account.ts'
import { PageHeading } from '../../page.tsx'
import { Button, ButtonLink } from '../../parts/controls/button.tsx'
import { useLoaded, useTries } from '../../parts/use-loaded.ts'
import { refusedText } from '../../refused.ts'
import { pageText } from '../../text/index.ts'
import { Shell } from '../shell/shell.tsx'
import { account, canPasskey, isKept, signInByPasskey } from './account.ts'
import { AskForLink } from './ask-for-link.tsx'
import { meText } from './text/index.ts'
import { useServerAction } from './use-server-action.ts'
import './me.css'

/** Signs in: by a passkey, or by a mailed link, `/sign-in#<token>`. */
export function SignInPage() {
  const [token] = useState(() => location.hash.slice(1))
  // The link is a key: it is not left where one could copy it, or come back to it.
  useEffect(() => history.replaceState(null, '', location.pathname), [])
  return (
    <Shell title={meText('signIn.title')}>
      <div class="me-page read">
        <PageHeading>{meText('signIn.title')}</PageHeading>
        {token === '' ? <Ways /> : <Link token={token} />}
      </div>
    </Shell>
  )
}

function Ways() {
  const { route } = useLocation()
  const { busy, said, act } = useServerAction()
  const ways = useLoaded('ways', () => account.ways())
  const mails = ways.state !== 'here' || !ways.value.ok || ways.value.value.mails
  const enter = async () => {
    const answer = await act(signInByPasskey, done => (done.ok ? '' : meText('signIn.failed')))
    if (answer.ok) route('/me')
  }
  return (
    <>
      <p>{meText('signIn.lead')}</p>
      <WhoAmI />
      <section aria-labelledby="by-passkey">
        <h2 id="by-passkey">{meText('signIn.passkey')}</h2>
        {canPasskey() ? (
          <Button disabled={busy} onClick={() => void enter()}>
            {meText('signIn.title')}
          </Button>
        ) : (
          <p class="help">{meText('keep.noPasskeys')}</p>
        )}
        {said !== '' && <p>{said}</p>}
      </section>
      <section aria-labelledby="by-mail">
        <h2 id="by-mail">{meText('signIn.mail')}</h2>
        {mails ? <AskForLink /> : <p class="help">{meText('keep.noMail')}</p>}
      </section>
    </>
  )
}

/** Says what one would lose by becoming somebody else here; `asName`: who one would be. */
function WhoAmI({ asName }: { asName?: string | null }) {
  const mine = useLoaded('me', () => account.mine())
  if (mine.state !== 'here' || !mine.value.ok) return null
  const { name } = mine.value.value.me
  if (name === asName || isKept(mine.value.value)) return null
  return (
    <div class="warn">
      <p>{meText('signIn.lose', { name })}</p>
      <ButtonLink kind="quiet" href="/me">
        {meText('signIn.keepFirst')}
      </ButtonLink>
    </div>
  )
}

/** Why a link will never do again; whatever else comes between may pass. */
const OVER = new Set(['old-link', 'bad-link', 'bad-request', 'not-found'])

function Link({ token }: { token: string }) {
  const { route } = useLocation()
  const { busy, said, act } = useServerAction()
  const [old, setOld] = useState(false)
  const [link, again] = useTries(token, () => account.lookAtLink(token))
  if (link.state === 'loading') return <p>{meText('signIn.asking')}</p>
  const looked = link.state === 'here' ? link.value : OFFLINE
  if (old || (!looked.ok && OVER.has(looked.why))) {
    return (
      <>
        <h2>{meText('signIn.old')}</h2>
        <p>{meText('signIn.oldWhy')}</p>
        <AskForLink />
      </>
    )
  }
  if (!looked.ok) {
    return (
      <>
        <p>{refusedText(looked.why)}</p>
        <Button onClick={again}>{pageText('page.again')}</Button>
      </>
    )
  }
  const { value: meaning } = looked
  const press = async () => {
    const answer = await act(
      () => account.useLink(token, meaning.elsewhere),
      done => (done.ok || OVER.has(done.why) ? '' : refusedText(done.why)),
    )
    if (answer.ok) route('/me')
    else if (OVER.has(answer.why)) setOld(true)
  }
  return (
    <>
      <p>{meaning.elsewhere ? meText('signIn.elsewhere') : meText('signIn.press')}</p>
      <WhoAmI asName={meaning.name} />
      <div class="ways">
        <Button size="big" disabled={busy} onClick={() => void press()}>
          {sentenceFor(meaning)}
        </Button>
      </div>
      {said !== '' && <p>{said}</p>}
    </>
  )
}

const OFFLINE = { ok: false, why: 'offline' } as const

function sentenceFor({ name, keep }: LinkMeaning): string {
  if (name === null) return meText('signIn.fresh')
  return keep ? meText('signIn.keep', { name }) : meText('signIn.as', { name })
}
