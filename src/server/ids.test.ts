import { expect, test } from 'vitest'
import { makeId } from './ids.ts'

test('ids differ, stand in an address as they are, and are no options of a command line', () => {
  const ids = Array.from({ length: 2000 }, () => makeId())
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter(id => !/^\w[\w-]{11}$/.test(id))).toEqual([])
  expect(makeId(16)).toHaveLength(22)
})
