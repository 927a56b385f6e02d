import { expect, test } from 'vitest'
import { makeBudgets } from './budgets.ts'
import { limitsWith } from './limits.ts'
import { makeMetrics, metricsText } from './metrics.ts'
import { makeOutboxes } from './outboxes.ts'

test('tables in memory are counted when somebody asks, not as a move tells of them', async () => {
  const metrics = makeMetrics()
  const rooms = new Map<string, unknown>([['a', {}]])
  const limits = limitsWith()
  metrics.show(limits, makeOutboxes(makeBudgets(limits, metrics)), rooms)
  const told = async () => /^tianguis_rooms (\d+)$/m.exec(await metricsText(metrics))?.[1]
  expect(await told()).toBe('1')
  rooms.clear()
  expect(await told()).toBe('0')
  expect(await metrics.counts.metrics()).not.toContain('tianguis_rooms')
})
