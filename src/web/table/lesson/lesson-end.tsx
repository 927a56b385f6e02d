import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../../parts/controls/button.tsx'
import type { LessonAtTable } from './lesson-at-table.ts'
import { lessonText } from './text/index.ts'

/** The last card: the small win, what was learned, what was left out, and where to go from here. */
export function LessonEndCard({ lesson }: { lesson: LessonAtTable }) {
  const { session, say, onAgain, onNext, onPlay, onSkip } = lesson
  const { win, learned, left } = session.lesson.end
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <aside class="ls-card ls-end" aria-label={lessonText('lesson.done')}>
      <h2 ref={heading} tabIndex={-1}>
        {say.find(win)}
      </h2>
      <h3>{lessonText('lesson.learned')}</h3>
      <p>{say.find(learned)}</p>
      <h3>{lessonText('lesson.left')}</h3>
      <p>{say.find(left)}</p>
      <div class="ls-ways">
        {onNext && <Button onClick={onNext}>{lessonText('lesson.next')}</Button>}
        <Button kind={onNext ? 'quiet' : 'main'} onClick={onPlay}>
          {lessonText('lesson.play')}
        </Button>
        <Button kind="bare" onClick={onAgain}>
          {lessonText('lesson.again')}
        </Button>
        <Button kind="bare" onClick={onSkip}>
          {lessonText('lesson.leave')}
        </Button>
      </div>
    </aside>
  )
}
