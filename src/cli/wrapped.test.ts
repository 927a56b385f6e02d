import { expect, test } from 'vitest'
import { wrapped } from './wrapped.ts'

test('a line is broken between words where the terminal ends, and left alone in a pipe', () => {
  expect(wrapped('  one two three', { columns: 10 })).toBe('  one two \nthree')
  expect(wrapped('one two three', {})).toBe('one two three')
})
