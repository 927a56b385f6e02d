import { expect, test } from 'vitest'
import { Rng } from '../../kernel/rng.ts'
import { game } from '../../games/merchant-of-goldfish/engine/index.ts'
import type { Move, State } from '../../games/merchant-of-goldfish/engine/state.ts'
import { copyOf, runSql } from './databases.fixture.ts'
import { latestMoment, type Line, stepsOf } from './lines.fixture.ts'
import { serve, type TestServer } from './server.fixture.ts'
import { guest, together, type Visitor, visitor } from './visitors.fixture.ts'

/*
 * Non-interference on the wire: two servers whose tables differ only in what Eva (seat 2) and an
 * onlooker cannot know — the hands of Ana (0) and Ben (1), and what Ben does in secret. Every byte
 * they get must be the same.
 */

const VIEWER = 2

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

/** A copy of the data in which only the hidden cards differ. */
async function withState(data: string, state: State): Promise<string> {
  const copy = await copyOf(data)
  const json = JSON.stringify(state)
  await runSql({ data: copy }, `UPDATE snapshots SET state = '${json}', base = '${json}'`)
  return copy
}

/**
 * Two states that look the same to the viewer, and allow the same lead followed by an exchange.
 */
function twins(state: State) {
  const view = game.view(state, VIEWER)
  for (let seed = 1; seed < 2000; seed++) {
    const [one, other] = [
      game.determinize(view, Rng.from(seed)),
      game.determinize(view, Rng.from(seed + 2000)),
    ]
    if (JSON.stringify(one.hands) === JSON.stringify(other.hands)) continue
    const lead = game.legal(one, 0).find(move => suits(one, move) && suits(other, move))
    if (lead !== undefined) return { one, other, lead }
  }
  throw new Error('no twins found')
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

/**
 * What Eva and an onlooker are sent while Ana leads and Ben does something in secret and then keeps
 * their cards.
 */
async function watched(
  server: TestServer,
  id: string,
  cookies: readonly string[],
  lead: Move,
  inSecret: (ben: Line) => Promise<void>,
) {
  const [ana, ben, eva] = cookies.map(cookie => visitor(server, cookie))
  const eyes = [await eva.watch(id), await visitor(server).watch(id)]
  const [leader, passer] = [await ana.watch(id), await ben.watch(id)]
  await choose(leader, () => [lead])
  await passer.settle()
  await inSecret(passer)
  const late = [await eva.watch(id), await visitor(server).watch(id)]
  const lists = [await eva.get('/api/tables'), await visitor(server).get(`/api/tables/${id}`)]
  await choose(passer, keep)
  eyes[0].say({ type: 'explain', key: 'why-not-this', move: { type: 'collect', value: 3 } })
  await eyes[0].hear('explained')
  eyes[0].say({ type: 'undo', key: 'undo-what' })
  await eyes[0].hear('refused')
  for (const line of [...eyes, ...late]) await line.settle()
  const texts = [...eyes, ...late]
    .map(line => line.texts)
    .concat(lists.map(list => [JSON.stringify(list.body)]))
  return {
    texts: texts.map(sent => sent.map(timeless)),
    steps: stepsOf(eyes[0]),
    secret: stepsOf(passer),
  }
}

const timeless = (text: string) => text.replaceAll(/"(at|updatedAt)":\d+/g, '"$1":0')

test('two tables that differ only in secrets send the same bytes to everybody who cannot know them', async () => {
  const { id, cookies, data } = await dealt()
  const { one, other, lead } = twins(await stateIn(data))
  const first = await serve({ data: await withState(data, one) })
  const quiet = await watched(first, id, cookies, lead, async ben => {
    await choose(ben, pass)
  })
  const second = await serve({ data: await withState(data, other) })
  const busy = await watched(second, id, cookies, lead, inVain)
  expect(busy.texts).toEqual(quiet.texts)
  expect(busy.steps.map(step => [step.seq, step.seat])).toEqual([
    [1, 0],
    [2, 1],
  ])
  expect(quiet.secret).toHaveLength(3)
  expect(busy.secret).toHaveLength(9)

  const hidden = JSON.stringify(one.hands[1])
  expect(JSON.stringify(one.hands)).not.toBe(JSON.stringify(other.hands))
  for (const text of quiet.texts.flat()) expect(text).not.toContain(hidden)
})

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
  const { id, cookies, data, lead } = await dealtToExchange()
  const lookedBack = async (inSecret: (ben: Line) => Promise<void>) => {
    const server = await serve({ data: await copyOf(data) })
    await watched(server, id, cookies, lead, inSecret)
    const [ana, ben, eva] = cookies.map(cookie => visitor(server, cookie))
    const past = async (who: Visitor) => {
      const answer = await who.ask('GET', `/api/tables/${id}/past`)
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
