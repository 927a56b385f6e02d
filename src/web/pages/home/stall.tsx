import type { GameEntry } from '../../../kit/game-entry.ts'
import { language } from '../../language.ts'
import { ButtonLink } from '../../parts/controls/button.tsx'
import { Emblem } from '../../parts/pictures/emblem.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Roof } from '../../parts/pictures/roof.tsx'
import { shelf } from '../../session/local/local-record.ts'
import { pageText } from '../../text/index.ts'
import { Invite } from '../shell/invite.tsx'
import { playPath } from '../learn/play-path.ts'
import './stall.css'

/** A stall: its wares under the awning, and on the counter what one may do here. */
export function StallFront({ entry }: { entry: GameEntry }) {
  const { meta } = entry
  const record = shelf.load(meta.id)
  const unfinished = record !== null && !record.over
  const title = meta.title[language.value]
  const play = pageText(unfinished ? 'stall.goOn' : 'stall.play')
  return (
    <article class="stall" data-accent={meta.accent} aria-labelledby={`stall-${meta.id}`}>
      <Roof />
      <Emblem game={meta.id} under />
      <div class="name">
        <h2 id={`stall-${meta.id}`}>
          <a href={`/game/${meta.id}`}>{title}</a>
        </h2>
        <p class="author">{pageText('game.by', { author: meta.author })}</p>
      </div>
      <div class="counter">
        <ButtonLink
          size="big"
          icon="play"
          href={unfinished ? `/play/${meta.id}` : playPath(entry)}
          label={`${title}: ${play}`}
        >
          {play}
        </ButtonLink>
        <Invite meta={meta} />
        <ButtonLink
          kind="bare"
          icon="book"
          href={`/game/${meta.id}`}
          label={`${title}: ${pageText('stall.more')}`}
        >
          {pageText('stall.more')}
        </ButtonLink>
      </div>
      <div class="about-it">
        <p class="blurb">{meta.blurb[language.value]}</p>
        <Facts meta={meta} />
      </div>
    </article>
  )
}
