import { expect, onTestFinished, test, vi } from 'vitest'
import { RequestCounts } from './request-counts.ts'

const WINDOW_MS = 60_000

test('requests of an address are counted for a window of time, then anew; each route its own', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const counts = new RequestCounts()
  const route = counts.child()
  const ask = (of: RequestCounts, address: string) => {
    let told: object | null = null
    of.incr(address, (_, result) => (told = result), WINDOW_MS)
    return told
  }
  for (const current of [1, 2, 3]) {
    expect(ask(counts, 'a')).toEqual({ current, ttl: WINDOW_MS - (current - 1) * 10_000 })
    vi.advanceTimersByTime(10_000)
  }
  expect(ask(counts, 'b')).toEqual({ current: 1, ttl: WINDOW_MS })
  expect(ask(route, 'a')).toEqual({ current: 1, ttl: WINDOW_MS })
  vi.advanceTimersByTime(29_000)
  expect(ask(counts, 'a')).toEqual({ current: 4, ttl: 1000 })
  vi.advanceTimersByTime(1000)
  expect(ask(counts, 'a')).toEqual({ current: 1, ttl: WINDOW_MS })
  expect(ask(counts, 'b')).toEqual({ current: 2, ttl: 30_000 })
})
