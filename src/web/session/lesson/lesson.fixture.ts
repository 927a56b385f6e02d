import { bid, cheer, step, stop, toy } from '../../../kernel/toy.fixture.ts'
import { type Lesson, lessonOf } from '../../../kit/lesson/lesson.ts'
import { lessonSession, type LessonWorld } from './lesson-session.ts'

/** A lesson of the toy: to read, to bid, to touch twice, to dig in two moves, and to stop. */
export const LESSON: Lesson = lessonOf({
  title: 'toy.title',
  seats: 2,
  learner: 0,
  names: ['', 'Petra'],
  options: {},
  seed: 'beef',
  steps: [
    { say: 'toy.read' },
    { say: 'toy.bid', play: bid(3), else: 'toy.bid.else', replies: [{ seat: 1, move: bid(1) }] },
    { say: 'toy.one', touch: ['spade'] },
    { say: 'toy.two', touch: ['spade', 'hole'] },
    { say: 'toy.dig', play: [step(1), step(2)], replies: [{ seat: 1, move: cheer }] },
    { say: 'toy.stop', play: stop },
  ],
  end: { win: 'toy.win', learned: 'toy.learned', left: 'toy.left' },
})

/** The lesson in a world that takes no time; `kept` is what was stored, `waits` how long it waited. */
export function lessonAt(done = 0, more: Partial<LessonWorld> = {}) {
  const kept: number[] = []
  const waits: number[] = []
  const world: LessonWorld = {
    game: toy,
    keep: steps => void kept.push(steps),
    pace: 700,
    now: () => 1_000_000,
    wait: async ms => void waits.push(ms),
    ...more,
  }
  return { session: lessonSession(world, LESSON, done), kept, waits }
}
