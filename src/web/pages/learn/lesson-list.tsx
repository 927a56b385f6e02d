import type { ComponentChildren } from 'preact'
import type { GameEntry } from '../../../kit/game-entry.ts'
import { ButtonLink } from '../../parts/controls/button.tsx'
import { progress } from '../../session/lesson/progress.ts'
import { useSpoken } from '../../use-spoken.ts'
import { PuzzleList } from './puzzle-list.tsx'
import { learnText } from './text/index.ts'
import '../shell/game-cards.css'
import './learn.css'

/**
 * The lessons of a game and how far I have come in each, under what is said of them, and its puzzles;
 * nothing for a game that has no lessons.
 */
export function LessonList(props: { entry: GameEntry; children: ComponentChildren }) {
  const { meta, lessons } = props.entry
  const loaded = useSpoken(meta.id, async spoken => {
    if (!lessons) return []
    const say = await lessons.words(spoken)
    const all = await Promise.all(lessons.ids.map(id => lessons.load(id)))
    return all.map(({ title }, at) => ({ id: lessons.ids[at] ?? '', title: say.find(title) ?? '' }))
  })
  if (!lessons) return null
  const next = lessons.ids.find(id => progress.read(meta.id, id) !== 'done')
  return (
    <div class="lessons">
      {props.children}
      <ul>
        {loaded.state === 'here'
          ? loaded.value.map(({ id, title }) => (
              <li key={id}>
                <span>{title}</span>{' '}
                <Way game={meta.id} lesson={id} title={title} next={id === next} />
              </li>
            ))
          : lessons.ids.map(id => <li key={id} />)}
      </ul>
      <PuzzleList entry={props.entry} shown={loaded.state !== 'loading'} />
    </div>
  )
}

interface WayProps {
  game: string
  lesson: string
  title: string
  /** Whether it is the one to take next: its button stands out. */
  next: boolean
}

function Way({ game, lesson, title, next }: WayProps) {
  const done = progress.read(game, lesson)
  const path = `/learn/${game}/${lesson}`
  if (done === 'done')
    return (
      <>
        <span class="lesson-done">✓ {learnText('learn.done')}</span>{' '}
        <ButtonLink
          kind="quiet"
          href={`${path}?again=1`}
          label={`${title}: ${learnText('learn.again')}`}
        >
          {learnText('learn.again')}
        </ButtonLink>
      </>
    )
  const label = done === 0 ? learnText('learn.begin') : learnText('learn.goOn', { done })
  return (
    <ButtonLink kind={next ? 'main' : 'quiet'} icon="play" href={path} label={`${title}: ${label}`}>
      {label}
    </ButtonLink>
  )
}
