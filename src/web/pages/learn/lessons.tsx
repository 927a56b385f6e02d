import { GAMES } from '../../../games/index.ts'
import { language } from '../../language.ts'
import { useArrival } from '../../page.ts'
import { Awning } from '../../parts/pictures/awning.tsx'
import { Emblem } from '../../parts/pictures/emblem.tsx'
import { pageText } from '../../text/index.ts'
import { Shell } from '../shell/shell.tsx'
import { LessonList } from './lesson-list.tsx'
import { learnText } from './text/index.ts'

/** The lessons of all games. */
export function LessonsPage() {
  const heading = useArrival()
  return (
    <Shell title={pageText('page.learn')}>
      <div class="all-lessons read">
        <Awning />
        <h1 ref={heading} tabIndex={-1}>
          {pageText('page.learn')}
        </h1>
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
