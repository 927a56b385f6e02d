import { PassThrough } from 'node:stream'
import { setImmediate as closed } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { manualClock } from '../../clock.fixture.ts'
import { makeBudgets } from '../../limits/budgets.ts'
import { limitsWith } from '../../limits/limits.ts'
import { makeMetrics } from '../../metrics.ts'
import { beginSending } from './slow-exports.ts'

test('who hardly reads an export makes room once all places are held, the slowest first', async () => {
  const clock = manualClock(0)
  const by = { clock, budgets: makeBudgets(limitsWith({ exports: 3 }), makeMetrics()) }
  const begin = () => beginSending(by, new PassThrough())
  const gone = () => sendings.map(({ raw }) => raw.destroyed)
  const sendings = [begin(), begin()]
  const [hardly, slow] = sendings
  hardly?.took(1_000_000)
  clock.advance(100_000)
  hardly?.took(100)
  slow?.took(10_000)
  sendings.push(begin())
  expect(gone()).toEqual([false, false, false])
  begin().raw.destroy()
  expect(gone()).toEqual([true, false, false])
  await closed()
  sendings[2]?.took(100_000)
  clock.advance(10_000)
  begin().raw.destroy()
  expect(gone()).toEqual([true, false, false])
  begin()
  begin().raw.destroy()
  expect(gone()).toEqual([true, true, false])
})
