import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findGame } from '../../../games/index.ts'
import { begin, must } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { playing } from '../../../kit/play.fixture.ts'
import { durations, type Pace, setPace } from '../../pace.ts'
import { browser } from '../../server.fixture.ts'
import { step } from '../table.fixture.ts'
import { stay } from './stay.ts'

beforeEach(() => browser({ matchMedia: () => ({ matches: false }) }))
afterEach(() => setPace('usual'))

/** Milliseconds that a person waits for what three bots do in a game of Merchants Cove. */
async function waited(pace: Pace): Promise<number> {
  setPace(pace)
  const loaded = await findGame('merchants-cove')?.load()
  if (!loaded) throw new Error('there is no such game')
  const match = must(begin(loaded.game, 4, {}, 'c0ffee'))
  const rng = Rng.from(3)
  let sum = 0
  for (const { seat, events } of playing(match, offers => rng.pick(offers))) {
    const told = { steps: [{ ...step(1, seat), events: [...events] }] }
    if (seat !== 0) sum += Math.max(durations().bots, stay(told, 0, 0))
  }
  return sum
}

test('“at once” is at most a minute in a game of Merchants Cove with four, “fast” half of the usual', async () => {
  const usual = await waited('usual')
  const fast = await waited('fast')
  const once = await waited('once')
  expect(usual).toBeGreaterThan(120_000)
  expect(fast).toBeLessThan(usual / 2)
  expect(once).toBeLessThan(60_000)
})

test('what tells nothing does not stay, much goes by faster, and a scene is seen to its end', () => {
  const told = { steps: [step(1, 1, 'moved')] }
  expect(stay({ steps: [step(1, 1)] }, 0, 0)).toBe(0)
  expect([stay(told, 0, 0), stay(told, 6, 0), stay(told, 0, 4000)]).toEqual([620, 280, 4000])
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(stay(told, 0, 4000)).toBe(60)
  setPace('once')
  expect(stay(told, 0, 4000)).toBe(0)
})
