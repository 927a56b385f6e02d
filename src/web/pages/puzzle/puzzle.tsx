import { lazy, useLocation } from 'preact-iso'
import { useEffect, useState } from 'preact/hooks'
import type { PuzzleJob, Verdict } from '../../../bots/review/work.ts'
import { gameTitle } from '../../game-title.ts'
import { customContent } from '../../../games/custom-content.ts'
import type { Game } from '../../../kernel/game.ts'
import type { GameText, Who } from '../../../kit/words/text.ts'
import { useGameText } from '../../game-text.ts'
import { usePageTitle } from '../../page.tsx'
import { Button, ButtonLink } from '../../parts/controls/button.tsx'
import { useHashChange } from '../../parts/use-hash-change.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { Wait } from '../../parts/wait.tsx'
import { whatIfShelf } from '../../session/local/local-record.ts'
import { type Puzzle, unpacked } from '../../session/position/puzzle-link.ts'
import {
  puzzleSession,
  type PuzzleSession,
  type Solving,
} from '../../session/position/puzzle-session.ts'
import { puzzlesOf, solved } from '../../session/position/puzzles.ts'
import { gameOf, whatIfPath } from '../../session/position/what-if.ts'
import { useReasons } from '../../table/hint/use-reasons.ts'
import { whoIs } from '../../table/people/who.ts'
import { ask } from '../../work/ask.ts'
import type { PuzzleReply } from '../../work/puzzle.ts'
import { startWork } from '../../work/start.ts'
import { Sorry } from '../shell/trouble.tsx'
import { positionText } from './text/index.ts'
import { isSolved, sentence, why } from './verdict.ts'
import './puzzle.css'

const TablePage = lazy(() => import('../../table/table-page.tsx').then(page => page.TablePage))

/** A puzzle of a game's own, from 1: `/puzzle/mercado/3`. */
interface Place {
  params: { game?: string; number?: string }
}

/** “Find the move”: a position, and whose move it is; one of a game's own, or that a link carries. */
export function PuzzlePage({ params: { game, number } }: Place) {
  return game === undefined ? <Carried /> : <OfGame game={game} number={Number(number)} />
}

function Carried() {
  const [carried, setCarried] = useState(location.hash.slice(1))
  useHashChange(() => setCarried(location.hash.slice(1)))
  return <Opened carried={carried} />
}

function OfGame({ game, number }: { game: string; number: number }) {
  const loaded = useLoaded(game, () => puzzlesOf(game))
  if (loaded.state === 'loading') return <Wait />
  const all = loaded.state === 'here' ? loaded.value : []
  const [carried, next] = all.slice(number - 1, number + 1)
  if (carried === undefined) return <NoPuzzle first={all.length > 0 ? `/puzzle/${game}/1` : null} />
  return (
    <Opened
      carried={carried}
      next={next && `/puzzle/${game}/${number + 1}`}
      onSolved={() => solved.add(game, carried)}
    />
  )
}

function NoPuzzle({ first }: { first: string | null }) {
  return (
    <Sorry title={positionText('position.noPuzzle')}>
      {first !== null && <ButtonLink href={first}>{positionText('position.first')}</ButtonLink>}
      <ButtonLink kind="quiet" href="/learn">
        {positionText('position.all')}
      </ButtonLink>
    </Sorry>
  )
}

interface Ways {
  /** Where the next puzzle is, if there is one. */
  next?: string | undefined
  onSolved?: () => void
}

function Opened({ carried, ...ways }: Ways & { carried: string }) {
  const loaded = useLoaded(carried, async () => {
    const puzzle = await unpacked(carried)
    const game = puzzle && (await gameOf(puzzle.game, puzzle.options))
    if (!game) throw new Error('no puzzle')
    return { puzzle, game }
  })
  if (loaded.state === 'loading') return <Wait />
  if (loaded.state === 'trouble') return <Sorry title={positionText('position.broken')} />
  return <Asked key={carried} {...loaded.value} {...ways} />
}

function Asked({ puzzle, game, next, onSolved }: Ways & { puzzle: Puzzle; game: Game }) {
  const { route } = useLocation()
  const [round, setRound] = useState(0)
  const [session, setSession] = useState<PuzzleSession | 'broken' | null>(null)
  const [who, setWho] = useState<Who | null>(null)
  const text = useGameText(game.id)
  usePageTitle(positionText('position.title', { game: gameTitle(game.id) }))
  useEffect(() => {
    const opened = puzzleSession({ game, now: Date.now, judge: job => judged(puzzle, job) }, puzzle)
    setSession(opened ?? 'broken')
    const leave = opened?.watch(({ table }) => setWho(whoIs(table, puzzle.seat)))
    const unheard = opened?.solving.subscribe(now => isSolved(now) && onSolved?.())
    return () => {
      unheard?.()
      leave?.()
      opened?.close()
    }
  }, [game, round])
  if (session === 'broken') return <Sorry title={positionText('position.broken')} />
  if (!session || !text || !who) return <Wait />
  const playOn = () => {
    whatIfShelf.save(game.id, { ...session.record, createdAt: Date.now() })
    route(whatIfPath(game.id))
  }
  return (
    <div class="puzzle">
      <Card
        solving={session.solving.value}
        puzzle={puzzle}
        text={text}
        who={who}
        seats={session.record.chairs.length}
        onAgain={() => setRound(round + 1)}
        onPlayOn={playOn}
        next={next}
      />
      <TablePage key={round} session={session} onLeave={() => route('/')} />
    </div>
  )
}

type Judge = Parameters<typeof puzzleSession>[0]['judge']

async function judged({ game, options }: Puzzle, job: Parameters<Judge>[0]) {
  return judgeInWorker({ ...job, game, contentSet: await customContent(game, options) })
}

/** What is asked, and what is said of the answer. */
function Card(props: {
  solving: Solving
  puzzle: Puzzle
  text: GameText
  who: Who
  seats: number
  onAgain: () => void
  onPlayOn: () => void
  next: string | undefined
}) {
  const { solving, puzzle, onAgain, onPlayOn, next } = props
  const words = useReasons(puzzle.game)
  const over = solving.phase === 'judged' || solving.phase === 'trouble'
  return (
    <section class="puzzle-card" aria-label={positionText('position.find')}>
      <output>{[sentence(props), why(solving, words, puzzle)].filter(Boolean).join(' ')}</output>
      {over && (
        <span class="puzzle-ways">
          <Button kind="quiet" onClick={onAgain}>
            {positionText('position.again')}
          </Button>
          <Button kind="quiet" onClick={onPlayOn} label={positionText('position.playOn')}>
            {positionText('position.on')}
          </Button>
          {next !== undefined && (
            <ButtonLink href={next}>{positionText('position.next')}</ButtonLink>
          )}
        </span>
      )}
    </section>
  )
}

/** Has a move judged in a worker of its own, which ends with the answer. */
async function judgeInWorker(job: PuzzleJob): Promise<Verdict | null> {
  const worker = startWork('puzzle')
  const { verdict } = await ask<PuzzleReply>(worker, job).finally(() => worker.terminate())
  return verdict
}
