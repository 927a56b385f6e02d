import { expect, test } from 'vitest'
import type { Event } from '../../../engine/state.ts'
import { spinOf } from './sea-chart.tsx'

test('what the compass shows is said until the clock moves on, of the seat that spun it', () => {
  const storm: Event = { type: 'cap.spun', seat: 1, sector: 0, steps: 3, reveals: true }
  const gone: Event = { type: 'advanced', seat: 1, hours: 2, to: 3, hands: [], indicators: 0 }
  expect(spinOf([storm, { ...gone, seat: 0 }], 1)).toBe(storm)
  expect(spinOf([storm, gone], 1)).toBe(null)
  expect(spinOf([gone, storm], 0)).toBe(null)
})
