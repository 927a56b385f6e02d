import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { PersonAnswer } from '../../protocol/account.ts'
import { manualClock } from '../clock.fixture.ts'
import { makeTiming } from '../domain/timing.ts'
import { makeLog } from '../log.ts'
import type { Store } from '../store/store.ts'
import { runSql } from '../test/databases.fixture.ts'
import { serve, silent, withoutDoors } from '../test/server.fixture.ts'
import { guest, idOf } from '../test/visitors.fixture.ts'
import { ROUND_MS, type Task } from './jobs.ts'
import { makeRounds, STORED_A_ROUND } from './reconcile.ts'

test('a match that a server of before 0.29 ends beside this one is on the pages of its people', async () => {
  const clock = manualClock(Date.now())
  const server = await serve({ clock, thinker: silent() })
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'random'], options: { start: 0 } })
  await ana.send('POST', `/api/tables/${table.id}/resign`)
  // As that server leaves it.
  await runSql(server, 'UPDATE seats SET over_at = NULL')
  const page = async () => {
    clock.advance(ROUND_MS)
    const { body } = await ana.get<PersonAnswer>(`/api/people/${await idOf(ana)}`)
    return body.history.map(each => each.table.id)
  }
  await expect.poll(page).toEqual([table.id])
})

/** Rounds over finished matches that are not stored yet, and what they schedule. */
async function roundsOver(matches: readonly string[]) {
  const hub = await withoutDoors()
  const clock = manualClock(Date.now())
  const database = { fails: false }
  const write: Store['write'] = job =>
    database.fails
      ? Promise.reject(new Error('timeout exceeded when trying to connect'))
      : hub.store.write(job)
  let missed = () => {}
  const peers: Store['peers'] = {
    ...hub.store.peers,
    listen: listener => (missed = () => listener.missed()),
  }
  const done: (readonly [Task, string])[] = []
  const jobs = { at: (task: Task, about: string) => void done.push([task, about]) }
  const store = { ...hub.store, write, peers }
  const timing = makeTiming(clock)
  const log = makeLog('silent', undefined)
  const rounds = makeRounds({ ...hub, store, clock, timing, log }, jobs as never)
  onTestFinished(() => rounds.close())
  await hub.store.write(async db => {
    const user = { id: 'ana', name: 'Ana', created_at: 0, gone: 0, old_cookie: 0 }
    await db.insertInto('users').values(user).execute()
    const table = { game: 'g', version: 1, options: '{}', seed: '', host: 'ana' }
    const state = { listed: 0, status: 'over', actors: '[]', time: '{}', life: '{}' }
    const times = { created_at: 0, updated_at: 0 }
    const rows = matches.map(id => ({ id, ...table, ...state, ...times }))
    await db.insertInto('tables').values(rows).execute()
  })
  const stored = () => done.filter(([task]) => task === 'replay').map(([, about]) => about)
  /** Until a round is over. */
  const round = async () => {
    const before = done.filter(([task]) => task === 'notices').length
    while (done.filter(([task]) => task === 'notices').length === before) {
      clock.advance(ROUND_MS)
      await setImmediate()
    }
  }
  return { rounds, round, stored, done, database, missed: () => missed() }
}

test('a first look that fails is made again, and so is one after an outage', async () => {
  const { rounds, round, stored, done, database, missed } = await roundsOver(['old'])
  database.fails = true
  rounds.start()
  await setImmediate()
  expect(done).toEqual([])
  database.fails = false
  await round()
  expect(stored()).toEqual(['old'])
  await round()
  expect(stored()).toEqual(['old'])
  missed()
  await round()
  await round()
  expect(stored()).toEqual(['old', 'old'])
})

test('of very many finished matches a few are looked at in each round, in the end each once', async () => {
  const matches = Array.from({ length: 2 * STORED_A_ROUND + 1 }, (_, at) => `m${at}`)
  const { rounds, round, stored } = await roundsOver(matches)
  rounds.start()
  const seen: number[] = []
  while (stored().length < matches.length) {
    await round()
    seen.push(stored().length)
  }
  expect(seen.map((all, at) => all - (seen[at - 1] ?? 0))).toEqual([
    STORED_A_ROUND,
    STORED_A_ROUND,
    1,
  ])
  await round()
  expect(stored().toSorted()).toEqual(matches.toSorted())
})
