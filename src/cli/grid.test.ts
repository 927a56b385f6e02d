import { expect, test } from 'vitest'
import { columns } from './grid.ts'

test('what somebody wrote makes no row of its own', () => {
  const rows = [
    ['ban', 'rude\n2026-11-29 18:00   command line\r\u2028unban'],
    ['end', 'a test'],
  ]
  expect(columns(rows)).toBe('ban   rude 2026-11-29 18:00   command line  unban\nend   a test')
})
