import { expect, test } from 'vitest'
import { stepLog } from './steps.ts'

const steps = (...numbers: number[]) =>
  numbers.map(seq => ({ seq, seat: 0, undone: false, events: [], at: seq }))
const numbers = (log: readonly { readonly seq: number }[] | null) => log?.map(({ seq }) => seq)

test('each step is kept once, in order', () => {
  const log = stepLog()
  expect(numbers(log.add(steps(1, 2)))).toEqual([1, 2])
  expect(numbers(log.add(steps(2, 3)))).toEqual([3])
  expect(numbers(log.add(steps(1, 2)))).toEqual([])
  expect(numbers(log.all)).toEqual([1, 2, 3])
})

test('a gap is told, and nothing after it is kept', () => {
  const log = stepLog()
  log.add(steps(1))
  expect(log.add(steps(3, 4))).toBeNull()
  expect(numbers(log.all)).toEqual([1])
})

test('a welcome brings what is missing, or begins anew', () => {
  const log = stepLog()
  log.add(steps(1, 2))
  expect(numbers(log.welcome({ reset: false, steps: steps(2, 3) }))).toEqual([3])
  expect(log.welcome({ reset: true, steps: steps(1) })).toEqual([])
  expect(numbers(log.all)).toEqual([1])
})

test('what was read before does not change later', () => {
  const log = stepLog()
  log.add(steps(1))
  const before = log.all
  log.add(steps(2))
  expect(numbers(before)).toEqual([1])
})
