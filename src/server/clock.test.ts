import { expect, test, vi } from 'vitest'
import { manualClock, systemClock, until } from './clock.ts'

test('a manual clock runs what is due in order, each at its time', () => {
  const clock = manualClock(1000)
  const said: [string, number][] = []
  const say = (word: string) => () => void said.push([word, clock.now()])
  clock.at(1300, say('third'))
  clock.at(1100, () => {
    say('first')()
    clock.at(clock.now() + 50, say('second'))
  })
  clock.at(900, say('late'))
  clock.at(1301, say('not yet'))
  const cancel = clock.at(1200, say('never'))
  cancel()
  clock.advance(300)
  expect(said).toEqual([
    ['late', 1000],
    ['first', 1100],
    ['second', 1150],
    ['third', 1300],
  ])
  expect(clock.now()).toBe(1300)
})

test('the machine’s clock can wait longer than its timers', () => {
  vi.useFakeTimers()
  try {
    const run = vi.fn<() => void>()
    const month = 31 * 24 * 3600_000
    systemClock.at(systemClock.now() + month, run)
    const cancel = systemClock.at(systemClock.now() + 1000, run)
    cancel()
    vi.advanceTimersByTime(month - 1)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledTimes(1)
  } finally {
    vi.useRealTimers()
  }
})

test('a wait for a time can be cancelled', async () => {
  const clock = manualClock(0)
  const stopping = new AbortController()
  const waits = [until(clock, 10, stopping.signal), until(clock, 1000, stopping.signal)]
  clock.advance(10)
  await waits[0]
  stopping.abort(new Error('closing'))
  await expect(waits[1]).rejects.toThrow('closing')
  await expect(until(clock, 1000, stopping.signal)).rejects.toThrow('closing')
})
