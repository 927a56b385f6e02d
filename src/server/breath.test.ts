import { expect, test } from 'vitest'
import { breathe } from './breath.ts'

test('a long loop holds the thread for a few milliseconds at a time', async () => {
  let turns = 0
  const others = setInterval(() => turns++, 0)
  const end = performance.now() + 60
  while (performance.now() < end) await breathe()
  clearInterval(others)
  expect(turns).toBeGreaterThan(2)
})

test('a short one goes on at once', async () => {
  await breathe()
  await new Promise(setImmediate)
  let others = false
  setImmediate(() => (others = true))
  await breathe()
  expect(others).toBe(false)
})
