import { expect, test } from 'vitest'
import { stakes } from './stakes.ts'

test('what is at stake is a chance between two, and places between more', () => {
  expect(stakes('en', 2).format(1.25)).toBe('75%')
  expect(stakes('en', 4).format(1.75)).toBe('1.8')
  expect(stakes('es', 4).signed(-0.25)).toBe('−0,8')
  expect(stakes('en', 2).signed(0.125)).toBe('+13%')
  expect(stakes('en', 4).signed(-0.01)).toBe('0.0')
})
