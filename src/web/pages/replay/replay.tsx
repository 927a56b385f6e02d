import { lazy, useLocation } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import { gameTitle } from '../../game-title.ts'
import { findGame } from '../../../games/index.ts'
import type { Replay } from '../../../protocol/http.ts'
import { type Answer, api } from '../../api.ts'
import { ensureContent } from '../../contents.ts'
import { usePageTitle } from '../../page.tsx'
import { ShareButton } from '../../parts/controls/share.tsx'
import { Icon } from '../../parts/pictures/icon.tsx'
import { later } from '../../parts/later.tsx'
import { useTries } from '../../parts/use-loaded.ts'
import { Wait } from '../../parts/wait.tsx'
import { shelf } from '../../session/local/local-record.ts'
import { frameAt, localReplay, plyOf, replaySession } from '../../session/replay/replay.ts'
import type { Session } from '../../session/session.ts'
import { pageText } from '../../text/index.ts'
import { isNotNow, NotNow, Sorry } from '../shell/trouble.tsx'
import { Eyes } from './eyes.tsx'
import { FromHere } from './from-here.tsx'
import { recordOf, type Source } from './record-of.ts'
import './replay.css'

const ReplayReview = later(async () => (await import('./replay-review.tsx')).ReplayReview)
const TablePage = lazy(async () => {
  const [page, { LaterReplayBar }] = await Promise.all([
    import('../../table/table-page.tsx'),
    import('../../table/replay/later-replay-bar.ts'),
  ])
  await LaterReplayBar.fetch()
  return page.TablePage
})

interface Where {
  readonly params: { readonly id?: string; readonly game?: string }
  readonly query: { readonly eyes?: string; readonly ply?: string; readonly review?: string }
}

/**
 * A finished match watched again: from the server,
 * `/t/<id>/replay?eyes=<seat|onlooker|all>&ply=<n>`, from this browser, or, `/r/<id>`, one that was
 * brought there from a file.
 */
export function ReplayPage({ params, query }: Where) {
  const { path } = useLocation()
  const source: Source =
    params.game !== undefined ? 'here' : path.startsWith('/r/') ? 'brought' : 'table'
  const asked = query.eyes ?? ''
  const eyes = /^(onlooker|\d{1,2})$/.test(asked) ? asked : 'all'
  const [loaded, again] = useTries(`${path} ${eyes}`, () =>
    source === 'here'
      ? fromHere(params.game ?? '', eyes)
      : fromServer(source === 'brought', params.id ?? '', eyes),
  )
  if (loaded.state === 'loading') return <Wait />
  const answer: Answer<Replay> = loaded.state === 'here' ? loaded.value : NONE
  if (!answer.ok) {
    return isNotNow(answer.why) ? (
      <NotNow why={answer.why} again={again} />
    ) : (
      <Sorry title={pageText('replay.none')} />
    )
  }
  const ply = /^\d{1,6}$/.test(query.ply ?? '') ? Number(query.ply) : 0
  return (
    <Watched
      key={`${path} ${eyes}`}
      replay={answer.value}
      eyes={eyes}
      ply={ply}
      source={source}
      reviewed={query.review !== undefined}
    />
  )
}

const NONE = { ok: false, why: 'not-found' } as const

async function fromServer(brought: boolean, id: string, eyes: string): Promise<Answer<Replay>> {
  const answer = await (brought ? api.brought(id, eyes) : api.replay(id, eyes))
  if (!answer.ok) return answer
  const { game, options } = answer.value.table
  // Without the values it was played with everything would be shown wrong.
  return (await ensureContent(game, options)) ? answer : { ok: false, why: 'offline' }
}

async function fromHere(id: string, eyes: string): Promise<Answer<Replay>> {
  const record = shelf.load(id)
  const loaded =
    record && (await ensureContent(id, record.chronicle.options))
      ? await findGame(id)?.load()
      : null
  const replay =
    record &&
    loaded &&
    (await localReplay(loaded.game, record, eyes === 'all' ? eyes : seatOf(eyes)))
  return replay ? { ok: true, value: replay } : NONE
}

const seatOf = (eyes: string) => (eyes === 'all' || eyes === 'onlooker' ? null : Number(eyes))

function Watched({
  replay,
  eyes,
  ply,
  source,
  reviewed,
}: {
  replay: Replay
  eyes: string
  ply: number
  source: Source
  /** The review is open from the beginning. */
  reviewed: boolean
}) {
  const { route, path } = useLocation()
  const [session, setSession] = useState<Session | null>(null)
  const [at, setAt] = useState(0)
  const { table, frames } = replay
  // Kept in this browser alone: no link leads anybody else to it.
  const here = source === 'here'
  const record = () => recordOf(source, table)
  const title = pageText('replay.title', { game: gameTitle(table.game) })
  usePageTitle(title)
  useEffect(() => {
    const opened = replaySession(replay, seatOf(eyes), frameAt(frames, ply))
    const leave = opened.watch(state => setAt(state.frame?.at ?? 0))
    setSession(opened)
    return () => {
      leave()
      opened.close()
    }
  }, [replay])
  if (!session) return <Wait />
  const link = (whose: string) => `${path}?eyes=${whose}&ply=${plyOf(frames, at)}`
  return (
    <div class="film" data-accent={findGame(table.game)?.meta.accent}>
      <section class="eyes" data-here={here ? '' : undefined} aria-label={title}>
        <Eyes table={table} here={here} eyes={eyes} onChange={whose => route(link(whose), true)} />
        <ReplayReview
          table={table}
          me={seatOf(eyes)}
          record={record}
          opens={reviewed}
          link={here ? undefined : new URL(`${link(eyes)}&review=1`, location.href).href}
          onPly={moment => session.seek?.(frameAt(frames, moment))}
        />
        {at < frames.length - 1 && (
          <FromHere
            replay={replay}
            at={at}
            eyes={eyes === 'all' ? eyes : seatOf(eyes)}
            record={record}
          />
        )}
        {!here && (
          <ShareButton
            bare
            title={title}
            link={new URL(link(eyes), location.href).href}
            says={pageText('replay.share')}
          />
        )}
        {!here && (
          <a
            class="act bare"
            href={`/api/${source === 'table' ? 'tables' : 'replays'}/${table.id}/chronicle`}
            download
            aria-label={pageText('replay.save')}
          >
            <Icon name="download" />
          </a>
        )}
      </section>
      <TablePage session={session} onLeave={() => route('/')} onSeek={to => session.seek?.(to)} />
    </div>
  )
}
