import { lazy, useLocation } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import { findGame } from '../../games/index.ts'
import type { Replay } from '../../protocol/http.ts'
import { api } from '../api.ts'
import { meet } from '../contents.ts'
import { language } from '../language.ts'
import { usePageTitle } from '../page.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { Wait } from '../parts/wait.tsx'
import { shelf } from '../session/local-record.ts'
import { localReplay, replaySession } from '../session/replay.ts'
import type { Session } from '../session/session.ts'
import { seatName, t } from '../text/index.ts'
import { Sorry } from './trouble.tsx'
import './replay.css'

const TablePage = lazy(() => import('../table/table-page.tsx').then(page => page.TablePage))

/** A finished match watched again: from the server, `/t/<id>/replay?eyes=<seat|all>`, or from this browser. */
export function ReplayPage({
  params,
  query,
}: {
  params: { id?: string; game?: string }
  query: { readonly eyes?: string }
}) {
  const { path } = useLocation()
  const eyes = /^(all|\d{1,2})$/.test(query.eyes ?? '') ? (query.eyes ?? 'all') : 'all'
  const loaded = useLoaded(`${path} ${eyes}`, () =>
    params.id ? fromServer(params.id, eyes) : fromHere(params.game ?? '', eyes),
  )
  if (loaded.state === 'loading') return <Wait />
  if (loaded.state === 'trouble') return <Sorry title={t().replay.none} />
  return <Film key={`${path} ${eyes}`} replay={loaded.value} eyes={eyes} />
}

async function fromServer(id: string, eyes: string): Promise<Replay> {
  const answer = await api.replay(id, eyes)
  if (!answer.ok) throw new Error(answer.why)
  const { game, options } = answer.value.table
  if (await meet(game, options)) return answer.value
  throw new Error('unknown printed values')
}

async function fromHere(id: string, eyes: string): Promise<Replay> {
  const record = shelf.load(id)
  const loaded = record && (await meet(id, record.chronicle.options)) ? await findGame(id)?.load() : null
  const replay = record && loaded ? localReplay(loaded.game, record, seatOf(eyes)) : null
  if (!replay) throw new Error('no finished game')
  return replay
}

const seatOf = (eyes: string) => (eyes === 'all' ? null : Number(eyes))

function Film({ replay, eyes }: { replay: Replay; eyes: string }) {
  const { route, path } = useLocation()
  const [session, setSession] = useState<Session | null>(null)
  const { table } = replay
  usePageTitle(t().replay.title(findGame(table.game)?.meta.title[language.value] ?? table.game))
  useEffect(() => {
    const opened = replaySession(replay, seatOf(eyes))
    setSession(opened)
    return () => opened.close()
  }, [replay])
  if (!session) return <Wait />
  return (
    <div class="film">
      <label class="eyes">
        {t().replay.eyes}{' '}
        <select value={eyes} onChange={event => route(`${path}?eyes=${event.currentTarget.value}`, true)}>
          <option value="all">{t().replay.all}</option>
          {table.seats.map((seat, index) => (
            <option key={index} value={String(index)}>
              {seatName(seat, index)} ({index + 1})
            </option>
          ))}
        </select>
      </label>
      <TablePage session={session} onLeave={() => route('/')} onSeek={at => session.seek?.(at)} />
    </div>
  )
}
