import type { GameEntry } from '../../../kit/game-entry.ts'
import { language } from '../../language.ts'
import { PageHeading } from '../../page.tsx'
import { ButtonLink } from '../../parts/controls/button.tsx'
import { Emblem } from '../../parts/pictures/emblem.tsx'
import { knowsGame, progress } from '../../session/lesson/progress.ts'
import { Shell } from '../shell/shell.tsx'
import { learnText } from './text/index.ts'
import './learn.css'

/** Asks somebody who is new to a game whether they want to be shown how it is played. */
export function Offer({ entry: { meta, lessons } }: { entry: GameEntry }) {
  const title = meta.title[language.value]
  const done = progress.read(meta.id, lessons?.ids[0] ?? '')
  const known = () => knowsGame(meta.id)
  return (
    <Shell title={title} accent={meta.accent}>
      <article class="learn-offer">
        <Emblem game={meta.id} />
        <p>{title}</p>
        <PageHeading>{learnText('learn.offer')}</PageHeading>
        <p>{learnText('learn.offerHelp')}</p>
        <div class="ways">
          <ButtonLink size="big" icon="play" href={`/learn/${meta.id}`}>
            {done === 0 || done === 'done'
              ? learnText('learn.show')
              : learnText('learn.goOn', { done })}
          </ButtonLink>
          <ButtonLink kind="quiet" size="big" href={`/play/${meta.id}?new=1`} onClick={known}>
            {learnText('learn.know')}
          </ButtonLink>
        </div>
      </article>
    </Shell>
  )
}
