import { expect, test } from 'vitest'
import { Rng } from '../../kernel/rng.ts'
import { game } from '../../games/merchant-of-goldfish/engine/index.ts'
import type { Move, State } from '../../games/merchant-of-goldfish/engine/state.ts'
import { copyOf, runSql } from './databases.fixture.ts'
import { latestMoment, type Line } from './lines.fixture.ts'
import { serve, type TestServer } from './server.fixture.ts'
import { guest, together, type Visitor, visitor } from './visitors.fixture.ts'

/*
 * What the others do in secret shows in nothing of a match that is looked back at. That it shows in
 * nothing while the match goes on is tried with pairs of worlds: test/leaks.
 */

/** A table of three after the deal: the people on its seats, and its data folder. */
async function dealt() {
  const server = await serve()
  const people = [await guest(server), await guest(server), await guest(server)]
  const id = await together(people)
  await server.stop()
  return { id, cookies: people.map(({ cookie }) => cookie), data: server.data }
}

/** Seat 0 can lead `lead`, and seat 1 can then exchange. */
function suits(state: State, lead: Move): boolean {
  const copy = structuredClone(state)
  const table = { rng: Rng.from(1), emit: () => undefined }
  if (!game.legal(copy, 0).some(move => JSON.stringify(move) === JSON.stringify(lead))) return false
  game.play(copy, 0, lead, table)
  game.play(copy, 1, { type: 'pass' }, table)
  return copy.phase === 'give'
}

async function stateIn(data: string): Promise<State> {
  const [row] = (await runSql({ data }, 'SELECT state FROM snapshots')) as { state: string }[]
  return JSON.parse(row?.state ?? '') as State
}

async function choose(line: Line, pick: (offers: readonly Move[]) => Move[]): Promise<void> {
  const moment = latestMoment(line)!
  const key = `choice-${moment.seq}-${line.messages.length}`
  line.say({ type: 'choose', key, at: moment.seq, moves: pick(moment.offers as Move[]) })
  await line.hear('done', done => done.key === key)
  await line.settle()
}

async function undo(line: Line): Promise<void> {
  const key = `take-back-${line.messages.length}`
  line.say({ type: 'undo', key })
  await line.hear('done', done => done.key === key)
  await line.settle()
}

const give = (offers: readonly Move[]) => offers.filter(({ type }) => type === 'give').slice(0, 1)
const pass = (): Move[] => [{ type: 'pass' }]
const keep = (): Move[] => [{ type: 'keep' }]

const inVain: (ben: Line) => Promise<void> = async ben => {
  await choose(ben, pass)
  await choose(ben, give)
  await undo(ben)
  await undo(ben)
  await choose(ben, pass)
  await choose(ben, give)
  await undo(ben)
}

/** Ana leads, and Ben does something in secret and then keeps their cards. */
async function play(
  server: TestServer,
  { id, cookies, lead }: Awaited<ReturnType<typeof dealtToExchange>>,
  inSecret: (ben: Line) => Promise<void>,
): Promise<void> {
  const [ana, ben] = cookies.map(cookie => visitor(server, cookie))
  const [leader, passer] = [await ana.watch(id), await ben.watch(id)]
  await choose(leader, () => [lead])
  await passer.settle()
  await inSecret(passer)
  await choose(passer, keep)
}

const timeless = (text: string) => text.replaceAll(/"(at|updatedAt)":\d+/g, '"$1":0')

test('a message that would reveal something and is then refused reveals nothing', async () => {
  const { id, cookies, data } = await dealt()
  const server = await serve({ data })
  const ana = await visitor(server, cookies[0]).watch(id)
  const [lead] = latestMoment(ana)!.offers
  for (const probe of [{ type: 'pass' }, { type: 'play', value: 1, count: 1 }]) {
    ana.say({ type: 'choose', key: `probe-${probe.type}`, at: 0, moves: [lead, probe] })
    expect(await ana.hear('refused')).toMatchObject({ why: 'revealed', refusal: null })
  }
})

/** A deal after which seat 0 can lead so that seat 1 can exchange. */
async function dealtToExchange() {
  for (;;) {
    const table = await dealt()
    const state = await stateIn(table.data)
    const lead = game.legal(structuredClone(state), 0).find(move => suits(state, move))
    if (lead !== undefined) return { ...table, lead }
  }
}

test('people who look back see what they saw, and not that others did something in secret', async () => {
  const table = await dealtToExchange()
  const lookedBack = async (inSecret: (ben: Line) => Promise<void>) => {
    const server = await serve({ data: await copyOf(table.data) })
    await play(server, table, inSecret)
    const [ana, ben, eva] = table.cookies.map(cookie => visitor(server, cookie))
    const past = async (who: Visitor) => {
      const answer = await who.ask('GET', `/api/tables/${table.id}/past`)
      return timeless(await answer.text())
    }
    const others = await Promise.all([ana, eva, visitor(server)].map(past))
    return { others, own: await past(ben) }
  }
  const quiet = await lookedBack(ben => choose(ben, pass))
  const busy = await lookedBack(inVain)
  expect(busy.others).toEqual(quiet.others)
  expect(busy.own).not.toBe(quiet.own)
  expect(
    busy.others.every(text => text.startsWith('{"frames":[{') && !text.includes('"ply"')),
  ).toBe(true)
})
