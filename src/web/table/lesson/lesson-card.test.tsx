import { act } from 'preact/test-utils'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { bid } from '../../../kernel/toy.fixture.ts'
import { sayIn } from '../../../kit/words/messages.ts'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import { lessonAt } from '../../session/lesson/lesson.fixture.ts'
import { LessonCard } from './lesson-card.tsx'
import { lessonText } from './text/index.ts'

const WORDS = {
  'toy.read': 'Read this.',
  'toy.bid': 'Bid three.',
  'toy.bid.else': 'Three, please.',
  'toy.one': 'Touch the spade.',
  'toy.win': 'You win.',
  'toy.learned': 'To dig.',
  'toy.left': 'The rest.',
}

beforeEach(() =>
  browser({
    requestAnimationFrame: () => 0,
    cancelAnimationFrame: () => {},
    innerWidth: 360,
    innerHeight: 640,
  }),
)

async function card(done: number, onNext?: () => void) {
  const { session } = lessonAt(done)
  const gone: string[] = []
  const lesson = {
    session,
    say: sayIn('en', WORDS),
    onSkip: () => void gone.push('skip'),
    onPlay: () => void gone.push('play'),
    onAgain: () => void gone.push('again'),
    onNext,
  }
  const shown = await screen(<LessonCard lesson={lesson} shown />)
  await shown.settle()
  const heard = () => shown.all('output').map(({ text: said }) => said.trim())
  /** The same while the table has caught up, or not yet. */
  const caughtUp = (yes: boolean) => shown.show(<LessonCard lesson={lesson} shown={yes} />)
  return { ...shown, session, gone, heard, caughtUp }
}

test('a step to be read says its sentence, also aloud, and goes on by a button', async () => {
  const { text: read, heard, find } = await card(0)
  expect(read()).toContain('Read this.')
  expect(read()).toContain(lessonText('lesson.step', { at: 1, of: 6 }))
  expect(heard()).toEqual(['Read this.'])
  await find('button', lessonText('lesson.goOn')).fire('click')
  expect(heard()).toEqual(['Bid three.'])
})

test('a sentence is said aloud once; who reads on then finds it where it is seen alone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { heard, caughtUp, text: read } = await card(0)
  expect(heard()).toEqual(['Read this.'])
  await act(() => void vi.advanceTimersByTime(1000))
  expect(heard()).toEqual([''])
  expect(read().split('Read this.')).toHaveLength(2)
  await caughtUp(false)
  await caughtUp(true)
  expect(heard()).toEqual([''])
})

test('something else is answered by the step’s own sentence, each time aloud', async () => {
  const { session, text: read, heard, settle } = await card(1)
  await session.choose([bid(1)])
  await settle()
  expect(read()).toContain('Three, please.')
  expect(heard()).toEqual(['Three, please.'])
})

test('where a step has none, by the usual sentence', async () => {
  const { session, text: read, settle } = await card(2)
  await session.undo()
  await settle()
  expect(read()).toContain(lessonText('lesson.otherwise'))
})

test('a lesson can be left in every step', async () => {
  const { gone, find } = await card(4)
  await find('button', lessonText('lesson.skipLesson')).fire('click')
  expect(gone).toEqual(['skip'])
})

test('at the end it says what was won, learned and left out, and where to go', async () => {
  const { gone, text: read, find, has } = await card(6)
  for (const said of ['You win.', 'To dig.', 'The rest.']) expect(read()).toContain(said)
  expect(has('button', lessonText('lesson.next'))).toBe(false)
  await find('button', lessonText('lesson.play')).fire('click')
  await find('button', lessonText('lesson.again')).fire('click')
  expect(gone).toEqual(['play', 'again'])
})

test('if there is another lesson, that is the first way on', async () => {
  const next: string[] = []
  const { find } = await card(6, () => void next.push('next'))
  await find('button', lessonText('lesson.next')).fire('click')
  expect(next).toEqual(['next'])
})
