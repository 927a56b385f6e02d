import { expect, test } from 'vitest'
import { findGame } from '../src/games/index.ts'
import { Rng } from '../src/kernel/rng.ts'
import type { Proven } from '../src/kit/fairness/fair.fixture.ts'
import { contributionHash } from '../src/kit/fairness/shuffle.ts'
import type { Verdict } from '../src/kit/fairness/verdict.ts'
import { verify } from '../src/kit/fairness/verify.ts'
import type { MyTable } from '../src/protocol/table.ts'
import { manualClock, type ManualClock } from '../src/server/clock.fixture.ts'
import { runSql } from '../src/server/test/databases.fixture.ts'
import { serve, silent, type TestServer } from '../src/server/test/server.fixture.ts'
import { guest, type Visitor } from '../src/server/test/visitors.fixture.ts'
import { daily } from './deep.ts'
import { START } from './fairness.fixture.ts'

/*
 * Whatever people do at tables besides playing, in whatever order: sit down and get up, leave, come
 * back, resign, agree to end, contribute to a shuffle or not, delete their accounts. Afterwards no
 * table is busy with itself, and every match that was played has a proof that fits.
 */

const GAMES = ['merchant-of-goldfish', 'mercadito', 'mercado']
const TIMES = [
  { kind: 'none' },
  { kind: 'live', minutes: 1, seconds: 2 },
  { kind: 'days', hours: 1 },
]
const BYTES = '12'.repeat(16)
const PEOPLE = 5
/** Things are done at the latest tables. */
const LATEST = 2

interface House {
  readonly server: TestServer
  readonly clock: ManualClock
  readonly rng: Rng
  readonly people: Visitor[]
  readonly tables: string[]
}

type Deed = (house: House, who: Visitor, at: (what: string) => string) => Promise<unknown>

const sends = (what: string, body?: (rng: Rng) => object): Deed => {
  return ({ rng }, who, at) => who.send('POST', at(what), body?.(rng))
}

async function makeTable({ rng, tables }: House, who: Visitor): Promise<void> {
  const chairs = ['me', 'open', ...rng.pick([[], ['open'], ['easy']])]
  const [game, time] = [rng.pick(GAMES), rng.pick(TIMES)]
  const contributes = rng.below(2) === 0
  const wish = { game, chairs, time, contributes, readyCheck: rng.below(8) === 0, listed: true }
  tables.push((await who.make(wish)).table.id)
}

async function contribute({ rng }: House, who: Visitor, at: (what: string) => string) {
  const { table, seat } = (await who.get<MyTable>(at(''))).body
  const { commitment } = table
  const hash = contributionHash(commitment, seat ?? 0, BYTES)
  const given = rng.below(2) === 0 ? { hash } : { bytes: BYTES }
  await who.send('POST', at('shuffle'), { commitment, ...given })
}

async function deleteAccount({ people }: House, who: Visitor): Promise<void> {
  expect((await who.send('DELETE', '/api/me')).status).toBe(200)
  people.splice(people.indexOf(who), 1)
}

const sitDown = sends('sit', rng => ({ contributes: rng.below(2) === 0 }))
const DEEDS: readonly Deed[] = [
  makeTable,
  makeTable,
  makeTable,
  ...Array.from({ length: 10 }, () => sitDown),
  sends('stand'),
  sends('leave'),
  sends('back'),
  sends('resign'),
  sends('end', rng => ({ end: rng.below(3) > 0 })),
  sends('ready', rng => ({ ready: rng.below(4) > 0 })),
  sends('rematch'),
  sends('chair', rng => ({ seat: rng.below(3), chair: rng.pick(['open', 'easy']) })),
  contribute,
  contribute,
  deleteAccount,
  deleteAccount,
  async ({ clock, rng }) => clock.advance(rng.pick([1, 4999, 5000, 60_000, 3_600_000])),
]

async function doSomething(house: House): Promise<void> {
  const { server, rng, people, tables } = house
  while (people.length < PEOPLE) people.push(await guest(server))
  if (tables.length === 0) await makeTable(house, people[0])
  const id = rng.pick(tables.slice(-LATEST))
  const at = (what: string) => `/api/tables/${id}${what && `/${what}`}`
  await rng.pick(DEEDS)(house, rng.pick(people), at)
}

/** All do this at all tables. */
async function everywhere({ people, tables }: House, what: string, body?: object): Promise<void> {
  for (const who of people)
    for (const id of tables) await who.send('POST', `/api/tables/${id}/${what}`, body)
}

/** Matches begin wherever they can; then somebody deletes their account, and all others resign. */
async function playAll(house: House): Promise<void> {
  await everywhere(house, 'sit', {})
  await everywhere(house, 'ready', { ready: true })
  // Shuffles that are under way are made meanwhile.
  await revisions(house, 12)
  const [first] = house.people
  if (first) await deleteAccount(house, first)
  await everywhere(house, 'resign')
}

/** How often each table has been stored, after so many seconds in which nobody does anything. */
async function revisions({ clock, people, server }: House, seconds: number): Promise<unknown> {
  for (let second = 0; second < seconds; second++) {
    clock.advance(1000)
    await people[0]?.get('/api/me')
  }
  return runSql(server, 'SELECT id, revision FROM tables ORDER BY id')
}

/** What does not fit in the proof of each match that has been played. */
async function faultsOfAll({ server, tables }: House) {
  const stranger = await guest(server)
  const found: Verdict['faults'][] = []
  for (const id of tables) {
    const { status, body } = await stranger.get<Proven>(`/api/tables/${id}/chronicle`)
    const loaded = status === 200 ? await findGame(body.game)?.load() : undefined
    if (loaded) found.push((await verify(loaded.game, body)).faults)
  }
  return found
}

const seeds = Array.from({ length: daily(2, 20) }, (_, seed) => seed + 1)

test.each(seeds)('tables rest whatever people did there, and proofs fit (%i)', async seed => {
  const clock = manualClock(START)
  const limits = { listedPerPerson: 1000, listedPerAddress: 1000 }
  const server = await serve({ clock, thinker: silent(), limits })
  const house: House = { server, clock, rng: Rng.from(seed), people: [], tables: [] }
  for (let deeds = 0; deeds < 160; deeds++) await doSomething(house)
  await playAll(house)
  const proofs = await faultsOfAll(house)
  expect(proofs.length).toBeGreaterThan(0)
  expect(proofs.flat()).toEqual([])
  const quiet = await revisions(house, 20)
  expect(await revisions(house, 30)).toEqual(quiet)
})
