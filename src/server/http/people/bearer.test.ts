import { expect, test } from 'vitest'
import { tokenPaces } from './bearer.ts'

test('thousands of tokens do not let one go on that was used too often', () => {
  const mayUse = tokenPaces(1)
  expect([1, 2, 3, 4].map(() => mayUse('eve', 0))).toEqual([true, true, true, false])
  for (let other = 0; other < 10_002; other++) mayUse(`other ${other}`, 0)
  expect(mayUse('eve', 0)).toBe(false)
  expect(mayUse('eve', 3000)).toBe(true)
})
