import { expect, test } from 'vitest'
import { once } from './once.ts'

test('it is made when it is first asked for, and only then', () => {
  let times = 0
  const made = once(() => ({ times: ++times }))
  expect(times).toBe(0)
  expect([made(), made()]).toEqual([{ times: 1 }, { times: 1 }])
})
