import { GAMES } from '../../../games/index.ts'
import { language } from '../../language.ts'
import { PageHeading } from '../../page.tsx'
import { Awning } from '../../parts/pictures/awning.tsx'
import { Emblem } from '../../parts/pictures/emblem.tsx'
import { pageText } from '../../text/index.ts'
import { Shell } from '../shell/shell.tsx'
import { LessonList } from './lesson-list.tsx'
import { learnText } from './text/index.ts'
import '../shell/game-cards.css'

/** The lessons of all games. */
export function LessonsPage() {
  return (
    <Shell title={pageText('page.learn')}>
      <div class="game-cards read">
        <Awning />
        <PageHeading>{pageText('page.learn')}</PageHeading>
        <p>{learnText('learn.help')}</p>
        {GAMES.map(entry => (
          <section key={entry.meta.id} data-accent={entry.meta.accent}>
            <LessonList entry={entry}>
              <header>
                <Emblem game={entry.meta.id} />
                <h2>{entry.meta.title[language.value]}</h2>
              </header>
            </LessonList>
          </section>
        ))}
      </div>
    </Shell>
  )
}
