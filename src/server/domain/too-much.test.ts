import { expect, test } from 'vitest'
import type { Course } from './course.ts'
import { isTooMuch, MOST_OF_SEAT, MOST_OPEN } from './too-much.ts'

/** A course of so many plies by each of these seats, of which so many can be taken back. */
function course(plies: readonly number[], open: number): Course {
  const log = plies.flatMap((many, seat) => Array.from({ length: many }, () => ({ seat })))
  return { log, match: { log, base: { ply: log.length - open } } } as unknown as Course
}

test('how much others have made and may take back is not counted', () => {
  const most = [MOST_OF_SEAT + 1, MOST_OF_SEAT]
  expect([0, 1].map(seat => isTooMuch(course(most, 0), seat))).toEqual([true, false])
  const open = [MOST_OPEN, MOST_OPEN + 1]
  expect([0, 1].map(seat => isTooMuch(course(open, 2 * MOST_OPEN + 1), seat))).toEqual([
    false,
    true,
  ])
  expect([0, 1].map(seat => isTooMuch(course(open, 1), seat))).toEqual([false, false])
})
