import { expect, test } from 'vitest'
import type { Step } from '../../protocol/messages.ts'
import { standing } from './standing.ts'

const step = (seq: number, seat: number, undone = false): Step => ({
  seq,
  seat,
  undone,
  events: [],
  at: 0,
})
const left = (...steps: Step[]) => standing(steps).map(({ seq }) => seq)

test('what a seat took back is gone, the last thing it did first; what others did stays', () => {
  expect(left(step(1, 0), step(2, 1), step(3, 0))).toEqual([1, 2, 3])
  expect(left(step(1, 0), step(2, 0), step(3, 0, true), step(4, 0, true), step(5, 0))).toEqual([5])
  expect(left(step(1, 0), step(2, 1), step(3, 0, true))).toEqual([2])
})
