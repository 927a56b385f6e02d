import { expect, test } from 'vitest'
import type { Features } from '../../kit/judgement/judgement.ts'
import type { Nim } from '../toys.fixture.ts'
import { HABITS } from './habits.ts'
import { nimCourse, rounds, winsAtNim } from './nim.fixture.ts'
import { courseFor, playAll } from './orders.ts'
import { learn, newLineSchool, schooled } from './school.ts'

/** How many are left for the seat that is to take. */
const features: Features<Nim> = {
  inputs: Array.from({ length: 16 }, (_, left) => `left/${left}`),
  read: ({ left, turn }, seat, _sees, out) => void (out[left] = turn === seat ? 1 : 0),
  margin: () => 1,
}
const course = nimCourse(features)
const newSchool = () =>
  newLineSchool(
    16,
    5,
    Array.from({ length: 16 }, () => 0),
  )

test('what moves that were tried came to makes a player that knows the better ones', () => {
  const school = newSchool()
  const first = rounds(course, school, 1, 64)
  expect(first).toBeCloseTo(Math.log(2), 5)
  expect(rounds(course, school, 7, 64)).toBeLessThan(first)
  expect(school.games).toBe(512)
  expect(school.positions).toBeGreaterThan(500)
  expect(winsAtNim(course, school)).toBeGreaterThan(0.9)
})

test('a training by trials goes on after a pause exactly as without one', () => {
  const [whole, paused] = [newSchool(), newSchool()]
  rounds(course, whole, 4, 64)
  rounds(course, paused, 2, 64)
  const resumed = structuredClone(paused)
  rounds(course, resumed, 2, 64)
  expect(resumed).toEqual(whole)
  expect(resumed.network).not.toEqual(paused.network)
})

test('Merchants Cove is learned by trials', async () => {
  const order = { contentSet: null, options: {}, seats: [2], seed: 2, habits: HABITS }
  const cove = await courseFor({ game: 'merchants-cove', ...order })
  const { inputs, start = {} } = cove.features
  const line = inputs.map(name => start[name] ?? 0)
  const school = newLineSchool(inputs.length, 1, line)
  const loss = learn(school, playAll(cove, schooled(school), [2]), HABITS)
  expect(loss).toBeGreaterThan(0)
  expect(school.positions).toBeGreaterThan(20)
  expect([...school.average.line]).not.toEqual(line)
  expect(school.average.line.every(Number.isFinite)).toBe(true)
})
