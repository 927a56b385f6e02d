import { expect, test } from 'vitest'
import type { Entry } from './course.ts'
import { entryOfKey, noKeys } from './keys.ts'

const entry = (ply: number, seat: number, key: string | null): Entry => ({
  ply,
  seat,
  move: { type: 'any' },
  takes: null,
  events: [],
  key,
  at: 0,
})

test('a key names the last entry its seat made with it, in a log that grows', () => {
  const keys = noKeys()
  const log = [entry(1, 0, 'a'), entry(2, 1, 'a'), entry(3, 1, null)]
  expect(entryOfKey(log, 0, 'a', keys)).toBe(1)
  expect(entryOfKey(log, 1, 'a', keys)).toBe(2)
  expect(entryOfKey(log, 1, 'b', keys)).toBeNull()
  const longer = [...log, entry(4, 1, 'b'), entry(5, 0, 'a')]
  expect(entryOfKey(longer, 1, 'b', keys)).toBe(4)
  expect(entryOfKey(longer, 0, 'a', keys)).toBe(5)
  expect(entryOfKey(longer, 2, 'a', keys)).toBeNull()
})
