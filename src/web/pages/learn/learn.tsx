import { lazy, useLocation } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import { findGame } from '../../../games/index.ts'
import type { Game } from '../../../kernel/game.ts'
import type { GameEntry, GameLessons } from '../../../kit/game-entry.ts'
import type { Lesson } from '../../../kit/lesson/lesson.ts'
import type { Say } from '../../../kit/words/messages.ts'
import { language } from '../../language.ts'
import { ButtonLink } from '../../parts/controls/button.tsx'
import { usePageTitle } from '../../page.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { useSpoken } from '../../use-spoken.ts'
import { Wait } from '../../parts/wait.tsx'
import { lessonSession, type LessonSession } from '../../session/lesson/lesson-session.ts'
import { knowsGame, progress } from '../../session/lesson/progress.ts'
import { paceOf } from '../../session/local/local-world.ts'
import type { Query } from '../../session/wish.ts'
import { pageText } from '../../text/index.ts'
import { Lacking, NoGame, Sorry } from '../shell/trouble.tsx'
import { Offer } from './offer.tsx'
import { learnText } from './text/index.ts'

const TablePage = lazy(() => import('../../table/table-page.tsx').then(page => page.TablePage))

interface Place {
  params: { game: string; lesson?: string }
  query: Query
}

/**
 * A lesson at the table: the one of the address, or the game's first; with `?offer=1` the question
 * whether one wants it, with `?again=1` from its beginning.
 */
export function LearnPage({ params, query }: Place) {
  const entry = findGame(params.game)
  const id = params.lesson ?? entry?.lessons?.ids[0]
  const there = entry?.lessons && id !== undefined && entry.lessons.ids.includes(id)
  if (!entry) return <NoGame />
  if (!there) return <NoLesson />
  if (query['offer'] !== undefined) return <Offer entry={entry} />
  return (
    <Loader
      key={`${params.game}/${id}`}
      entry={entry}
      lessons={entry.lessons}
      id={id}
      query={query}
    />
  )
}

/** The game has no such lesson: there are others. */
function NoLesson() {
  return (
    <Sorry title={learnText('learn.none')}>
      <ButtonLink href="/learn">{pageText('page.learn')}</ButtonLink>
    </Sorry>
  )
}

interface Props {
  entry: GameEntry
  lessons: GameLessons
  id: string
  query: Query
}

function Loader(props: Props) {
  const { entry, lessons, id } = props
  const spoken = language.value
  usePageTitle(learnText('learn.title', { game: entry.meta.title[spoken] }))
  const match = useLoaded(id, async () => {
    const [{ game }, lesson] = await Promise.all([entry.load(), lessons.load(id)])
    return { game, lesson }
  })
  const words = useSpoken(entry.meta.id, wanted => lessons.words(wanted))
  if (match.state === 'trouble' || words.state === 'trouble') return <Lacking />
  if (match.state !== 'here' || words.state !== 'here') return <Wait />
  return <AtTable {...props} {...match.value} say={words.value} />
}

function AtTable(props: Props & { game: Game; lesson: Lesson; say: Say<unknown> }) {
  const { entry, lessons, id, query, game, lesson, say } = props
  const { route, path } = useLocation()
  const [round, setRound] = useState(0)
  const [session, setSession] = useState<LessonSession | null>(null)
  const anew = query['again'] !== undefined

  useEffect(() => {
    if (anew) {
      progress.write(game.id, id, 0)
      // The address no longer asks for it: loading the page again goes on where one was.
      route(query['pace'] === undefined ? path : `${path}?pace=${query['pace']}`, true)
      return
    }
    const done = progress.read(game.id, id)
    const opened = lessonSession(
      {
        game,
        keep: steps => keep(game.id, id, lesson, steps),
        pace: paceOf(query),
        now: Date.now,
        wait: ms => new Promise(passed => setTimeout(passed, ms)),
      },
      lesson,
      done === 'done' ? 0 : done,
    )
    setSession(opened)
    return () => opened.close()
  }, [game, lesson, id, anew, round])

  if (!session || anew) return <Wait />
  const next = lessons.ids[lessons.ids.indexOf(id) + 1]
  const home = () => {
    knowsGame(game.id)
    route(`/game/${game.id}`)
  }
  return (
    <TablePage
      key={round}
      session={session}
      onLeave={() => route('/')}
      lesson={{
        session,
        say,
        onSkip: home,
        onPlay: () => route(`/play/${entry.meta.id}?new=1`),
        onAgain: () => setRound(round + 1),
        onNext: next === undefined ? undefined : () => route(`/learn/${game.id}/${next}`),
      }}
    />
  )
}

/** Keeps how far I have come; who has done a lesson knows the game. */
function keep(game: string, id: string, { steps }: Lesson, done: number): void {
  progress.write(game, id, done >= steps.length ? 'done' : done)
  if (done >= steps.length) knowsGame(game)
}
