import { expect, test } from 'vitest'
import { makeBudgets } from '../../limits/budgets.ts'
import { limitsWith } from '../../limits/limits.ts'
import { makeMetrics } from '../../metrics.ts'
import type { Hub } from '../../tables/room/hub.ts'
import { inLine } from './in-line.ts'

/** Works of a server with these limits, and how each ends, in the order in which they began. */
function worksOf(limits: Parameters<typeof limitsWith>[0] = {}) {
  const budgets = makeBudgets(limitsWith(limits), makeMetrics())
  const begun: { readonly ip: string; readonly end: () => void }[] = []
  const ask = (ip: string) =>
    inLine({ budgets } as Hub, ip, () => new Promise<void>(end => begun.push({ ip, end })))
  return { begun, ask, order: () => begun.map(({ ip }) => ip) }
}

test('one address takes not all places before the worker, and gets its own back', async () => {
  const { begun, ask } = worksOf({ worksPerAddress: 2, worksWaiting: 3 })
  const going = [ask('192.0.2.1'), ask('192.0.2.1')]
  await expect(ask('192.0.2.1')).rejects.toMatchObject({ statusCode: 429 })
  going.push(ask('192.0.2.2'))
  await expect(ask('192.0.2.3')).rejects.toMatchObject({ statusCode: 429 })
  begun[0]?.end()
  await going[0]
  for (const { end } of begun.slice(1)) end()
  await Promise.all(going)
  void ask('192.0.2.1')
  expect(begun).toHaveLength(4)
})

test('of each address one work stands before the worker, and its others wait behind it', async () => {
  const { begun, ask, order } = worksOf()
  const many = Array.from({ length: 5 }, () => ask('192.0.2.1'))
  void ask('192.0.2.2')
  expect(order()).toEqual(['192.0.2.1', '192.0.2.2'])
  begun[0]?.end()
  await many[0]
  expect(order()).toEqual(['192.0.2.1', '192.0.2.2', '192.0.2.1'])
})
