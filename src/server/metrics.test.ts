import { expect, test } from 'vitest'
import { limitsWith } from './limits/limits.ts'
import { makeMetrics, metricsText } from './metrics.ts'

test('tables in memory are counted when somebody asks, not as a move tells of them', async () => {
  const metrics = makeMetrics()
  const rooms = new Map<string, unknown>([['a', {}]])
  metrics.show(limitsWith(), { waiting: 0 }, rooms)
  const told = async () => /^tianguis_rooms (\d+)$/m.exec(await metricsText(metrics))?.[1]
  expect(await told()).toBe('1')
  rooms.clear()
  expect(await told()).toBe('0')
  expect(await metrics.counts.metrics()).not.toContain('tianguis_rooms')
})

test('servers of one process watch it once: what watches it does not end with them', () => {
  const collections = () =>
    makeMetrics().machine.getSingleMetric('tianguis_nodejs_gc_duration_seconds')
  expect(collections()).toBeDefined()
  expect(collections()).toBe(collections())
})
