import { useEffect, useRef, useState } from 'preact/hooks'
import type { LessonStep } from '../../../kit/lesson/lesson.ts'
import { namedKey, useKeys } from '../../board-kit/keys.ts'
import { isSupposed } from '../../board-kit/suppose.ts'
import { findSpot } from '../../board-kit/spots.ts'
import { Button } from '../../parts/controls/button.tsx'
import type { Course } from '../../session/lesson/lesson-session.ts'
import { focusNext } from './focus-next.ts'
import type { LessonAtTable } from './lesson-at-table.ts'
import { LessonEndCard } from './lesson-end.tsx'
import { HAND } from './placing.ts'
import { lessonText } from './text/index.ts'
import { type SpotBox, useBoxes } from './use-boxes.ts'
import { usePlace } from './use-place.ts'
import './lesson.css'

const NOWHERE: readonly string[] = []

/** The card of a lesson, and rings round what it speaks of. `shown`: the table has caught up. */
export function LessonCard({ lesson, shown }: { lesson: LessonAtTable; shown: boolean }) {
  const { session } = lesson
  const course = session.course.value
  const step = session.lesson.steps[course.at]
  const asks = course.waits && shown
  const [shows, show] = useState(0)
  const went = useRef({ at: -1, to: '' })
  const boxes = useBoxes(asks && step ? step.point : NOWHERE)
  useTouches(asks && step ? step.touch : NOWHERE, session.goOn)
  if (!step) return <LessonEndCard lesson={lesson} />
  return (
    <>
      <Rings boxes={boxes} shows={shows} />
      <StepCard
        lesson={lesson}
        step={step}
        course={course}
        asks={asks}
        boxes={boxes}
        onShow={() => {
          show(shows + 1)
          const last = went.current.at === course.at ? went.current.to : ''
          went.current = { at: course.at, to: focusNext(step.point, last) }
        }}
      />
    </>
  )
}

/** Goes on when all these spots have been touched, in any order. */
function useTouches(spots: readonly string[], goOn: () => void): void {
  const names = spots.join(' ')
  useEffect(() => {
    if (spots.length === 0) return
    const left = new Set(spots)
    const touched = ({ target }: Event) => {
      if (isSupposed()) return
      for (const spot of left)
        if (target instanceof Node && findSpot(spot)?.contains(target)) left.delete(spot)
      if (left.size === 0) goOn()
    }
    // Before the board has changed by the touch.
    addEventListener('click', touched, true)
    return () => removeEventListener('click', touched, true)
    // oxlint-disable-next-line react/exhaustive-deps -- the names stand for the list
  }, [names, goOn])
}

/** Rings round what is pointed at; they light up whenever `shows` is raised. */
function Rings({ boxes, shows }: { boxes: readonly SpotBox[]; shows: number }) {
  return (
    <div class="ls-rings" key={shows} data-shows={shows > 0 ? '' : undefined} aria-hidden="true">
      {boxes.map(({ spot, x, y, width, height }) => (
        <span
          key={spot}
          class="ls-ring"
          data-for={spot}
          data-hand={y < HAND ? 'below' : undefined}
          style={{
            left: `max(7px, ${x}px)`,
            top: `${y}px`,
            width: `${width}px`,
            height: `${height}px`,
          }}
        />
      ))}
    </div>
  )
}

interface StepProps {
  lesson: LessonAtTable
  step: LessonStep
  course: Course
  asks: boolean
  boxes: readonly SpotBox[]
  /** Shows where the step points, and puts the focus there. */
  onShow: () => void
}

/** What is said in a step: the sentence, and what answers something else that was tried. */
function wordsOf({ lesson, step, course }: Pick<StepProps, 'lesson' | 'step' | 'course'>) {
  const reads = step.play.length + step.touch.length === 0
  const usual = reads ? lessonText('lesson.readFirst') : lessonText('lesson.otherwise')
  const otherwise = step.else === null ? usual : lesson.say.find(step.else)
  return {
    reads,
    sentence: lesson.say.find(step.say) ?? '',
    answer: course.tried > 0 ? otherwise : null,
  }
}

function StepCard(props: StepProps) {
  const { lesson, step, course, asks, boxes, onShow } = props
  const { reads, sentence, answer } = wordsOf(props)
  const heard = useHeard(asks ? sentence : '', answer, course.tried)
  const card = useRef<HTMLElement>(null)
  const place = usePlace(card, boxes, `${course.at} ${answer ?? ''}`)
  const onward = () => {
    if (!asks) return
    if (reads) lesson.session.goOn()
    else onShow()
  }
  useKeys({ g: onward })
  return (
    <aside
      class="ls-card"
      ref={card}
      style={place ? { left: `${place.x}px`, top: `${place.y}px` } : undefined}
      aria-label={lessonText('lesson.label')}
      data-step={course.at + 1}
      data-waits={asks ? '' : undefined}
      data-points={step.point.join(' ')}
    >
      <p class="ls-say">{asks ? sentence : lessonText('lesson.others')}</p>
      {asks && answer !== null && <p class="ls-else">{answer}</p>}
      <output class="heard">{heard}</output>
      <div class="ls-row">
        <span class="ls-at">
          {lessonText('lesson.step', { at: course.at + 1, of: lesson.session.lesson.steps.length })}
        </span>
        <Button kind="bare" onClick={lesson.onSkip} label={lessonText('lesson.skipLesson')}>
          {lessonText('lesson.skip')}
        </Button>
        <button
          type="button"
          class={reads ? 'act' : 'act quiet'}
          aria-disabled={asks ? undefined : 'true'}
          aria-keyshortcuts={namedKey('g')}
          onClick={onward}
        >
          {reads ? lessonText('lesson.goOn') : lessonText('lesson.show')}
        </button>
      </div>
    </aside>
  )
}

/** So long, in milliseconds, a screen reader has to notice what it is told. */
const NOTICED = 1000

/**
 * What a screen reader is told: each sentence once, and each answer as often as it is earned. Then
 * it is gone again: who reads on finds the sentence once, where it is seen.
 */
function useHeard(sentence: string, answer: string | null, tried: number): string {
  const [heard, setHeard] = useState('')
  const last = useRef('')
  useEffect(() => {
    if (sentence === '' || sentence === last.current) return
    last.current = sentence
    setHeard(sentence)
  }, [sentence])
  useEffect(() => {
    // The same words twice are told apart by spaces that cannot be heard.
    if (answer !== null) setHeard(answer + '\u00a0'.repeat(tried % 2))
  }, [answer, tried])
  useEffect(() => {
    const timer = setTimeout(() => setHeard(''), NOTICED)
    return () => clearTimeout(timer)
  }, [heard])
  return heard
}
