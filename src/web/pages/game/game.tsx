import { findGame } from '../../../games/index.ts'
import type { GameEntry } from '../../../kit/game-entry.ts'
import { useGameText } from '../../game-text.ts'
import { language } from '../../language.ts'
import { PageHeading } from '../../page.tsx'
import { ButtonLink } from '../../parts/controls/button.tsx'
import { Emblem } from '../../parts/pictures/emblem.tsx'
import { Facts } from '../../parts/facts.tsx'
import { later } from '../../parts/later.tsx'
import { usePainted } from '../../parts/painted.ts'
import { Roof } from '../../parts/pictures/roof.tsx'
import { replayAddress, shelf } from '../../session/local/local-record.ts'
import { pageText } from '../../text/index.ts'
import { gamePageText } from './text/index.ts'
import { MyNumbers } from '../me/history/my-numbers.tsx'
import { Invite } from '../shell/invite.tsx'
import { Shell } from '../shell/shell.tsx'
import { playPath } from '../learn/play-path.ts'
import { NoGame } from '../shell/trouble.tsx'
import './game.css'

/** What stands further down: the first picture does not wait for it. */
const Below = later(async () => (await import('./below.tsx')).Below)

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
        <div class="below">{painted && <Below entry={entry} text={text} />}</div>
      </article>
    </Shell>
  )
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
