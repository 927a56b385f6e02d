import type { Static } from 'typebox'
import { expect, test } from 'vitest'
import { contributionHash } from '../../kit/fairness/shuffle.ts'
import type { ShuffleAnswer } from '../../protocol/fairness.ts'
import type { MyTable } from '../../protocol/table.ts'
import type { Clock } from '../clock.ts'
import { manualClock } from '../clock.fixture.ts'
import { runSql } from '../test/databases.fixture.ts'
import { serve, silent, type TestServer } from '../test/server.fixture.ts'
import { guest, together, visitor } from '../test/visitors.fixture.ts'
import { ROUND_MS } from './jobs.ts'
import type { Thinker } from './thinker.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const YEAR = 365 * 24 * HOUR
const NOON = Date.parse('2026-11-21T12:00:00Z')

/** A clock that a test moves on, and sets like a machine's. */
function settableClock() {
  const inner = manualClock(NOON)
  let [ahead, wanted] = [0, 0]
  const clock: Clock = {
    now: () => inner.now() + ahead,
    at: (when, run) => inner.at(when - ahead, run),
    jump() {
      if (ahead === wanted) return null
      const [before, after] = [inner.now() + ahead, inner.now() + wanted]
      const follow = () => void (ahead = wanted)
      return { from: Math.min(before, after), until: Math.max(before, after), follow }
    },
  }
  return {
    clock,
    advance: (by: number) => inner.advance(by),
    set: (by: number) => void (wanted += by),
    /** So long has passed. */
    passed: () => inner.now() - NOON,
  }
}

/** Lets time pass until it is so, half an hour at most. */
async function passUntil(
  server: TestServer,
  { advance, passed }: ReturnType<typeof settableClock>,
  isSo: () => boolean | Promise<boolean>,
): Promise<void> {
  const most = passed() + HOUR / 2
  while (!(await isSo())) {
    if (passed() > most) throw new Error('Too much time has passed.')
    advance(1000)
    await fetch(`${server.address}/health`)
  }
}

test('nobody runs out of time because the clock of the machine is set forth or back', async () => {
  const { clock, advance, set, passed } = settableClock()
  const server = await serve({ clock, thinker: silent() })
  const ana = await guest(server)
  const chairs = ['me', 'random']
  const time = { kind: 'live', minutes: 5, seconds: 10 }
  const { table } = await ana.make({ chairs, time, options: { start: 0 } })
  const mine = async () => (await ana.get<MyTable>(`/api/tables/${table.id}`)).body.table
  const left = async () => (await mine()).time?.clocks[0]?.left
  const before = (await left()) ?? NaN
  const followed = () => clock.jump?.() === null
  const told = () => server.lines.filter(line => line.includes('machine was set')).length

  set(2 * HOUR)
  advance(ROUND_MS)
  await expect.poll(followed).toBe(true)
  expect(told()).toBe(1)
  expect(clock.now()).toBe(NOON + ROUND_MS + 2 * HOUR)
  expect(await left()).toBe(before - ROUND_MS)

  set(-HOUR)
  // An answer comes behind what the server is doing, so little time passes meanwhile.
  while (!followed()) {
    advance(1000)
    await left()
  }
  expect(told()).toBe(2)
  const then = (await left()) ?? NaN
  expect(then).toBeGreaterThanOrEqual(before - passed())
  advance(MINUTE / 2)
  expect(await left()).toBe(then)
  // A minute later clocks go on, and not only when the old time comes again.
  advance(MINUTE)
  expect(await mine()).toMatchObject({ seats: [{ standIn: null }, {}] })
  expect(await left()).toBeLessThan(then)
  expect(await left()).toBeGreaterThan(then - MINUTE)
  // The rounds go on, though the old time comes again only in half an hour.
  const pulse = async () => (await runSql(server, "SELECT at FROM pulse WHERE name = 'clocks'"))[0]
  const later = async () => {
    advance(1000)
    return Number(((await pulse()) as { at: number }).at)
  }
  await expect.poll(later).toBeGreaterThanOrEqual(NOON + HOUR + MINUTE)
})

test('where the clock of the machine was a year ahead for a moment, clocks run and people are told of their turns', async () => {
  const time = settableClock()
  const { clock, advance, set } = time
  const posted: string[] = []
  const post = async (to: string) => void posted.push(to)
  const server = await serve({ clock, thinker: silent(), post })
  const [ana, ben] = [await guest(server), await guest(server)]
  await ana.send('PATCH', '/api/me/notices', { hook: true, hookUrl: 'https://ana.example/' })
  const follow = () => passUntil(server, time, () => clock.jump?.() === null)
  const told = (many: number) => passUntil(server, time, () => posted.length >= many)
  const days = { time: { kind: 'days', hours: 24 } }
  set(YEAR)
  await follow()
  await together([ana, ben], days)
  await told(1)
  set(-YEAR)
  await follow()
  advance(6 * MINUTE)
  const live = { kind: 'live', minutes: 5, seconds: 10 }
  const { table } = await ben.make({ chairs: ['me', 'random'], time: live, options: { start: 0 } })
  const clockOf = async () => {
    const { body } = await ben.get<MyTable>(`/api/tables/${table.id}`)
    return body.table.time?.clocks[0]
  }
  const before = await clockOf()
  advance(MINUTE)
  expect(await clockOf()).toMatchObject({ left: (before?.left ?? NaN) - MINUTE, still: null })
  await together([ana, ben], days)
  await told(2)
})

test('a server that starts with an earlier time than it stopped with has clocks that run', async () => {
  const first = settableClock()
  const wrong = await serve({ clock: first.clock, thinker: silent() })
  first.set(YEAR)
  await passUntil(wrong, first, () => first.clock.jump?.() === null)
  await wrong.stop()
  const { clock, advance } = settableClock()
  const server = await serve({ data: wrong.data, clock, thinker: silent() })
  const ana = await guest(server)
  const time = { kind: 'live', minutes: 5, seconds: 10 }
  const { table } = await ana.make({ chairs: ['me', 'random'], time, options: { start: 0 } })
  advance(2 * MINUTE)
  const { body } = await ana.get<MyTable>(`/api/tables/${table.id}`)
  expect(body.table.time?.clocks[0]?.still).toBe(null)
})

/** A table whose shuffle waits for Ana: she has announced what she contributes. */
async function waitingForAna(server: TestServer): Promise<string> {
  const [ana, ben] = [await guest(server), await guest(server)]
  const { table, links } = await ana.make({ chairs: ['me', 'open'] })
  const path = `/api/tables/${table.id}`
  const { commitment = '' } = (await shuffleOf(server, table.id)) ?? {}
  const hash = contributionHash(commitment, 0, '12'.repeat(16))
  await ana.send('POST', `${path}/shuffle`, { commitment, hash })
  await ben.send('POST', `${path}/sit`, { invite: links[1]?.split('#')[1] })
  expect(await shuffleOf(server, table.id)).toMatchObject({ stage: 'bytes' })
  return table.id
}

async function shuffleOf(server: TestServer, table: string) {
  const { body } = await visitor(server).get<Static<typeof ShuffleAnswer>>(
    `/api/tables/${table}/shuffle`,
  )
  return body.shuffle
}

/** How long it takes until its match has begun. */
async function passUntilBegun(
  server: TestServer,
  time: ReturnType<typeof settableClock>,
  table: string,
): Promise<number> {
  const since = time.passed()
  await passUntil(server, time, async () => (await shuffleOf(server, table))?.stage === 'made')
  return time.passed() - since
}

test('a table begins though the clock of the machine is set back while its shuffle is made', async () => {
  const time = settableClock()
  const server = await serve({ clock: time.clock, thinker: silent() })
  const table = await waitingForAna(server)
  time.set(-2 * HOUR)
  time.clock.jump?.()?.follow()
  expect(await passUntilBegun(server, time, table)).toBeLessThan(MINUTE)
})

test('and so it does where a server goes on with an earlier time than the one before', async () => {
  const before = settableClock()
  before.set(2 * HOUR)
  before.clock.jump?.()?.follow()
  const stopped = await serve({ clock: before.clock, thinker: silent() })
  const table = await waitingForAna(stopped)
  await stopped.stop()
  const time = settableClock()
  const server = await serve({ data: stopped.data, clock: time.clock, thinker: silent() })
  expect(await passUntilBegun(server, time, table)).toBeLessThan(MINUTE)
})

test('a bot does not wait for hours where the clock of the machine was set back while it thought', async () => {
  const time = settableClock()
  let answer: () => void = () => undefined
  const thought = new Promise<void>(given => (answer = given))
  const thinker: Thinker = {
    threads: 1,
    async think({ offers: [move = {}] }) {
      await thought
      return { move, ms: 0 }
    },
    close: async () => answer(),
  }
  const server = await serve({ clock: time.clock, thinker, botPace: 700 })
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'random'], options: { start: 1 } })
  const line = await ana.watch(table.id)
  time.set(-2 * HOUR)
  time.clock.jump?.()?.follow()
  answer()
  const since = time.passed()
  while (time.passed() < since + 5000) {
    time.advance(100)
    await line.settle()
  }
  // It is stored by now, or soon.
  expect((await line.hear('news')).moment.seq).toBeGreaterThan(0)
})
