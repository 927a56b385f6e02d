import { expect, onTestFinished, test, vi } from 'vitest'
import { keepLooking } from './use-boxes.ts'

/** A page whose frames and moments come when the test says so. */
function page() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const frames = new Map<number, () => void>()
  const scrolls = new Set<() => void>()
  let made = 0
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => {
    frames.set(++made, act)
    return made
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
  vi.stubGlobal('addEventListener', (_: string, act: () => void) => scrolls.add(act))
  vi.stubGlobal('removeEventListener', (_: string, act: () => void) => scrolls.delete(act))
  return {
    /** Paints so many frames, if somebody waits for them; answers how many were. */
    paint: (most: number): number => {
      let painted = 0
      for (; painted < most && frames.size > 0; painted++) {
        const [[frame, act] = [0, () => {}]] = frames
        frames.delete(frame)
        act()
      }
      return painted
    },
    pass: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
    scroll: () => scrolls.forEach(act => act()),
    waits: () => frames.size + scrolls.size + vi.getTimerCount(),
  }
}

test('what lies still is looked at now and then; what moves or is scrolled, at every frame', () => {
  const { paint, pass, scroll, waits } = page()
  let [at, seen, looks] = [0, -1, 0]
  const end = keepLooking(() => {
    const moved = at !== seen
    seen = at
    looks++
    return moved
  })
  const still = paint(1000)
  expect(still).toBeLessThan(100)
  pass(1000)
  expect(looks).toBeLessThan(still + 15)
  expect(paint(1)).toBe(0)

  at = 1
  pass(100)
  expect(paint(5)).toBe(5)
  paint(1000)
  scroll()
  expect(paint(5)).toBe(5)

  end()
  expect(waits()).toBe(0)
})
