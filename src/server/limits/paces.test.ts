import { expect, test } from 'vitest'
import { makeBucket } from './allowance.ts'
import { limitsWith } from './limits.ts'
import { makePaces } from './paces.ts'

/** Full again in three seconds. */
const BUDGET = 'messagesPerAddress'
const limits = limitsWith({ [BUDGET]: 3 })

test('what is used up stays so until it fills up, however often others ask', () => {
  const pace = makePaces(BUDGET, limits)
  const takes = (who: string, now: number) => pace(who, now).take(now)
  for (const now of [0, 1, 2]) expect(takes('a', now)).toBe(true)
  for (let now = 3; now < 900; now += 3) {
    pace(`other ${now}`, now)
    expect(takes('a', now)).toBe(false)
  }
  expect(takes('a', 1100)).toBe(true)
})

test('a clock that is set back takes nothing away', () => {
  const bucket = makeBucket(3, 1, 10_000)
  expect(bucket.take(10_000)).toBe(true)
  expect([bucket.take(0), bucket.take(0), bucket.take(0)]).toEqual([true, true, false])
})

test('who has not asked for as long as theirs takes to fill up is forgotten, others are not', () => {
  const pace = makePaces(BUDGET, limits)
  const [gone, stays] = [pace('gone', 0), pace('stays', 0)]
  for (let now = 1000; now < 8000; now += 1000) expect(pace('stays', now)).toBe(stays)
  expect(pace('gone', 8000)).not.toBe(gone)
  expect(pace('gone', 8000).take(8000)).toBe(true)
})

test('of very many, those who asked longest ago are forgotten', () => {
  const pace = makePaces(BUDGET, limits)
  const [first, second] = [pace('first', 0), pace('second', 0)]
  for (let n = 0; n < 25_000; n++) {
    pace(`stranger ${n}`, 1)
    if (n % 5000 === 0) pace('second', 1)
  }
  expect(pace('second', 1)).toBe(second)
  expect(pace('first', 1)).not.toBe(first)
})
