import { expect, test } from 'vitest'
import { Rng } from '../../kernel/rng.ts'
import type { Features } from '../../kit/judgement/judgement.ts'
import { nim, type Nim } from '../toys.fixture.ts'
import { Recorder } from './episode.ts'
import { HABITS } from './habits.ts'
import { nimCourse, rounds, winsAtNim } from './nim.fixture.ts'
import { newSchool } from './school.ts'

/** How many are left, and whether this seat is to take. */
const features: Features<Nim> = {
  inputs: Array.from({ length: 32 }, (_, input) => `left/${input}`),
  read: ({ left, turn }, seat, _sees, out) => void (out[left + (turn === seat ? 16 : 0)] = 1),
}
const habits = { ...HABITS, warm: 64, window: 200, rate: 0.02 }
const course = nimCourse(features, habits)

test('a game whose best play is known is learned by playing it', () => {
  const school = newSchool(32, 8, 5)
  rounds(course, school, 16, 32)
  expect(winsAtNim(course, school)).toBeGreaterThan(0.95)
  expect(school).toMatchObject({ games: 512 })
  expect(school.window).toHaveLength(200)
  expect(school.past.length).toBeGreaterThan(0)
})

test('a training goes on after a pause exactly as without one', () => {
  const [whole, paused] = [newSchool(32, 4, 9), newSchool(32, 4, 9)]
  rounds(course, whole, 4, 32)
  rounds(course, paused, 2, 32)
  const resumed = structuredClone(paused)
  rounds(course, resumed, 2, 32)
  expect(resumed).toEqual(whole)
  expect(resumed.network).not.toEqual(paused.network)
})

test('what becomes of a position: the end, and less of it the farther away it is', () => {
  const { network } = newSchool(32, 1, 1)
  network.second.fill(0)
  const recorder = new Recorder(nim, features, network, Rng.from(1))
  for (const [left, turn] of [
    [9, 1],
    [6, 0],
    [3, 1],
  ])
    recorder.watch({ left: left ?? 0, turn: turn ?? 0, winner: -1 }, 1 - (turn ?? 0))
  // The network knows nothing yet: one half for everybody.
  const { positions, targets } = recorder.episode([1, 2], 0.5, 10)
  expect(positions).toBe(3)
  expect([1, 5, 9].map(at => targets[at])).toEqual([0.625, 0.75, 1])
  expect([2, 6, 10].map(at => targets[at])).toEqual([0.375, 0.25, 0])
})
