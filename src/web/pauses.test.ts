import { expect, test } from 'vitest'
import { pauses } from './pauses.ts'

test('long work lets the page have its turn now and then, not after each of its parts', async () => {
  let time = 0
  let turns = 0
  const pause = pauses(
    () => (time += 3),
    async () => void turns++,
  )
  for (let part = 0; part < 60; part++) await pause()
  expect(turns).toBeGreaterThan(5)
  expect(turns).toBeLessThan(20)
})
