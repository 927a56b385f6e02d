import { expect, test } from 'vitest'
import { makeMetrics } from '../metrics.ts'
import { makeBudgets, type Share } from './budgets.ts'
import { limitsWith } from './limits.ts'

/** So many networks of one site of version 6, and one of another. */
const networks = (many: number) =>
  Array.from({ length: many }, (_, at) => `2001:db8:1:${at.toString(16)}::/64`)
const ELSEWHERE = '2001:db8:2:0::/64'

test('who has thousands of networks of version 6 has as much as sixteen addresses', () => {
  const budgets = makeBudgets(limitsWith({ sockets: 3, guestsPerAddress: 3 }), makeMetrics())
  const took = (take: (share: Share) => boolean, budget: Share['budget']) =>
    networks(100).filter(who => [1, 2].every(() => take({ budget, who }))).length
  const holds = (share: Share) => budgets.tryHold(share) !== null
  expect(took(holds, 'sockets')).toBe((16 * 3) / 2)
  expect(holds({ budget: 'sockets', who: ELSEWHERE })).toBe(true)
  expect(took(share => budgets.trySpend(share), 'guestsPerAddress')).toBe((16 * 3) / 2)
  expect(budgets.trySpend({ budget: 'guestsPerAddress', who: ELSEWHERE })).toBe(true)
})

test('who has thousands of networks holds half of what is there for all at most', () => {
  for (const [budget, whole] of [
    ['connectionsPerAddress', 'connections'],
    ['streamsPerAddress', 'streams'],
    ['exportsPerAddress', 'exports'],
    ['worksPerAddress', 'worksWaiting'],
  ] as const) {
    const budgets = makeBudgets(limitsWith({ [budget]: 3, [whole]: 20 }), makeMetrics())
    const held = networks(100).filter(who => budgets.tryHold({ budget, who }) !== null)
    expect(held).toHaveLength(10)
    expect(budgets.tryHold({ budget, who: ELSEWHERE })).not.toBe(null)
  }
})

test('what a network is refused is not taken from its site, and what it gives back is', () => {
  const budgets = makeBudgets(limitsWith({ sockets: 1 }), makeMetrics())
  const [first = '', second = ''] = networks(2)
  const share = (who: string): Share => ({ budget: 'sockets', who })
  const back = budgets.hold(share(first))
  for (let times = 0; times < 100; times++) expect(budgets.tryHold(share(first))).toBe(null)
  expect(budgets.tryHold(share(second))).not.toBe(null)
  back()
  for (let times = 0; times < 100; times++) budgets.hold(share(first))()
})

test('of little that is there for all a network still holds as much as one address', () => {
  const limits = limitsWith({ connectionsPerAddress: 3, connections: 4 })
  const budgets = makeBudgets(limits, makeMetrics())
  const [who = ''] = networks(1)
  const held = [1, 2, 3, 4].map(() => budgets.tryHold({ budget: 'connectionsPerAddress', who }))
  expect(held.map(back => back !== null)).toEqual([true, true, true, false])
})

test('what is given back twice counts once', () => {
  const budgets = makeBudgets(limitsWith({ exports: 2 }), makeMetrics())
  const [back] = [budgets.hold({ budget: 'exports' }), budgets.hold({ budget: 'exports' })]
  back()
  back()
  const again = [1, 2].map(() => budgets.tryHold({ budget: 'exports' }) !== null)
  expect(again).toEqual([true, false])
})

test('so many addresses together may have as much as each of them', () => {
  const budgets = makeBudgets(limitsWith({ tablesPerAddress: 2 }), makeMetrics())
  expect(() => budgets.oneMore('tablesPerAddress', 5, 3)).not.toThrow()
  expect(() => budgets.oneMore('tablesPerAddress', 6, 3)).toThrow('The limit is 2')
  expect(() => budgets.oneMore('tablesPerAddress', 2)).toThrow('The limit is 2')
})
