import { lazy, useLocation } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import { gameTitle } from '../../game-title.ts'
import type { Game } from '../../../kernel/game.ts'
import { usePageTitle } from '../../page.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { Wait } from '../../parts/wait.tsx'
import { whatIfShelf } from '../../session/local/local-record.ts'
import { browserWorld, secret } from '../../session/local/local-world.ts'
import { localSession } from '../../session/local/local.ts'
import { beginImagined, gameOf } from '../../session/position/what-if.ts'
import type { Session } from '../../session/session.ts'
import type { Query } from '../../session/wish.ts'
import { positionText } from '../puzzle/text/index.ts'
import { Sorry } from '../shell/trouble.tsx'

const TablePage = lazy(() => import('../../table/table-page.tsx').then(page => page.TablePage))

/** A game played on from a moment of another one, against bots. It counts for nothing. */
export function WhatIfPage({ params, query }: { params: { game: string }; query: Query }) {
  usePageTitle(positionText('position.whatIf', { game: gameTitle(params.game) }))
  const loaded = useLoaded(params.game, async () => {
    const record = whatIfShelf.load(params.game)
    const game = record && (await gameOf(params.game, record.chronicle.options))
    if (!game) throw new Error('There is nothing to play on from.')
    return game
  })
  if (loaded.state === 'loading') return <Wait />
  if (loaded.state === 'trouble') return <Sorry title={positionText('position.none')} />
  return <WhatIf game={loaded.value} query={query} />
}

function WhatIf({ game, query }: { game: Game; query: Query }) {
  const { route } = useLocation()
  const [round, setRound] = useState(0)
  const [session, setSession] = useState<Session | 'broken' | null>(null)
  useEffect(() => {
    const record = whatIfShelf.load(game.id)
    const world = { ...browserWorld(game, query), shelf: whatIfShelf, finished: () => {} }
    const opened = record && localSession(world, record)
    setSession(opened ?? 'broken')
    return () => opened?.close()
  }, [game, round])

  const begun = () => setRound(round + 1)
  const again = () => {
    const record = whatIfShelf.load(game.id)
    if (!record) return
    const chronicle = { ...record.chronicle, seed: secret(), log: [] }
    whatIfShelf.save(game.id, { ...record, chronicle, times: [], over: false })
    begun()
  }
  if (session === 'broken') return <Sorry title={positionText('position.none')} />
  if (!session) return <Wait />
  return (
    <TablePage
      key={round}
      session={session}
      onLeave={() => route('/')}
      onAgain={again}
      record={async () => whatIfShelf.load(game.id)?.chronicle ?? null}
      onPlayOn={state => void beginImagined(state, !session.noHints).then(can => can && begun())}
    />
  )
}
