import { lazy, useLocation } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import { gameTitle } from '../../game-title.ts'
import type { MyTable } from '../../../protocol/table.ts'
import { api, recallMe } from '../../api.ts'
import { matchOf } from '../../fairness/match.ts'
import { usePageTitle } from '../../page.tsx'
import { Banner } from '../../parts/banner.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { useHashChange } from '../../parts/use-hash-change.ts'
import { useTries } from '../../parts/use-loaded.ts'
import { Wait } from '../../parts/wait.tsx'
import { knowsGame } from '../../session/lesson/progress.ts'
import { serverWorld } from '../../session/remote/remote-world.ts'
import { remoteSession } from '../../session/remote/remote.ts'
import type { Session, SessionState } from '../../session/session.ts'
import { pageText } from '../../text/index.ts'
import { isStarting } from '../lobby/model.ts'
import { refusedText } from '../../refused.ts'
import { waitingTables } from '../../waiting.ts'
import { Lobby } from '../lobby/lobby.tsx'
import { enter } from './enter.ts'
import { playOnFrom } from './play-on.ts'
import { SignedOut } from './signed-out.tsx'
import { NotNow, Sorry } from '../shell/trouble.tsx'

const TablePage = lazy(() => import('../../table/table-page.tsx').then(page => page.TablePage))

/**
 * A table on the server: its lobby while chairs are free, then the game. An invitation in the
 * address takes its chair.
 */
export function ServerTable({
  params,
  query,
}: {
  params: { id: string }
  query: { readonly [name: string]: string }
}) {
  return <TableLoader key={params.id} id={params.id} invite={query['invite']} />
}

function TableLoader({ id, invite }: { id: string; invite: string | undefined }) {
  const { route } = useLocation()
  const [entered, again] = useTries(id, () => enter(id, invite ?? location.hash.slice(1)))
  // Who looks on may be given an invitation, and open it in the same page.
  useHashChange(() => {
    if (location.hash) again()
  })
  const found = entered.state === 'trouble' ? OFFLINE : entered.state === 'here' && entered.value
  useEffect(() => {
    // An invitation is used up, and is nobody else's business.
    if (found && 'my' in found && !found.problem && (invite || location.hash))
      route(`/t/${id}`, true)
  }, [found])

  if (!found) return <Wait />
  if ('why' in found) {
    return found.why === 'not-found' ? (
      <Sorry title={pageText('trouble.noTable')} why={pageText('trouble.noTableWhy')} />
    ) : (
      <NotNow why={found.why} again={again} />
    )
  }
  return <AtTable my={found.my} problem={found.problem} onAgain={again} />
}

const OFFLINE = { why: 'offline' } as const

function AtTable({
  my,
  problem,
  onAgain,
}: {
  my: MyTable
  problem: string | null
  onAgain: () => void
}) {
  const { route } = useLocation()
  const { id, game } = my.table
  const [session, setSession] = useState<Session | null>(null)
  const [state, setState] = useState<SessionState | null>(null)
  usePageTitle(gameTitle(game))

  useEffect(() => {
    const opened = remoteSession(serverWorld(id))
    setState(null)
    const leave = opened.watch(setState)
    setSession(opened)
    return () => {
      leave()
      opened.close()
    }
    // Who comes anew is seated elsewhere perhaps: the server is to know.
  }, [id, my])

  // A line that is cut says not why: whoever has been banned is told so by any answer.
  const lost = state?.link === 'lost'
  useEffect(() => {
    if (lost) void recallMe()
  }, [lost])

  const table = state?.table ?? my.table
  // Whoever has played it to its end is not asked again whether to be shown how.
  const played = table.status === 'over' && (state ?? my).seat !== null
  useEffect(() => {
    if (played) knowsGame(game)
  }, [played])
  if (isStarting(table)) return <Wait />
  if (table.status === 'open') {
    return (
      <>
        <Lobby
          my={my}
          table={table}
          seat={state ? state.seat : my.seat}
          problem={problem}
          onSeated={onAgain}
          onGone={() => route('/')}
          talk={session?.talk}
        />
        {lost && <Lost />}
        {state?.link === 'gone' && <Gone onAgain={onAgain} />}
      </>
    )
  }
  if (!session || !state?.moment) return <Wait />
  const mine = state.seat === null ? '' : `?eyes=${state.seat}`
  return (
    <>
      <TablePage
        session={session}
        onLeave={() => route('/')}
        onReplay={table.status === 'over' ? () => route(`/t/${id}/replay${mine}`) : undefined}
        record={() => matchOf(id)}
        onPlayOn={playOnFrom(route, session)}
        onMoment={ply => route(`/t/${id}/replay?eyes=all&ply=${ply}`)}
        onAgain={state.seat === null ? undefined : () => void again(id, route)}
        findNext={state.seat === null ? undefined : () => findNext(id, route)}
      />
      {state.seat === null && problem !== null && <Why problem={problem} />}
      {state.seat === null && problem === null && (
        <SignedOut table={table} played={my.seat !== null} />
      )}
      {state.link === 'gone' && <Gone onAgain={onAgain} />}
    </>
  )
}

const Lost = () => (
  <Banner icon="offline" above>
    {pageText('link.lost')}
  </Banner>
)

/** The table cannot be reached; one may try again. */
function Gone({ onAgain }: { onAgain: () => void }) {
  return (
    <Banner icon="offline">
      <span>{pageText('link.gone')}</span>
      <Button kind="bare" onClick={onAgain}>
        {pageText('page.again')}
      </Button>
    </Banner>
  )
}

/** Why somebody who was invited looks on. */
function Why({ problem }: { problem: string }) {
  const [read, setRead] = useState(false)
  if (read) return null
  return (
    <Banner>
      <span>{refusedText(problem)}</span>
      <Button kind="bare" onClick={() => setRead(true)}>
        {pageText('page.close')}
      </Button>
    </Banner>
  )
}

/** Goes to the table where the same people play again, and sits down there. */
async function again(id: string, route: (path: string) => void): Promise<void> {
  const made = await api.rematch(id)
  if (made.ok) route(`/t/${made.value.table.id}`)
}

/** The way to another table that waits for me; null if none does. */
async function findNext(id: string, route: (path: string) => void): Promise<(() => void) | null> {
  const lists = await api.tables()
  const waiting = lists.ok ? waitingTables(lists.value).find(table => table.id !== id) : undefined
  return waiting ? () => route(`/t/${waiting.id}`) : null
}
