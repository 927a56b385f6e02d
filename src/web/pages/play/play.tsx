import { lazy, useLocation } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import { findGame } from '../../../games/index.ts'
import type { GameEntry } from '../../../kit/game-entry.ts'
import type { LoadedGame } from '../../../kit/game-entry.ts'
import type { GameMeta } from '../../../kit/meta.ts'
import { loadBoard } from '../../boards.ts'
import { loadOffered, ensureContent } from '../../contents.ts'
import { language } from '../../language.ts'
import { usePageTitle } from '../../page.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { Wait } from '../../parts/wait.tsx'
import { replayAddress, shelf } from '../../session/local/local-record.ts'
import { browserWorld, dealAgain, dealNew, goOnOrDeal } from '../../session/local/local-world.ts'
import { localSession } from '../../session/local/local.ts'
import type { Session } from '../../session/session.ts'
import type { Query } from '../../session/wish.ts'
import { pageText } from '../../text/index.ts'
import { Elsewhere } from '../../table/life/elsewhere.tsx'
import { OnOneDevice } from './one-device.tsx'
import { Lacking, NoGame, Sorry } from '../shell/trouble.tsx'
import { playOnFrom } from './play-on.ts'

const TablePage = lazy(() => import('../../table/table-page.tsx').then(page => page.TablePage))

/**
 * A table played in this page, with bots or people at this device: goes on with the game kept here, or with `?new=1`
 * deals another.
 */
export function PlayPage({ params, query }: { params: { game: string }; query: Query }) {
  const entry = findGame(params.game)
  return entry ? <LocalGame key={params.game} entry={entry} query={query} /> : <NoGame />
}

/** What the table will need is on its way while the game is: else each waits for the one before. */
function beforehand(entry: GameEntry): void {
  const ready = [
    import('../../table/table-page.tsx'),
    loadBoard(entry.meta.id),
    entry.text(language.value),
  ]
  void Promise.allSettled(ready)
}

/** On other pages nothing is to be seen of this game while something is fetched. */
const unset = () => document.querySelector('.setting')?.remove()

function LocalGame({ entry, query }: { entry: GameEntry; query: Query }) {
  const { id, title } = entry.meta
  usePageTitle(pageText('play.title', { game: title[language.value] }))
  useEffect(() => beforehand(entry), [entry])
  useEffect(() => unset, [])
  const loaded = useLoaded(id, async () => {
    const old = query['new'] === undefined ? shelf.load(id) : null
    if (old === null) return loadOffered(entry)
    if (await ensureContent(id, old.chronicle.options)) return entry.load()
    throw new Error('The printed values of this game are not to be had.')
  })
  if (loaded.state === 'trouble') return <Lacking />
  return loaded.state === 'here' ? (
    <Seated meta={entry.meta} loaded={loaded.value} query={query} />
  ) : (
    <Wait />
  )
}

function Seated(props: { meta: GameMeta; loaded: LoadedGame; query: Query }) {
  const { meta, loaded, query } = props
  const { game } = loaded
  const { route, path } = useLocation()
  const [round, setRound] = useState(0)
  const [session, setSession] = useState<Session | 'broken' | null>(null)
  const wished = query['new'] !== undefined

  useEffect(() => {
    if (wished) {
      dealNew(meta, loaded, query)
      // The address no longer asks for a new game: loading the page again goes on with this one.
      route(query['pace'] === undefined ? path : `${path}?pace=${query['pace']}`, true)
      return
    }
    const opened = localSession(browserWorld(game, query), goOnOrDeal(meta, loaded, query))
    setSession(opened ?? 'broken')
    return () => opened?.close()
  }, [game, wished, round])

  const again = () => {
    const old = shelf.load(game.id)
    if (old) dealAgain(game, old)
    else dealNew(meta, loaded, query)
    setRound(round + 1)
  }
  if (session === 'broken') {
    return (
      <Sorry title={pageText('play.broken')}>
        <Button onClick={again}>{pageText('play.fresh')}</Button>
      </Sorry>
    )
  }
  if (!session || wished) return <Wait />
  return (
    <>
      <OnOneDevice session={session} accent={meta.accent}>
        <TablePage
          key={round}
          session={session}
          onLeave={() => route('/')}
          onAgain={again}
          onReplay={() => route(replayAddress(game.id))}
          record={async () => shelf.load(game.id)?.chronicle ?? null}
          onPlayOn={playOnFrom(route, session)}
          onMoment={ply => route(`${path}/replay?eyes=all&ply=${ply}`)}
        />
      </OnOneDevice>
      <Elsewhere session={session} onHere={() => setRound(round + 1)} />
    </>
  )
}
