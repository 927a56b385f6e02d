import { setImmediate } from 'node:timers/promises'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import type { Job } from '../../bots/work.ts'
import { manualClock } from '../clock.fixture.ts'
import { Key } from '../../protocol/basics.ts'
import { fillUp, runSql } from '../test/databases.fixture.ts'
import { LIMITS } from '../limits/limits.ts'
import { latestMoment, playOn, stepsOf } from '../test/lines.fixture.ts'
import { firstOffer, serve } from '../test/server.fixture.ts'
import { guest } from '../test/visitors.fixture.ts'
import { ABANDONED_MS } from './schedule.ts'
import { type Thinker, TooLate } from './thinker.ts'

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

test('a bot whose move cannot be stored thinks of it once, and makes it as soon as it can be', async () => {
  let asked = 0
  const thinker: Thinker = { ...firstOffer, think: job => (asked++, firstOffer.think(job)) }
  const clock = manualClock(Date.now())
  const server = await serve({ thinker, clock })
  const makeRoom = await fillUp(server, 'plies')
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'hard'], options: OPTIONS })
  const line = await ana.watch(table.id)
  const welcomes = () => line.messages.filter(({ type }) => type === 'welcome').length
  const pass = () => {
    clock.advance(1000)
    return line.settle()
  }
  // Each time that it is not stored all are told what is.
  while (welcomes() < 4) await pass()
  expect(asked).toBe(1)
  await makeRoom()
  while (stepsOf(line).length === 0) await pass()
  expect(asked).toBe(1)
})

/** A thinker whose thread does not answer for what is asked of it in this way. */
function lateFor(late: (job: Job) => boolean): Thinker & { readonly jobs: Job[] } {
  const jobs: Job[] = []
  const think = (job: Job) => {
    jobs.push(job)
    return late(job) ? Promise.reject(new TooLate(60_000)) : firstOffer.think(job)
  }
  return { ...firstOffer, think, jobs }
}

test('a bot whose thread is late is asked for less, then for what its rules say', async () => {
  const thinker = lateFor(({ level }) => level === 'hard')
  const server = await serve({ thinker })
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'hard'], options: OPTIONS })
  const line = await ana.watch(table.id)
  while (latestMoment(line)?.offers.length === 0) await line.next()
  expect(thinker.jobs.slice(0, 3).map(({ level, effort }) => [level, effort])).toEqual([
    ['hard', 1],
    ['hard', LIMITS.botLeastEffort.value],
    ['greedy', 1],
  ])
})

test('no deadline leads to a random move: a bot whose threads are all late moves once one is not', async () => {
  let late = true
  const thinker = lateFor(() => late)
  const clock = manualClock(Date.now())
  const server = await serve({ thinker, clock })
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'hard'], options: OPTIONS })
  const line = await ana.watch(table.id)
  while (!server.lines.some(text => text.includes('"bot gave up"'))) await setImmediate()
  await line.settle()
  expect(stepsOf(line)).toEqual([])
  late = false
  clock.advance(ABANDONED_MS)
  while (stepsOf(line).length === 0) await line.next()
  expect(thinker.jobs.at(3)?.level).toBe('hard')
})

test.each([
  ['fails', () => Promise.reject(new Error('a bug'))],
  ['chooses what it was not offered', () => Promise.resolve({ move: { type: 'fly' }, ms: 0 })],
  ['answers nonsense', () => Promise.resolve({ move: null as unknown as object, ms: 0 })],
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
})

test('the key of a bot’s move is none that a person can use up before', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'hard'], options: OPTIONS })
  const line = await ana.watch(table.id)
  while (latestMoment(line)?.offers.length === 0) await line.next()
  const keys = (await runSql(server, 'SELECT key FROM plies')) as { readonly key: string }[]
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter(({ key }) => Value.Check(Key, key))).toEqual([])
})
