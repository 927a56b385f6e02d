import { findGame } from '../../../games/index.ts'
import type { GameEntry } from '../../../kit/game-entry.ts'
import { useGameText } from '../../game-text.ts'
import { language } from '../../language.ts'
import { PageHeading } from '../../page.tsx'
import { ButtonLink } from '../../parts/controls/button.tsx'
import { Emblem } from '../../parts/pictures/emblem.tsx'
import { Facts } from '../../parts/facts.tsx'
import { usePainted } from '../../parts/painted.ts'
import { Roof } from '../../parts/pictures/roof.tsx'
import { pictureOf } from '../../rules/pictures.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { replayAddress, shelf } from '../../session/local/local-record.ts'
import { pageText } from '../../text/index.ts'
import { gamePageText } from './text/index.ts'
import { MyNumbers } from '../me/history/my-history.tsx'
import { Invite } from '../shell/invite.tsx'
import { Shell } from '../shell/shell.tsx'
import { LessonList } from '../learn/lesson-list.tsx'
import { playPath } from '../learn/play-path.ts'
import { learnText } from '../learn/text/index.ts'
import { TableForm } from './table-form.tsx'
import { NoGame } from '../shell/trouble.tsx'
import './game.css'

/** A game's own page: what it is, how one learns it, and a table to set. */
export function GamePage({ params }: { params: { id: string } }) {
  const entry = findGame(params.id)
  return entry ? <Stall key={params.id} entry={entry} /> : <NoGame />
}

function Stall({ entry }: { entry: GameEntry }) {
  const { meta } = entry
  const painted = usePainted()
  const text = useGameText(painted ? meta.id : '')
  const title = meta.title[language.value]
  return (
    <Shell title={title} accent={meta.accent}>
      <article class="game wide">
        <div>
          <Roof />
          <div class="front">
            <Emblem game={meta.id} under />
            <div class="words">
              <PageHeading>{title}</PageHeading>
              <p class="author">{gamePageText('game.designers', { author: meta.author })}</p>
              <Facts meta={meta} />
              <p class="blurb">{meta.blurb[language.value]}</p>
              <Actions entry={entry} />
              <MyNumbers game={meta.id} />
            </div>
          </div>
        </div>
        <section aria-labelledby="learn">
          <h2 id="learn">{pageText('page.learn')}</h2>
          {painted && (
            <LessonList entry={entry}>
              <p class="help">{learnText('learn.help')}</p>
            </LessonList>
          )}
          <ol class="steps">
            {text?.steps.map((step, at) => (
              <li key={step}>
                <StepPicture file={pictureOf(meta.id, `step-${at + 1}`)} />
                {step}
              </li>
            ))}
          </ol>
          <ButtonLink kind="quiet" icon="book" href={`/rules/${meta.id}`}>
            {gamePageText('game.readRules')}
          </ButtonLink>
        </section>
        <section aria-labelledby="set">
          <h2 id="set">{gamePageText('game.set')}</h2>
          <p class="help">{gamePageText('game.setHelp')}</p>
          {text && <TableForm entry={entry} text={text} />}
        </section>
        {painted && <RecordTable game={meta.id} />}
        {text && text.ours !== '' && (
          <section aria-labelledby="ours">
            <h2 id="ours">{gamePageText('game.ours')}</h2>
            <p>{text.ours}</p>
          </section>
        )}
      </article>
    </Shell>
  )
}

/** What a step says, drawn with the game's own pieces; the words beside it say the same. */
const StepPicture = ({ file }: { file: string | undefined }) =>
  file === undefined ? null : <img src={file} alt="" loading="lazy" />

/** The best at this game; comes when it can, the page does not wait for it. */
function RecordTable({ game }: { game: string }) {
  const page = useLoaded('best', () => import('../me/best.tsx'))
  if (page.state !== 'here') return null
  const { Best } = page.value
  return <Best game={game} />
}

function Actions({ entry }: { entry: GameEntry }) {
  const { meta } = entry
  const record = shelf.load(meta.id)
  const unfinished = record !== null && !record.over
  return (
    <>
      <div class="ways">
        <ButtonLink size="big" icon="play" href={unfinished ? `/play/${meta.id}` : playPath(entry)}>
          {unfinished ? pageText('stall.goOn') : pageText('stall.play')}
        </ButtonLink>
        <Invite meta={meta} />
        <ButtonLink kind="bare" icon="day" href="/today">
          {pageText('hero.today')}
        </ButtonLink>
        {record?.over && (
          <ButtonLink kind="bare" icon="eye" href={replayAddress(meta.id)}>
            {pageText('lists.replay')}
          </ButtonLink>
        )}
      </div>
      <p class="help">{gamePageText('game.playHelp')}</p>
    </>
  )
}
