import { expect, test } from 'vitest'
import { makeBudgets } from '../../limits/budgets.ts'
import { limitsWith } from '../../limits/limits.ts'
import { makeMetrics } from '../../metrics.ts'
import type { Hub } from '../../tables/room/hub.ts'
import { inLine } from './in-line.ts'

test('one address takes not all places before the worker, and gets its own back', async () => {
  const budgets = makeBudgets(limitsWith({ worksPerAddress: 2, worksWaiting: 3 }), makeMetrics())
  const ends: (() => void)[] = []
  const work = () => new Promise<void>(done => ends.push(done))
  const ask = (ip: string) => inLine({ budgets } as Hub, ip, work)
  const going = [ask('192.0.2.1'), ask('192.0.2.1')]
  await expect(ask('192.0.2.1')).rejects.toMatchObject({ statusCode: 429 })
  going.push(ask('192.0.2.2'))
  await expect(ask('192.0.2.3')).rejects.toMatchObject({ statusCode: 429 })
  for (const end of ends) end()
  await Promise.all(going)
  void ask('192.0.2.1')
  expect(ends).toHaveLength(4)
})
