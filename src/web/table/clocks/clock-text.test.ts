import { expect, test } from 'vitest'
import { clockText, isLow, leftNow, warningBetween } from './clock-text.ts'

const HOUR = 3600_000

test('clocks are read at a glance', () => {
  const read = (...times: number[]) => times.map(clockText)
  expect(read(0, 1, 1000, 9001, 59_000, 60_000, 102_000, HOUR - 1000)).toEqual([
    '0:00',
    '0:01',
    '0:01',
    '0:10',
    '0:59',
    '1:00',
    '1:42',
    '59:59',
  ])
  expect(read(HOUR, 5.2 * HOUR, 23 * HOUR, 24 * HOUR, 52 * HOUR, 167.5 * HOUR)).toEqual([
    '1 h',
    '5 h 12 min',
    '23 h',
    '1 d',
    '2 d 4 h',
    '7 d',
  ])
})

test('a clock counts down while its seat owes something and nothing holds it', () => {
  const clock = { left: 5000, owes: true, still: null }
  expect([leftNow(clock, 2000), leftNow(clock, 9000)]).toEqual([3000, 0])
  expect(leftNow({ ...clock, owes: false }, 2000)).toBe(5000)
  expect(leftNow({ ...clock, still: 'quiet' }, 2000)).toBe(5000)
})

test('it is said once at a minute and once at ten seconds', () => {
  expect(warningBetween(61_000, 60_000)).toBe(60_000)
  expect(warningBetween(60_000, 59_000)).toBeNull()
  expect(warningBetween(10_500, 9500)).toBe(10_000)
  expect(warningBetween(70_000, 5000)).toBe(10_000)
  expect(warningBetween(5000, 70_000)).toBeNull()
  expect([isLow(60_000), isLow(59_999)]).toEqual([false, true])
})
