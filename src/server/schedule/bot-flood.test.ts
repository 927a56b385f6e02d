import { expect, test } from 'vitest'
import type { Job } from '../../bots/work.ts'
import { serve } from '../test/server.fixture.ts'
import { GOLDFISH, guest } from '../test/visitors.fixture.ts'
import type { Thinker, Thought } from './thinker.ts'

const MASTER_MS = 1000
const FROM_THE_FLAT = { 'x-forwarded-for': '192.0.2.7' }

/** One thread, which the test lets answer: each thought takes what its effort allows. */
function oneThread() {
  const jobs: Job[] = []
  const asked = new Set<() => void>()
  let [answer, refuse] = [(_: Thought) => {}, (_: Error) => {}]
  const thinker: Thinker = {
    threads: 1,
    think(job) {
      jobs.push(job)
      for (const tell of asked) tell()
      asked.clear()
      return new Promise((resolve, reject) => {
        answer = resolve
        refuse = reject
      })
    },
    close: async () => refuse(new Error('closed')),
  }
  /** The next job, once there is one. */
  async function job(number: number): Promise<Job> {
    while (jobs[number] === undefined) await new Promise<void>(tell => asked.add(tell))
    return jobs[number]
  }
  async function serveOne(number: number): Promise<Job> {
    const { offers, effort = 1, ...rest } = await job(number)
    const [move = {}] = offers
    answer({ move, ms: MASTER_MS * effort })
    return { offers, effort, ...rest }
  }
  return { thinker, job, serveOne }
}

/** From where sixty tables are made: one address, or as many networks of a site of version 6. */
const FLOODS = [
  ['an address', () => FROM_THE_FLAT],
  ['a site', (at: number) => ({ 'x-forwarded-for': `2001:db8:7:${at}::1` })],
] as const

test.each(FLOODS)(
  'sixty tables of bots from %s hold an honest bot up for one thought, and think less themselves',
  async (_, from) => {
    const { thinker, job, serveOne } = oneThread()
    const server = await serve({
      thinker,
      limits: { botTablesPerPerson: 1000, botTablesPerAddress: 1000 },
      metrics: { host: '127.0.0.1', port: 0 },
    })
    const counts = async () => (await fetch(`${server.metrics}/metrics`)).text()
    const waiting = async () => Number(/^tianguis_bots_waiting (\d+)$/m.exec(await counts())?.[1])
    const untilWaiting = (bots: number) => expect.poll(waiting).toBe(bots)
    const flood = { game: GOLDFISH, chairs: ['master', 'master', 'master', 'master'] }
    const sixty = Array.from({ length: 60 }, async (_, at) =>
      (await guest(server)).send('POST', '/api/tables', flood, from(at)),
    )
    // Some are more requests a minute than one address has.
    const made = await Promise.all(sixty)
    const tables = made.filter(({ status }) => status === 200).length
    expect(tables).toBeGreaterThan(40)
    await untilWaiting(tables - 1)
    for (let i = 0; i < 20; i++) expect((await serveOne(i)).level).toBe('master')
    const last = await job(20)
    await untilWaiting(tables - 1)

    const ana = await guest(server)
    const { table } = await ana.make({ chairs: ['me', 'medium'], options: { start: 1 } })
    await ana.watch(table.id)
    await untilWaiting(tables)
    await serveOne(20)
    const next = await serveOne(21)
    expect([next.level, next.effort]).toEqual(['medium', 1])
    expect(last.effort).toBeLessThan(0.2)

    const said = server.lines.filter(text => text.includes('bots think with less effort'))
    expect(said).toHaveLength(1)
    expect(said[0]).not.toContain(table.id)
    const metrics = await counts()
    expect(metrics).toMatch(/^tianguis_bot_short_thoughts_total\{effort="least"\} \d+$/m)
  },
)
