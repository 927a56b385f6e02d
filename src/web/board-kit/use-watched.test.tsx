import { afterEach, expect, test, vi } from 'vitest'
import { screen } from '../screen.fixture.ts'
import { browser } from '../server.fixture.ts'
import { useWatched } from './use-watched.ts'

afterEach(() => vi.useRealTimers())

/** A scene of a second is shown; what was called in the end, and who still listens. */
async function watched(scene: string | null) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const listening = new Map<string, () => void>()
  browser({
    addEventListener: (type: string, hear: () => void) => listening.set(type, hear),
    removeEventListener: (type: string) => listening.delete(type),
  })
  const called: string[] = []
  const Board = ({ of }: { of: string | null }) => {
    useWatched(
      of,
      1000,
      () => called.push(`on from ${of}`),
      () => called.push(`skip ${of}`),
    )
    return null
  }
  const shown = await screen(<Board of={scene} />)
  await shown.settle()
  return { called, listening, show: (of: string | null) => shown.show(<Board of={of} />) }
}

test('a scene goes on when its time is up, and not before', async () => {
  const { called } = await watched('sale')
  vi.advanceTimersByTime(999)
  expect(called).toEqual([])
  vi.advanceTimersByTime(1)
  expect(called).toEqual(['on from sale'])
})

test('a touch or a key skips it', async () => {
  const { called, listening } = await watched('sale')
  for (const type of ['pointerdown', 'keydown']) listening.get(type)?.()
  expect(called).toEqual(['skip sale', 'skip sale'])
})

test('the next scene has its own time, and where there is none nobody listens', async () => {
  const { called, listening, show } = await watched('sale')
  vi.advanceTimersByTime(600)
  await show('move')
  vi.advanceTimersByTime(600)
  expect(called).toEqual([])
  vi.advanceTimersByTime(400)
  expect(called).toEqual(['on from move'])
  await show(null)
  expect(listening.size).toBe(0)
})
