import { expect, test } from 'vitest'
import type { StoryLine } from '../../protocol/life.ts'
import { withLine } from './story.ts'

test('of a long story the last lines stay, and the latest of each kind and seat', () => {
  const line = (type: StoryLine['type'], seat: number, at: number): StoryLine => ({
    type,
    seat,
    at,
  })
  const first = [line('left', 0, 1), line('left', 1, 2), line('back', 0, 3), line('left', 0, 4)]
  const more = Array.from({ length: 500 }, (_, at) => line(at % 2 === 0 ? 'end' : 'on', 2, 10 + at))
  const story = [...first, ...more].reduce(withLine, [])
  expect(story).toEqual([...first.slice(1), ...more.slice(-50)])
})
