import { expect, test } from 'vitest'
import { firstOffer, guest, latestMoment, playOn, serve, stepsOf } from '../server.fixture.ts'
import type { Thinker } from './thinker.ts'

const OPTIONS = { start: 1, maxTurns: 100 }

test('a bot gets only what its seat may see', async () => {
  const jobs: Parameters<Thinker['think']>[0][] = []
  const thinker: Thinker = { ...firstOffer, think: job => (jobs.push(job), firstOffer.think(job)) }
  const server = await serve({ thinker })
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'hard'], options: OPTIONS })
  await playOn([await ana.watch(table.id)])
  expect(jobs.length).toBeGreaterThan(3)
  for (const { game, seat, level, view, offers } of jobs) {
    expect([game, seat, level]).toEqual(['merchant-of-goldfish', 1, 'hard'])
    expect(view).toMatchObject({ viewer: 1, hands: [null, expect.any(Array)] })
    expect(offers.length).toBeGreaterThan(1)
  }
})

test.each([
  ['fails', () => Promise.reject(new Error('a bug'))],
  ['chooses what it was not offered', () => Promise.resolve({ move: { type: 'fly' } })],
  ['answers nonsense', () => Promise.resolve({ move: null as unknown as object })],
])('a bot that %s three times then plays some legal move', async (_, think) => {
  const server = await serve({ thinker: { ...firstOffer, think } })
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'easy'], options: OPTIONS })
  const line = await ana.watch(table.id)
  while (latestMoment(line)?.offers.length === 0) await line.next()
  expect(stepsOf(line)[0]?.seat).toBe(1)
  const failures = server.lines.filter(text => text.includes('"bot failed"'))
  expect(failures.length % 3).toBe(0)
  expect(failures[0]).toMatch(/"level":50,.*"attempt":1/)
})

test('threads think for real bots', async () => {
  const { threadPool } = await import('./thinker.ts')
  const { makeLog } = await import('../log.ts')
  const server = await serve({ thinker: threadPool(makeLog('silent', undefined)) })
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'greedy'], options: OPTIONS })
  const line = await ana.watch(table.id)
  while (latestMoment(line)?.offers.length === 0) await line.next()
  expect(server.lines.filter(text => text.includes('"bot failed"'))).toEqual([])
}, 20_000)
