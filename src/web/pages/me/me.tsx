import { useEffect, useState } from 'preact/hooks'
import type { Account } from '../../../protocol/account.ts'
import { banned, becomeGuest, me } from '../../api.ts'
import { MyFace } from '../../characters/my-face.tsx'
import { PageHeading } from '../../page.tsx'
import { Button, ButtonLink } from '../../parts/controls/button.tsx'
import { Wait } from '../../parts/wait.tsx'
import { refusedText } from '../../refused.ts'
import { MyName } from '../lobby/my-name.tsx'
import { Shell } from '../shell/shell.tsx'
import { account } from './account.ts'
import { Devices } from './devices.tsx'
import { KeepAccount } from './keep-account.tsx'
import { MyData } from './my-data.tsx'
import { MyHistory } from './history/my-history.tsx'
import { MyPrograms } from './programs.tsx'
import { MyTimes } from './my-times.tsx'
import { Notices } from './notices/notices.tsx'
import { Records } from './records.tsx'
import { meText } from './text/index.ts'
import './me.css'

/** What this server knows of me, and how I come back, look round and go. */
export function MePage() {
  const { mine, refresh } = useAccount()
  return (
    <Shell title={meText('me.title')}>
      <div class="me-page read">
        <PageHeading>{meText('me.title')}</PageHeading>
        {mine === 'nobody' && <Stranger onGuest={refresh} />}
        {typeof mine === 'object' && (
          <section aria-labelledby="name">
            <h2 id="name">{meText('me.name')}</h2>
            <MyName />
            <MyFace />
          </section>
        )}
        {isRefused(mine) && banned.value === null && <p>{refusedText(mine)}</p>}
        {mine === 'asking' ? (
          <Wait />
        ) : (
          <MyHistory {...(typeof mine === 'object' && { account: mine })} />
        )}
        {typeof mine === 'object' && (
          <>
            <Records id={mine.me.id} title={meText('records.title')} />
            <KeepAccount account={mine} onChange={refresh} />
            <Notices mails={mine.mails} />
            <MyTimes />
            <Devices account={mine} onChange={refresh} />
            <MyData onGone={refresh} />
            <details class="fold">
              <summary>{meText('programs.fold')}</summary>
              <MyPrograms />
            </details>
          </>
        )}
      </div>
    </Shell>
  )
}

function Stranger({ onGuest }: { onGuest: () => void }) {
  const become = async () => {
    await becomeGuest()
    onGuest()
  }
  return (
    <>
      <p>{meText('me.stranger')}</p>
      <div class="ways">
        <Button onClick={() => void become()}>{meText('me.become')}</Button>
        <ButtonLink kind="quiet" href="/sign-in">
          {meText('signIn.title')}
        </ButtonLink>
      </div>
    </>
  )
}

/** Why the server does not say who I am. */
const isRefused = (mine: Account | string): mine is string =>
  typeof mine === 'string' && mine !== 'asking' && mine !== 'nobody'

/** My account as the server has it, or a code that says why not; and how to ask anew. */
function useAccount() {
  const [mine, setMine] = useState<Account | string>('asking')
  const refresh = async () => {
    const answer = await account.mine()
    if (answer.ok) me.value = answer.value.me
    setMine(answer.ok ? answer.value : answer.why === 'no-guest' ? 'nobody' : answer.why)
  }
  useEffect(() => void refresh(), [])
  return { mine, refresh: () => void refresh() }
}
