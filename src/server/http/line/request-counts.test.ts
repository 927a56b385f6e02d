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

test('who asks from thousands of networks of version 6 is counted as sixteen addresses', () => {
  const counts = new RequestCounts()
  const ask = (network: string) => {
    let told = 0
    counts.incr(network, (_, { current }) => (told = current), WINDOW_MS)
    return told
  }
  const asked = Array.from({ length: 100 }, (_, at) => ask(`2001:db8:1:${at.toString(16)}::/64`))
  expect([asked[0], asked[15], asked[16], asked.at(-1)]).toEqual([1, 1, 2, 7])
  expect(ask('2001:db8:2:0::/64')).toBe(1)
})
