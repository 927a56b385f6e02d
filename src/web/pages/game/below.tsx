import type { GameEntry } from '../../../kit/game-entry.ts'
import type { GameText } from '../../../kit/words/text.ts'
import { ButtonLink } from '../../parts/controls/button.tsx'
import { pictureOf } from '../../rules/pictures.ts'
import { pageText } from '../../text/index.ts'
import { LessonList } from '../learn/lesson-list.tsx'
import { learnText } from '../learn/text/index.ts'
import { Best } from '../me/best.tsx'
import { TableForm } from './table-form.tsx'
import { gamePageText } from './text/index.ts'

interface Props {
  readonly entry: GameEntry
  /** The game's words; null until they are here. */
  readonly text: GameText | null
}

/** What stands below the first picture of a game's page: how one learns it, and a table to set. */
export function Below({ entry, text }: Props) {
  const { meta } = entry
  return (
    <>
      <section aria-labelledby="learn">
        <h2 id="learn">{pageText('page.learn')}</h2>
        <LessonList entry={entry}>
          <p class="help">{learnText('learn.help')}</p>
        </LessonList>
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
      <Best game={meta.id} />
      {text && text.ours !== '' && (
        <section aria-labelledby="ours">
          <h2 id="ours">{gamePageText('game.ours')}</h2>
          <p>{text.ours}</p>
        </section>
      )}
    </>
  )
}

/** What a step says, drawn with the game's own pieces; the words beside it say the same. */
const StepPicture = ({ file }: { file: string | undefined }) =>
  file === undefined ? null : <img src={file} alt="" loading="lazy" />
