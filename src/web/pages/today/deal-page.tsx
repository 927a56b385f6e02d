import { lazy, useLocation } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import { findGame } from '../../../games/index.ts'
import type { GameTypes } from '../../../kernel/game.ts'
import type { GameEntry, LoadedGame } from '../../../kit/game-entry.ts'
import { hasDeal } from '../../../kit/day.ts'
import { language } from '../../language.ts'
import { usePageTitle } from '../../page.tsx'
import { ButtonLink } from '../../parts/controls/button.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { Wait } from '../../parts/wait.tsx'
import { type LocalRecord, todayShelf } from '../../session/local/local-record.ts'
import { browserWorld } from '../../session/local/local-world.ts'
import { localSession } from '../../session/local/local.ts'
import { dayAt, dealOf, keptDeal } from '../../session/today/deal.ts'
import {
  type DayResult,
  dayResult,
  daysInARow,
  keepDayResult,
  resultOf,
} from '../../session/today/results.ts'
import type { Session } from '../../session/session.ts'
import type { Query } from '../../session/wish.ts'
import { Elsewhere } from '../../table/life/elsewhere.tsx'
import { playOnFrom } from '../play/play-on.ts'
import { Lacking, NoGame, Sorry } from '../shell/trouble.tsx'
import { dayText, InARow, resultText, TellButton } from './result-of-day.tsx'
import { todayText } from './text/index.ts'
import './today.css'

const TablePage = lazy(() => import('../../table/table-page.tsx').then(page => page.TablePage))

/** The deal of a game and a day, at a table of this page: `/today/mercado/2026-11-29`. */
export function DealPage(props: { params: { game: string; day: string }; query: Query }) {
  const { game, day } = props.params
  const entry = findGame(game)
  if (!entry) return <NoGame />
  const why = !hasDeal(day) ? 'today.none' : day > dayAt(Date.now()) ? 'today.early' : null
  if (why !== null)
    return (
      <Sorry title={todayText(why)}>
        <ButtonLink href="/today">{todayText('today.title')}</ButtonLink>
      </Sorry>
    )
  return <Loader key={game + day} entry={entry} day={day} query={props.query} />
}

interface Props {
  readonly entry: GameEntry
  readonly day: string
  readonly query: Query
}

function Loader(props: Props) {
  const { meta } = props.entry
  const date = dayText(props.day)
  const deal = todayText('today.of', { game: meta.title[language.value], date })
  usePageTitle(`${todayText('today.title')}: ${deal}`)
  const loaded = useLoaded(meta.id, () => props.entry.load())
  if (loaded.state === 'trouble') return <Lacking />
  return loaded.state === 'here' ? <AtTable {...props} loaded={loaded.value} /> : <Wait />
}

function AtTable({ entry, day, query, loaded }: Props & { loaded: LoadedGame }) {
  const { game } = loaded
  const { route } = useLocation()
  const [round, setRound] = useState(0)
  const [session, setSession] = useState<Session | null>(null)
  const [result, setResult] = useState<DayResult | null>(null)

  useEffect(() => {
    const finished = (state: GameTypes['state'], record: LocalRecord) => {
      const mine = resultOf(game, day, state, record)
      // A day of the past is played for fun; begun in time and ended after midnight is in time.
      if (dayAt(record.createdAt) === day) keepDayResult(mine)
      setResult(dayResult(game.id, day) ?? mine)
    }
    const world = { ...browserWorld(game, query), shelf: todayShelf, finished }
    const fresh = () => localSession(world, dealOf(loaded, entry, day))
    const kept = keptDeal(game.id, day)
    // What an older version kept may be of other rules: it is dealt again.
    const opened = (kept && localSession(world, kept)) ?? fresh()
    setSession(opened)
    return () => opened?.close()
  }, [game, day, round])

  if (!session) return <Wait />
  const again = () => {
    todayShelf.save(game.id, dealOf(loaded, entry, day))
    setResult(null)
    setRound(round + 1)
  }
  return (
    <>
      <TablePage
        key={round}
        session={session}
        onLeave={() => route('/today')}
        onAgain={again}
        record={async () => keptDeal(game.id, day)?.chronicle ?? null}
        onPlayOn={playOnFrom(route, session)}
        ending={result && <Ending result={result} />}
      />
      <Elsewhere session={session} onHere={() => setRound(round + 1)} />
    </>
  )
}

function Ending({ result }: { result: DayResult }) {
  return (
    <p class="deal-ending">
      <strong>{todayText('today.title')}</strong> <span>{resultText(result)}</span>{' '}
      <InARow days={daysInARow(dayAt(Date.now()))} /> <TellButton result={result} />
    </p>
  )
}
