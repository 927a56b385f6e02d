import { expect, test } from 'vitest'
import type { Life } from '../../../protocol/life.ts'
import { withStory } from './story.ts'

const who = { me: 1, options: {}, name: (seat: number) => ['Ana', 'Ben'][seat] ?? '' }
const life: Life = {
  ready: null,
  enders: [],
  rematch: null,
  ending: null,
  story: [
    { type: 'left', seat: 0, at: 5 },
    { type: 'time', seat: 1, at: 25 },
  ],
}
const step = (seq: number, at: number) => ({ seq, at, seat: 0, undone: false, events: [] })

test('what happened besides the game stands in the log where it happened', () => {
  const lines = [1, 2, 2, 3].map(seq => ({
    seq,
    seat: 0,
    about: 0,
    text: `step ${seq}`,
    lights: [],
  }))
  const steps = [step(1, 10), step(2, 20), step(3, 30)]
  const told = withStory(lines, steps, life, who)
  expect(told.map(({ seq }) => seq)).toEqual([0, 1, 2, 2, 2, 3])
  expect(told[0].text).toMatch(/^Ana /)
  expect(told[4].text).toMatch(/bot/)
  expect(told[5].text).toBe('step 3')
  expect(withStory(lines, steps, null, who)).toEqual(lines)
})
