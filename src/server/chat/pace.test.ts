import { expect, test } from 'vitest'
import { manualClock } from '../clock.fixture.ts'
import type { Hub } from '../tables/room/hub.ts'
import { maySpeak } from './pace.ts'

test('thousands who speak do not let anybody go on who has said too much', () => {
  const hub = { clock: manualClock(0) } as unknown as Hub
  const said = (user: string) => Array.from({ length: 6 }, () => maySpeak(hub, user))
  for (let guest = 0; guest < 9998; guest++) maySpeak(hub, `guest ${guest}`)
  expect(said('eve')).toEqual([true, true, true, true, true, false])
  for (let guest = 0; guest < 9; guest++) maySpeak(hub, `another ${guest}`)
  expect(maySpeak(hub, 'eve')).toBe(false)
  expect(maySpeak(hub, 'ana')).toBe(true)
})

test('nobody is kept from speaking for hours because the clock of the machine was set back', () => {
  let now = 3600_000
  const hub = { clock: { now: () => now } } as unknown as Hub
  const said = () => Array.from({ length: 6 }, () => maySpeak(hub, 'ana')).filter(Boolean).length
  expect(said()).toBe(5)
  now = 0
  said()
  now += 15_000
  expect(said()).toBe(5)
})
