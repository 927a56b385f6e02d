import { expect, onTestFinished, test, vi } from 'vitest'
import { collectGarbage } from './test/garbage.fixture.ts'
import { clockBy, steadyClock, systemClock, until } from './clock.ts'
import { manualClock } from './clock.fixture.ts'

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

/** A machine whose clock can be set, and the clock that follows it. */
function machine() {
  let [wall, steady] = [1_000_000, 50]
  const clock = steadyClock(
    () => wall,
    () => steady,
  )
  return {
    clock,
    set: (by: number) => void (wall += by),
    pass: (ms: number) => {
      wall += ms
      steady += ms
    },
  }
}

test('a timer that rings far too late tells that the process stood still, once', () => {
  vi.useFakeTimers()
  try {
    const { clock, pass } = machine()
    const ring = (late: number) => {
      clock.at(clock.now() + 1000, () => undefined)
      pass(1000 + late)
      vi.advanceTimersByTime(1000)
      return [clock.slept?.(), clock.slept?.()]
    }
    expect([ring(0), ring(4999), ring(5000), ring(0)]).toEqual([
      [false, false],
      [false, false],
      [true, false],
      [false, false],
    ])
  } finally {
    vi.useRealTimers()
  }
})

test('a clock that is set changes nothing before somebody looks', () => {
  const { clock, set, pass } = machine()
  pass(1000)
  expect([clock.now(), clock.jump?.()]).toEqual([1_001_000, null])
  set(3_600_000)
  pass(10)
  expect(clock.now()).toBe(1_001_010)
  const ahead = clock.jump?.()
  expect(ahead).toMatchObject({ from: 1_001_010, until: 4_601_010 })
  ahead?.follow()
  expect([clock.now(), clock.jump?.()]).toEqual([4_601_010, null])
  set(-7_200_000)
  const back = clock.jump?.()
  expect(back).toMatchObject({ from: -2_598_990, until: 4_601_010 })
  back?.follow()
  expect(clock.now()).toBe(-2_598_990)
})

test('a clock by that of another machine follows that one, but no answer that comes late', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let [there, trip] = [5_000_000, 20]
  const clock = await clockBy(async () => {
    vi.advanceTimersByTime(trip)
    there += trip
    return there - trip / 2
  })
  const told = async () => {
    await clock.ask?.()
    const jump = clock.jump?.() ?? null
    jump?.follow()
    return [jump !== null, clock.now() - there]
  }
  expect([await told(), vi.setSystemTime(0) && (await told())]).toEqual([
    [false, 0],
    [false, 0],
  ])
  there += 3_600_000
  trip = 1000
  expect(await told()).toEqual([false, -3_600_000])
  trip = 20
  expect(await told()).toEqual([true, 0])
})

test('what waits for a time waits no longer than was meant, though the clock is set back meanwhile', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { clock, set, ...time } = machine()
  const pass = (ms: number) => {
    time.pass(ms)
    vi.advanceTimersByTime(ms)
  }
  const run = vi.fn<() => void>()
  clock.at(clock.now() + 700, run)
  pass(300)
  set(-7_200_000)
  clock.jump?.()?.follow()
  pass(399)
  expect(run).not.toHaveBeenCalled()
  pass(1)
  expect(run).toHaveBeenCalledTimes(1)
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

test('of what was scheduled and cancelled nothing is kept, whenever it would have been due', () => {
  const MANY = 20_000
  const kept = () => {
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  const schedule = (from: number) => {
    for (let n = 0; n < MANY; n++)
      systemClock.at(systemClock.now() + 3_600_000 + from + n * 7, () => undefined)()
  }
  schedule(1)
  const before = kept()
  schedule(2)
  expect((kept() - before) / MANY).toBeLessThan(50)
})
