import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOLD, makeHold } from './hold.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('held for a moment it tells, and the click that ends that means nothing; the next one does', () => {
  const hold = makeHold()
  const tell = vi.fn<() => void>()
  hold.begin(tell)
  vi.advanceTimersByTime(HOLD)
  hold.end()
  expect(tell).toHaveBeenCalledTimes(1)
  expect(hold.told()).toBe(true)
  // By keyboard: no finger comes before it.
  expect(hold.told()).toBe(false)
})

test('touched briefly, or swiped away, it tells nothing', () => {
  const hold = makeHold()
  const tell = vi.fn<() => void>()
  hold.begin(tell)
  vi.advanceTimersByTime(HOLD - 1)
  hold.end()
  vi.advanceTimersByTime(HOLD)
  expect(tell).not.toHaveBeenCalled()
  expect(hold.told()).toBe(false)
})
