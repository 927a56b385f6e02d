import { expect, test } from 'vitest'
import {
  canonicalZone,
  KEPT_FORMATS,
  keptFormats,
  quietMinutes,
  quietSpans,
} from './clock-quiet.ts'
import {
  NEVER_STILL,
  ranBetween,
  ranSince,
  runsOutAt,
  type Still,
  stillFor,
} from './clock-still.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR
const at = (text: string) => Date.parse(text)
const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString())
/** 22:00 to 07:00. */
const night = (zone: string) => ({ zone, from: 22 * 60, until: 7 * 60 })

test('without anything to stand still for, a clock runs', () => {
  expect(ranBetween(NEVER_STILL, 1000, 61_000)).toBe(60_000)
  expect(ranBetween(NEVER_STILL, 5, 5)).toBe(0)
  expect(ranBetween(NEVER_STILL, 5, 1)).toBe(0)
  expect(runsOutAt(NEVER_STILL, 1000, 30 * DAY)).toBe(1000 + 30 * DAY)
  expect(runsOutAt(NEVER_STILL, 1000, 0)).toBe(1000)
  expect(stillFor(NEVER_STILL, 0)).toBeNull()
})

test('stops count once, however they overlap', () => {
  const stops = [
    { from: 100, until: 200 },
    { from: 150, until: 250 },
    { from: 250, until: 260 },
    { from: 120, until: 130 },
    { from: 400, until: 500 },
  ]
  const still = { ...NEVER_STILL, stops }
  expect(ranBetween(still, 0, 300)).toBe(140)
  expect(ranBetween(still, 110, 240)).toBe(0)
  expect(ranBetween(still, 0, 1000)).toBe(740)
  expect(runsOutAt(still, 0, 140)).toBe(300)
  expect(runsOutAt(still, 0, 240)).toBe(400)
  expect(runsOutAt(still, 0, 241)).toBe(501)
  expect(stillFor(still, 250)).toBe('stop')
  expect(stillFor(still, 260)).toBeNull()
})

test('a stop without a known end lasts for ever', () => {
  const still = { ...NEVER_STILL, stops: [{ from: 100, until: Infinity }] }
  expect(ranBetween(still, 0, 10 * DAY)).toBe(100)
  expect(runsOutAt(still, 0, 1000)).toBeNull()
  expect(stillFor(still, 10 * DAY)).toBe('stop')
})

test('quiet hours go past midnight, by local time', () => {
  const still: Still = { ...NEVER_STILL, quiet: night('America/Mexico_City') }
  // Mexico City is six hours behind UTC: quiet from 04:00 to 13:00 UTC.
  expect(stillFor(still, at('2026-11-21T03:59:59Z'))).toBeNull()
  expect(stillFor(still, at('2026-11-21T04:00:00Z'))).toBe('quiet')
  expect(stillFor(still, at('2026-11-21T12:59:59Z'))).toBe('quiet')
  expect(stillFor(still, at('2026-11-21T13:00:00Z'))).toBeNull()
  expect(ranBetween(still, at('2026-11-21T00:00:00Z'), at('2026-11-22T00:00:00Z'))).toBe(15 * HOUR)
  expect(iso(runsOutAt(still, at('2026-11-21T00:00:00Z'), 12 * HOUR))).toBe(
    '2026-11-21T21:00:00.000Z',
  )
  expect(iso(runsOutAt(still, at('2026-11-21T05:00:00Z'), HOUR))).toBe('2026-11-21T14:00:00.000Z')
})

test('quiet hours may begin and end on the same day, or be none', () => {
  const noon = { zone: 'Asia/Tokyo', from: 12 * 60, until: 13 * 60 }
  expect(quietSpans(noon, at('2026-01-10T00:00:00Z'), at('2026-01-11T00:00:00Z'))).toEqual([
    { from: at('2026-01-10T03:00:00Z'), until: at('2026-01-10T04:00:00Z') },
  ])
  expect(quietSpans({ ...noon, until: noon.from }, 0, DAY)).toEqual([])
  expect([
    quietMinutes(noon),
    quietMinutes(night('UTC')),
    quietMinutes({ ...noon, until: noon.from }),
  ]).toEqual([60, 540, 0])
})

test('a night in which summer time begins is an hour shorter, one in which it ends an hour longer', () => {
  const still: Still = { ...NEVER_STILL, quiet: night('Europe/Berlin') }
  const nightOf = (from: string, until: string) =>
    at(until) - at(from) - ranBetween(still, at(from), at(until))
  expect(nightOf('2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z')).toBe(8 * HOUR)
  expect(nightOf('2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z')).toBe(10 * HOUR)
  expect(nightOf('2026-06-01T12:00:00Z', '2026-06-02T12:00:00Z')).toBe(9 * HOUR)
  // 02:30 does not exist on the day summer time begins.
  const gap = { zone: 'Europe/Berlin', from: 150, until: 300 }
  const [span] = quietSpans(gap, at('2026-03-29T00:00:00Z'), at('2026-03-29T12:00:00Z'))
  expect([iso(span.from), iso(span.until)]).toEqual([
    '2026-03-29T01:30:00.000Z',
    '2026-03-29T03:00:00.000Z',
  ])
})

test('vacation, quiet hours and stops together', () => {
  const vacation = { from: at('2026-11-22T00:00:00Z'), until: at('2026-12-01T00:00:00Z') }
  const still: Still = {
    stops: [{ from: at('2026-11-21T12:00:00Z'), until: at('2026-11-21T13:00:00Z') }],
    quiet: night('UTC'),
    vacation,
  }
  expect(ranBetween(still, at('2026-11-21T00:00:00Z'), at('2026-12-02T00:00:00Z'))).toBe(
    14 * HOUR + 15 * HOUR,
  )
  expect(iso(runsOutAt(still, at('2026-11-21T00:00:00Z'), 15 * HOUR))).toBe(
    '2026-12-01T08:00:00.000Z',
  )
  expect(stillFor(still, vacation.from)).toBe('vacation')
})

test('a clock runs out after exactly its running time', () => {
  const still: Still = {
    stops: [{ from: 3 * DAY, until: 3.25 * DAY }],
    quiet: night('Australia/Lord_Howe'),
    vacation: { from: 5 * DAY, until: 6.5 * DAY },
  }
  for (let left = 1; left < 20 * DAY; left = Math.ceil(left * 2.3)) {
    for (const from of [0, 7 * HOUR, 2.9 * DAY]) {
      const due = runsOutAt(still, from, left)!
      expect(ranBetween(still, from, due)).toBe(left)
      expect(ranBetween(still, from, due - 1)).toBe(left - 1)
    }
  }
})

test('a clock that is nearly out and stands still for long is looked at in large pieces', () => {
  let looks = 0
  class Counted<A> extends Array<A> {
    override [Symbol.iterator]() {
      looks++
      return super[Symbol.iterator]()
    }
  }
  const still = { ...NEVER_STILL, stops: new Counted<Still['stops'][number]>() }
  const vacation = { from: 0, until: 21 * DAY }
  expect(runsOutAt({ ...still, vacation }, 0, 1)).toBe(21 * DAY + 1)
  expect(looks).toBeLessThan(30)
})

test('since when a clock has run so long', () => {
  const stops = [
    { from: 50, until: 60 },
    { from: 10, until: 30 },
    { from: 20, until: 40 },
    { from: 90, until: 200 },
  ]
  expect(ranSince([], 100, 30)).toBe(70)
  expect([5, 20, 30, 31, 35, 40, 45, 55].map(long => ranSince(stops, 100, long))).toEqual([
    85, 70, 60, 49, 45, 40, 5, -5,
  ])
  for (const long of [5, 20, 31, 45, 55]) {
    const since = ranSince(stops, 100, long)
    expect(ranBetween({ ...NEVER_STILL, stops }, since, 100)).toBe(long)
  }
})

test('names of time zones', () => {
  const names = ['Europe/Madrid', 'UTC', 'Europe/Kyiv', 'Mars/Olympus', '', '../etc']
  expect(names.map(canonicalZone)).toEqual([...names.slice(0, 3), null, null, null])
})

test('however people spell their zones, few of them are kept in memory', () => {
  expect(['EUROPE/madrid', 'eUROPE/mADRID', 'utc'].map(canonicalZone)).toEqual([
    'Europe/Madrid',
    'Europe/Madrid',
    'UTC',
  ])
  // Written before they were told apart.
  const letters = 'europemadrid'.split('')
  for (let spelling = 0; spelling < 3 * KEPT_FORMATS; spelling++) {
    const mixed = letters.map((letter, at) =>
      (spelling >> at) & 1 ? letter.toUpperCase() : letter,
    )
    const zone = mixed.toSpliced(6, 0, '/').join('')
    expect(quietSpans(night(zone), at('2026-01-10T12:00Z'), at('2026-01-10T23:00Z'))).toEqual(
      quietSpans(night('Europe/Madrid'), at('2026-01-10T12:00Z'), at('2026-01-10T23:00Z')),
    )
  }
  expect(keptFormats()).toBeLessThanOrEqual(KEPT_FORMATS)
})
