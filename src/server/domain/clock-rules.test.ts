import { expect, test } from 'vitest'
import type { Seat } from '../../kernel/game.ts'
import type { TimeRule } from '../../protocol/time.ts'
import {
  firstDue,
  freshClocks,
  isRenewed,
  leftAt,
  ranOut,
  reminderAt,
  remindedWith,
  type SeatClock,
  settledClock,
  type Turn,
  turnClocks,
} from './clock-rules.ts'
import { NEVER_STILL } from './clock-still.ts'

const LIVE: TimeRule = { kind: 'live', minutes: 5, seconds: 10 }
const DAYS: TimeRule = { kind: 'days', hours: 24 }
const BANK = 300_000
const DAY = 24 * 3600_000
const always = () => NEVER_STILL

/** A turn by somebody at some time, after which these are to act. */
function turn(
  now: number,
  by: Seat | null,
  acting: readonly Seat[],
  more: Partial<Turn> = {},
): Turn {
  const who = new Set(acting)
  return { now, by, acting: who, asked: who, undone: false, settled: true, ...more }
}

function after(
  rule: TimeRule,
  turns: readonly Turn[],
  clocks = freshClocks(rule, 3),
): readonly SeatClock[] {
  return turns.reduce((before, each) => turnClocks(rule, before, each, always), clocks)
}

test('a table without clocks has none', () => {
  expect(freshClocks({ kind: 'none' }, 4)).toEqual([])
  expect(after({ kind: 'none' }, [turn(0, null, [0])], [])).toEqual([])
  expect(firstDue([], always)).toBeNull()
})

test('live: each decision brings its increment, and costs the time it took', () => {
  const clocks = after(LIVE, [turn(1000, null, [0]), turn(8000, 0, [1]), turn(68_000, 1, [0])])
  expect(clocks).toEqual([
    { left: BANK + 10_000 - 7000 + 10_000, since: 68_000, missed: 0 },
    { left: BANK + 10_000 - 60_000, since: null, missed: 0 },
    { left: BANK, since: null, missed: 0 },
  ])
  expect(firstDue(clocks, always)).toBe(68_000 + BANK + 13_000)
  expect(leftAt(clocks[0], NEVER_STILL, 69_000)).toBe(BANK + 12_000)
})

test('several clocks run at once', () => {
  const clocks = after(LIVE, [turn(0, null, [0, 1, 2]), turn(4000, 1, [0, 2])])
  expect(clocks.map(clock => leftAt(clock, NEVER_STILL, 10_000))).toEqual([BANK, BANK + 6000, BANK])
  expect(clocks.map(({ since }) => since)).toEqual([0, null, 0])
})

test('days: each decision has the whole time, also the next one of the same seat', () => {
  const once = after(DAYS, [turn(0, null, [0]), turn(5000, 0, [0])])
  expect(once[0]).toEqual({ left: DAY, since: 5000, missed: 0 })
  const small = after(DAYS, [turn(0, null, [0]), turn(5000, 0, [0], { settled: false })])
  expect(small[0]).toEqual({ left: DAY, since: 0, missed: 0 })
})

test('a seat that is left to a bot and taken back has what it had, until the bot decides', () => {
  const asked = new Set([0, 1])
  const gone = [turn(0, null, [0, 1]), turn(50_000, null, [1], { asked })]
  const back = turn(70_000, null, [0])
  const left = (...turns: Turn[]) => after(LIVE, [...gone, ...turns, back])[0]?.left
  expect(left()).toBe(BANK - 40_000)
  expect(left(turn(60_000, 1, [], { asked: new Set([0]) }))).toBe(BANK - 40_000)
  expect(left(turn(60_000, 0, [1]))).toBe(BANK - 30_000)
  const other = turn(60_000, 1, [], { asked: new Set() })
  expect(left({ ...other, undone: true })).toBe(BANK - 40_000)
})

test('an undo gives no seat time', () => {
  const begun = [turn(0, null, [0]), turn(7000, 0, [1])]
  const back = turn(9000, 0, [0], { undone: true })
  const clocks = after(LIVE, [...begun, back])
  expect(clocks[0]).toEqual({ left: BANK + 3000, since: 9000, missed: 0 })
  expect(clocks[1]).toEqual({ left: BANK - 2000, since: null, missed: 0 })
  const often = Array.from({ length: 50 }, (_, i) => [
    turn(10_000 + i, 0, [1]),
    turn(10_000 + i, 0, [0], { undone: true }),
  ])
  const much = after(LIVE, [...begun, back, ...often.flat()])
  expect(leftAt(much[0], NEVER_STILL, 10_100)).toBeLessThan(BANK + 3000)
  expect(much[1].left).toBe(BANK - 2000)
})

test('a clock runs out to the millisecond', () => {
  const clocks = after(LIVE, [turn(0, null, [0, 1])])
  const due = firstDue(clocks, always)!
  expect(ranOut(clocks, always, due - 1)).toEqual([])
  expect(ranOut(clocks, always, due)).toEqual([0, 1])
  expect(leftAt(clocks[0], NEVER_STILL, due + 5000)).toBe(0)
})

test('a clock is counted up to now before its quiet hours change', () => {
  const clock = { left: 1000, since: 100, missed: 2 }
  expect(settledClock(clock, NEVER_STILL, 400)).toEqual({ left: 700, since: 400, missed: 2 })
  expect(settledClock({ ...clock, since: null }, NEVER_STILL, 400)).toEqual({
    ...clock,
    since: null,
  })
})

test('time that is set back and comes again is counted once', () => {
  const early = settledClock({ left: 1000, since: 500, missed: 0 }, NEVER_STILL, 300)
  expect(leftAt(early, NEVER_STILL, 500)).toBe(1000)
  expect(leftAt(early, NEVER_STILL, 700)).toBe(800)
})

test('an own answer clears the missed ones', () => {
  const [clock, other] = after(
    LIVE,
    [turn(5, 0, [1])],
    [
      { left: 0, since: 0, missed: 1 },
      { left: 0, since: null, missed: 1 },
    ],
  )
  expect([clock.missed, other.missed]).toEqual([0, 1])
})

test('people are reminded with a fair share of their time left', () => {
  const HOUR = DAY / 24
  const shares = [1, 4, 12, 24, 72, 7 * 24, 14 * 24].map(hours => remindedWith(hours) / HOUR)
  expect(shares).toEqual([0.5, 2, 6, 6, 18, 42, 48])
})

test('the reminder comes while the clock runs, and only where it counts days', () => {
  const HOUR = DAY / 24
  const clock = { left: DAY, since: 0, missed: 0 }
  const when = (vacation: { from: number; until: number } | null, left = DAY) =>
    reminderAt(DAYS, { ...clock, left }, { ...NEVER_STILL, vacation })
  expect(when(null)).toBe(18 * HOUR)
  expect(when({ from: HOUR, until: 5 * HOUR })).toBe(22 * HOUR)
  expect(when({ from: 0, until: 5 * HOUR }, HOUR)).toBe(5 * HOUR + 1)
  expect(reminderAt(DAYS, { ...clock, since: null }, NEVER_STILL)).toBeNull()
  expect(reminderAt(LIVE, clock, NEVER_STILL)).toBeNull()
  expect(reminderAt({ kind: 'none' }, clock, NEVER_STILL)).toBeNull()
  const stopped = { ...NEVER_STILL, stops: [{ from: 1, until: Infinity }] }
  expect(reminderAt(DAYS, clock, stopped)).toBeNull()
})

test('a clock is renewed by an answer, not by a vacation', () => {
  const clock = { left: DAY, since: 0, missed: 0 }
  expect(isRenewed(DAYS, clock, { ...clock, since: 5 })).toBe(true)
  expect(isRenewed(DAYS, clock, { ...clock, since: 5, left: DAY - 5 })).toBe(false)
  expect(isRenewed(DAYS, clock, clock)).toBe(false)
  expect(isRenewed(DAYS, { ...clock, since: null }, clock)).toBe(false)
  expect(isRenewed(LIVE, clock, { ...clock, since: 5 })).toBe(false)
})
