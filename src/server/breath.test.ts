import { expect, onTestFinished, test, vi } from 'vitest'
import { breathe } from './breath.ts'

test('a long loop holds the thread for 5 ms at a time, a short one goes on at once', async () => {
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  /** Whether other work has its turn in a loop that has taken so many milliseconds more. */
  const othersAfter = async (ms: number) => {
    now += ms
    let hadTurn = false
    setImmediate(() => (hadTurn = true))
    await breathe()
    return hadTurn
  }
  await othersAfter(5)
  expect([await othersAfter(0), await othersAfter(4.9), await othersAfter(0.2)]).toEqual([
    false,
    false,
    true,
  ])
})
