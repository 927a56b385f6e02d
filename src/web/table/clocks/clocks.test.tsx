import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ClockInfo, TableTime } from '../../../protocol/time.ts'
import { screen } from '../../screen.fixture.ts'
import { tableInfo } from '../table.fixture.ts'
import { tableText } from '../text/index.ts'
import { clockOf } from './clock-text.ts'
import { Clock, heardClocks } from './clocks.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const clock = (left: number, more: Partial<ClockInfo> = {}): ClockInfo => ({
  left,
  owes: true,
  still: null,
  ...more,
})
const tableWith = (...clocks: ClockInfo[]) =>
  tableInfo({ time: { rule: { kind: 'none' }, clocks } as unknown as TableTime })

test('a clock is there while the match runs, for those who have one', () => {
  const table = tableWith(clock(5000))
  expect(clockOf(table, 0)?.left).toBe(5000)
  expect(clockOf(table, 1)).toBeNull()
  expect(clockOf(table, null)).toBeNull()
  expect(clockOf({ ...table, status: 'over' }, 0)).toBeNull()
})

async function shownClock(info: ClockInfo, mine = false) {
  const table = tableWith(info)
  heardClocks(table)
  const shown = await screen(<Clock table={table} seat={0} mine={mine} />)
  const [timer] = shown.all('span')
  return { ...shown, timer: () => timer, label: () => timer?.attribute('aria-label') }
}

test('counts down while its seat is to act', async () => {
  const { text, settle } = await shownClock(clock(62_000))
  expect(text()).toBe('1:02')
  vi.advanceTimersByTime(1500)
  await settle()
  expect(text()).toBe('1:01')
})

test('below a minute it warns; it never goes below zero', async () => {
  const { text, timer, settle } = await shownClock(clock(2000))
  expect(text()).toBe('!0:02')
  expect(timer()?.attribute('class')).toBe('tb-clock on low')
  vi.advanceTimersByTime(60_000)
  await settle()
  expect(text()).toBe('!0:00')
})

test.each(['stop', 'vacation', 'quiet'] as const)(
  'paused by %s, it says why and does not run',
  async still => {
    const { text, label, settle } = await shownClock(clock(90_000, { still }))
    vi.advanceTimersByTime(60_000)
    await settle()
    expect(text()).toBe('‖1:30')
    expect(label()).toBe(tableText('clock.left', { time: '1:30', still }))
  },
)

test('the clock of somebody who is not asked stands', async () => {
  const { text, timer, settle } = await shownClock(clock(30_000, { owes: false }))
  vi.advanceTimersByTime(20_000)
  await settle()
  expect(text()).toBe('0:30')
  expect(timer()?.attribute('class')).toBe('tb-clock')
})
