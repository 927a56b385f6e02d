import { expect, test } from 'vitest'
import { remoteSession, type RemoteWorld } from './remote.ts'
import { closedAtEnd, fakeServer, until } from '../session.fixture.ts'

const open = (world: RemoteWorld) => closedAtEnd(remoteSession(world))

/** A session of a running match, when its first position is there. */
async function begun() {
  const server = fakeServer()
  const session = open(server.world)
  const { moment } = await until(session, state => state.moment !== null)
  return { server, session, moment: moment! }
}

test('an open table has no moment; the game that starts brings it', async () => {
  const server = fakeServer(false)
  const session = open(server.world)
  expect((await until(session, () => true)).moment).toBeNull()
  server.begin()
  expect((await until(session, state => state.moment !== null)).table.status).toBe('running')
})

test('a choice made while the line is cut is kept, counted, and carried out once when it is back', async () => {
  const { server, session, moment } = await begun()
  server.cut(false)
  server.time.pass(2_000)
  const lost = await until(session, state => state.link === 'lost')
  expect(lost.pending).toBe(0)
  const choice = session.choose(moment.offers.slice(0, 1))
  expect((await until(session, state => state.pending === 1)).link).toBe('lost')
  server.reach()
  server.time.pass(15_000)
  expect(await choice).toBeNull()
  const back = await until(session, state => state.pending === 0)
  expect(back.link).toBe('live')
  expect(back.steps.filter(step => step.seat === 0)).toHaveLength(1)
})

test('a line that is back within two seconds was never lost', async () => {
  const { server, session } = await begun()
  const links = new Set<string>()
  session.watch(({ link }) => links.add(link))
  server.cut()
  server.time.pass(400)
  await new Promise(resolve => setImmediate(resolve))
  server.time.pass(15_000)
  expect([...links]).toEqual(['live'])
})

test('a loss is told after two seconds, however often one tries to come back', async () => {
  const { server, session } = await begun()
  const before = server.attempts
  server.cut(false)
  const links: string[] = []
  session.watch(({ link }) => links.push(link))
  const pass = async (tenths: number) => {
    for (let tenth = 0; tenth < tenths; tenth++) {
      server.time.pass(100)
      await new Promise(resolve => setImmediate(resolve))
    }
  }
  await pass(19)
  expect(links).not.toContain('lost')
  await pass(1)
  expect(server.attempts - before).toBeGreaterThan(1)
  expect(links.at(-1)).toBe('lost')
})

test('a choice stands at once where it can be foreseen, is told as lost after two seconds, and is kept', async () => {
  const { server, session, moment } = await begun()
  server.silence(true)
  void session.choose(moment?.offers.slice(0, 1) ?? [])
  const made = await until(session, state => state.pending === 1)
  expect(made.moment).toMatchObject({ offers: [], undoable: false })
  expect(made.moment?.view).not.toEqual(moment?.view)
  server.time.pass(1_999)
  expect((await until(session, () => true)).link).toBe('live')
  server.time.pass(1)
  const lost = await until(session, () => true)
  expect([lost.link, lost.pending, lost.moment]).toEqual(['lost', 1, made.moment])
  server.silence(false)
  server.cut()
  server.time.pass(400)
  const done = await until(session, state => state.pending === 0)
  expect(done.link).toBe('live')
  expect(done.steps.filter(step => step.seat === 0)).toHaveLength(1)
})

test('a choice that was not answered when the page closed is sent when it opens again', async () => {
  const { server, session, moment } = await begun()
  server.cut(false)
  void session.choose(moment?.offers.slice(0, 1) ?? [])
  session.close()
  await Promise.resolve()
  server.reach()
  const again = open(server.world)
  const { steps } = await until(again, state => state.steps.some(({ seat }) => seat === 0))
  expect(steps.filter(({ seat }) => seat === 0)).toHaveLength(1)
  again.close()
  const third = open(server.world)
  await until(third, state => state.moment !== null)
  expect(server.heard.filter(({ type }) => type === 'choose')).toHaveLength(1)
})

test('a choice that is refused is taken off the table again', async () => {
  const { server, session, moment } = await begun()
  server.silence(true)
  const choice = session.choose(moment?.offers.slice(0, 1) ?? [])
  const key = server.heard.flatMap(message => (message.type === 'choose' ? [message.key] : []))[0]
  server.say({ type: 'refused', key: key ?? '', why: 'stale', refusal: null })
  expect((await choice)?.why).toBe('stale')
  expect((await until(session, () => true)).moment).toEqual(moment)
})

test('a choice whose answer was lost is sent again with the same key, and not carried out twice', async () => {
  const { server, session, moment } = await begun()
  server.silence(true)
  const choice = session.choose(moment.offers.slice(0, 1))
  server.silence(false)
  server.cut()
  server.time.pass(400)
  expect(await choice).toBeNull()
  const keys = server.heard.flatMap(message => (message.type === 'choose' ? [message.key] : []))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a choice is done when the step it made is here, so that the next can follow at once', async () => {
  const { server, session, moment } = await begun()
  server.silence(true)
  let done = false
  const choice = session.choose(moment.offers.slice(0, 1)).then(() => (done = true))
  server.silence(false)
  const key = server.heard.flatMap(message => (message.type === 'choose' ? [message.key] : []))[0]
  server.say({ type: 'done', key, seq: 1 })
  await new Promise(resolve => setImmediate(resolve))
  expect(done).toBe(false)
  server.cut()
  server.time.pass(400)
  expect(await choice).toBe(true)
  expect((await until(session, () => true)).steps.length).toBeGreaterThan(0)
})

test('after a loss only what is new comes, as fresh steps', async () => {
  const { server, session } = await begun()
  const fresh: number[] = []
  session.watch((_, steps) => void fresh.push(...steps.map(step => step.seq)))
  server.cut()
  server.elsewhere()
  server.time.pass(400)
  await until(session, state => state.link === 'live' && state.steps.length === 1)
  expect(fresh).toEqual([1])
  expect(server.heard.at(-1)).toEqual({ type: 'watch', since: 0 })
})

test('a gap in the numbers makes it ask for what is missing', async () => {
  const { server, session } = await begun()
  server.elsewhere()
  server.others()
  const state = await until(session, ({ steps }) => steps.length >= 2)
  expect(state.steps.map(step => step.seq)).toEqual(state.steps.map((_, index) => index + 1))
})

test('pauses between attempts grow, and silence counts as a loss', async () => {
  const { server } = await begun()
  server.silence(true)
  server.cut(false)
  const before = server.attempts
  for (let i = 0; i < 20; i++) {
    server.time.pass(1000)
    await Promise.resolve()
    await Promise.resolve()
  }
  expect(server.attempts - before).toBeGreaterThan(2)
  expect(server.attempts - before).toBeLessThan(8)
})

test('a server too busy is asked again', async () => {
  const { server, session, moment } = await begun()
  server.silence(true)
  const choice = session.choose(moment.offers.slice(0, 1))
  server.silence(false)
  const key = server.heard.flatMap(message => (message.type === 'choose' ? [message.key] : []))[0]
  server.say({ type: 'refused', key, why: 'busy', refusal: null })
  server.time.pass(5000)
  expect(await choice).toBeNull()
})

test('what was not heard because there was too much is said again', async () => {
  const { server, session, moment } = await begun()
  server.silence(true)
  const choice = session.choose(moment.offers.slice(0, 1))
  server.silence(false)
  server.say({ type: 'trouble', why: 'too-fast', message: '' })
  server.time.pass(5000)
  expect(await choice).toBeNull()
})

test('a table that is no more is given up, and what waits is answered', async () => {
  const { server, session, moment } = await begun()
  server.silence(true)
  const choice = session.choose(moment.offers.slice(0, 1))
  server.say({ type: 'trouble', why: 'no-table', message: '' })
  expect((await choice)?.why).toBe('gone')
  expect((await until(session, () => true)).link).toBe('gone')
})

test('the way since a step of mine is walked through beside the match that goes on', async () => {
  const { session, moment } = await begun()
  await session.choose(moment.offers.slice(0, 1))
  const { steps } = await until(session, state => state.steps.some(({ seat }) => seat !== 0))
  const past = await session.past?.(1)
  const shown = past && (await until(past, () => true))
  expect(shown).toMatchObject({
    seat: 0,
    steps: steps.slice(0, 2),
    moment: { view: { after: 2 }, offers: [] },
  })
  expect(await session.past?.(steps.length)).toBeNull()
  expect((await until(session, () => true)).frame).toBeNull()
})

test('when somebody at the table takes another name, the talk is told anew', async () => {
  const { server, session } = await begun()
  const { table } = await until(session, () => true)
  session.talk?.watch(() => {})
  const listened = () => server.heard.filter(({ type }) => type === 'listen')
  const call = (name: string) => {
    const seats = table.seats.map((chair, seat) => (seat === 0 ? { ...chair, name } : chair))
    server.say({ type: 'table', table: { ...table, seats }, seat: 0 })
  }
  call('Ana')
  const before = listened().length
  call('Anabel')
  expect(listened().slice(before)).toEqual([{ type: 'listen', players: 0, onlookers: 0 }])
})
