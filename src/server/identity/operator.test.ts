import { expect, test } from 'vitest'
import { isOperator, operatorToken } from './operator.ts'

const SECRET = 'a secret of a server, long enough'

test('a token of the command line holds a minute, also if its clock goes a little ahead', () => {
  const token = operatorToken(SECRET, 1_000_000)
  const at = (now: number) => isOperator(SECRET, token, now)
  expect([999_000, 1_000_000, 1_060_000].map(at)).toEqual([true, true, true])
  expect([900_000, 1_060_001].map(at)).toEqual([false, false])
  expect(isOperator('another secret', token, 1_000_000)).toBe(false)
})
