import { describe, expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../src/server/clock.ts'
import { openEngine } from '../../src/server/schedule/graphile-queue.ts'
import { type Handlers, type Jobs, ROUND_MS, TASKS } from '../../src/server/schedule/jobs.ts'
import { makeLog } from '../../src/server/log.ts'
import { makeMetrics } from '../../src/server/metrics.ts'
import { databaseOf, dataFolder, onPostgres } from '../../src/server/test/databases.fixture.ts'
import { openPostgres } from '../../src/server/store/database/postgres.ts'
import pg from 'pg'
import { findPostgres, startCluster } from './cluster.ts'

/** Records what was handled and by which process, and waits for it. */
function journal() {
  const looks: string[] = []
  const waiting = new Set<() => void>()
  const note = (look: string) => {
    looks.push(look)
    for (const tell of waiting) tell()
  }
  const until = (fits: () => boolean) =>
    new Promise<void>(done => {
      const tell = () => {
        if (!fits()) return
        waiting.delete(tell)
        done()
      }
      waiting.add(tell)
      tell()
    })
  return { looks, note, until }
}

async function process(url: string, look: (task: string, about: string) => void): Promise<Jobs> {
  const log = makeLog('silent', undefined)
  const store = await openPostgres(url, makeMetrics(), log)
  const jobs = await openEngine(url, store.peers, systemClock, log)
  const handlers = Object.fromEntries(
    TASKS.map(task => [task, async (about: string) => look(task, about)]),
  )
  jobs.start(handlers as Handlers)
  onTestFinished(async () => {
    await jobs.rest()
    await jobs.close()
    await store.close()
  })
  return jobs
}

async function query(url: string, sql: string): Promise<{ readonly id: string }[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ id: string }>(sql)
  await client.end()
  return rows
}

async function database(): Promise<string> {
  return (await databaseOf(dataFolder())) ?? ''
}

describe.skipIf(!onPostgres())('jobs on PostgreSQL', () => {
  test('a job of one process runs once, in any free process, and not before its time', async () => {
    const url = await database()
    const { looks, note, until } = journal()
    const [one] = await Promise.all(
      ['a', 'b'].map(() => process(url, (task, about) => note(`${task} ${about}`))),
    )
    const soon = systemClock.now() + 1500
    one?.at('clocks', 'later', systemClock.now() + ROUND_MS)
    one?.at('clocks', 'later', soon)
    one?.at('bots', 'now', 0)
    await until(() => looks.includes('bots now'))
    expect(looks).toEqual(['bots now'])
    await until(() => looks.includes('clocks later'))
    expect(systemClock.now()).toBeGreaterThanOrEqual(soon)
    one?.at('replay', 'last', 0)
    await until(() => looks.includes('replay last'))
    expect(looks).toEqual(['bots now', 'clocks later', 'replay last'])
  })

  test('another process runs the job that a process died in', async () => {
    const url = await database()
    const { looks, note, until } = journal()
    const jobs = await process(url, (task, about) => note(`${task} ${about}`))
    jobs.at('bots', 'orphan', systemClock.now() + ROUND_MS)
    const taken = `UPDATE graphile_worker._private_jobs SET run_at = now(), locked_by = 'pool-gone', locked_at = now() RETURNING id`
    while ((await query(url, taken)).length === 0);
    await until(() => looks.length > 0)
    expect(looks).toEqual(['bots orphan'])
  })

  test('a job that is due after the next reconciliation is left to it', async () => {
    const url = await database()
    const jobs = await process(url, () => undefined)
    jobs.at('clocks', 'tomorrow', systemClock.now() + 24 * 3_600_000)
    jobs.at('clocks', 'soon', systemClock.now() + ROUND_MS - 1000)
    const kept = 'SELECT key AS id FROM graphile_worker._private_jobs'
    let rows = await query(url, kept)
    while (rows.length === 0) rows = await query(url, kept)
    expect(rows).toEqual([{ id: 'clocks soon' }])
  })

  test('jobs go on after a crash of the database', async () => {
    const cluster = await startCluster(findPostgres() ?? '')
    onTestFinished(() => cluster.stop())
    const { looks, note, until } = journal()
    const jobs = await process(cluster.url('postgres'), (task, about) => note(`${task} ${about}`))
    jobs.at('bots', 'before', 0)
    await until(() => looks.includes('bots before'))
    await cluster.crashAndRestart()
    const asking = setInterval(() => jobs.at('bots', 'after', 0), 100)
    await until(() => looks.includes('bots after'))
    clearInterval(asking)
    expect(looks[0]).toBe('bots before')
  })
})
