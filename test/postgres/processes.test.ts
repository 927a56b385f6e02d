import { describe, expect, test } from 'vitest'
import type { Replay } from '../../src/protocol/http.ts'
import type { MyEvent } from '../../src/protocol/programs.ts'
import type { MyTable } from '../../src/protocol/table.ts'
import { manualClock } from '../../src/server/clock.fixture.ts'
import { RESTART } from '../../src/server/socket/lifetime.ts'
import { openArena } from '../trials/arena.ts'
import { judge } from '../trials/judge.ts'
import { bearer, botOf, listen, program } from '../../src/server/test/program.fixture.ts'
import {
  databaseOf,
  dataFolder,
  onPostgres,
  runSql,
} from '../../src/server/test/databases.fixture.ts'
import {
  latestMoment,
  type Line,
  playOn,
  stepsOf,
  untilOver,
} from '../../src/server/test/lines.fixture.ts'
import { serve, silent, type TestServer } from '../../src/server/test/server.fixture.ts'
import { begun, page, tableOf, until } from '../fairness.fixture.ts'
import { guest, takeChair, together, visitor } from '../../src/server/test/visitors.fixture.ts'

async function three(): Promise<[TestServer, TestServer, TestServer]> {
  const data = dataFolder()
  return [await serve({ data }), await serve({ data }), await serve({ data })]
}

type Event<T extends MyEvent['type']> = Extract<MyEvent, { type: T }>

/** The seats as this line last received them. */
function seatsOn(line: Line) {
  const told = line.messages.findLast(
    message => message.type === 'table' || message.type === 'welcome',
  )
  return told?.table.seats
}

/** Waits until the first of them has something to choose. */
async function toChoose([line]: readonly Line[]) {
  for (;;) {
    const moment = line === undefined ? null : latestMoment(line)
    if (moment !== null && moment.offers.length > 0) return moment
    await line?.next()
  }
}

describe.skipIf(!onPostgres())('three servers, one database', () => {
  test('people at different servers sit at the same table, and see every step', async () => {
    const [a, b, c] = await three()
    const [ana, ben] = [await guest(a), await guest(b)]
    const made = await ana.make({
      chairs: ['me', 'open', 'random'],
      options: { start: 0, maxTurns: 100 },
    })
    const { id } = made.table
    const host = await ana.watch(id)
    const onlooker = await visitor(c).watch(id)

    await ben.send('PATCH', '/api/me', { name: 'Benito' })
    expect((await takeChair(ben, made)).table.status).toBe('running')
    await host.hear(
      'welcome',
      ({ table }) => table.status === 'running' && table.seats[1]?.name === 'Benito',
    )
    const friend = await ben.watch(id)
    while (
      !seatsOn(onlooker)
        ?.slice(0, 2)
        .every(seat => seat.here)
    )
      await onlooker.next()

    await playOn([host, friend])
    await Promise.all([host, friend, onlooker].map(untilOver))
    for (const [eyes, line, server] of [
      ['0', host, c],
      ['1', friend, a],
      ['onlooker', onlooker, b],
    ] as const) {
      const { body } = await visitor(server).get<Replay>(`/api/tables/${id}/replay?eyes=${eyes}`)
      while (stepsOf(line).length < body.frames.length - 1) await line.next()
      expect(body.frames.slice(1).map(frame => frame.step)).toEqual(stepsOf(line))
      expect(stepsOf(line).map(step => step.seq)).toEqual(
        stepsOf(line).map((_, index) => index + 1),
      )
    }
    for (const server of [a, b, c])
      expect(server.lines.filter(line => /"level":50/.test(line))).toEqual([])
  })

  test('who has announced what they contribute at one is not away for another that has just heard of the table', async () => {
    const [a, b] = await three()
    const [ana, ben] = [await guest(a), await guest(b)]
    const { id, made, at } = await tableOf(ana, ['me', 'open'], { contributes: true })
    const first = await page(ana, id)
    await until([first], () => first.now().chairs[0]?.kind === 'hash')
    const invite = made.links[1]?.split('#')[1]
    expect((await ben.send('POST', at('sit'), { invite })).status).toBe(200)
    await begun(first)
    expect(first.now().chairs).toMatchObject([{ kind: 'given' }, { kind: 'away' }])
  })

  test('a move sent to all of them at once is made once', async () => {
    const servers = await three()
    const [a] = servers
    const ana = await guest(a)
    const { table } = await ana.make({ chairs: ['me', 'random'], options: { start: 0 } })
    const lines = await Promise.all(
      servers.map(server => visitor(server, ana.cookie).watch(table.id)),
    )
    for (let round = 0; round < 5; round++) {
      await Promise.all(lines.map(line => line.settle()))
      const moment = await toChoose(lines)
      const key = `at-once-${round}`
      for (const line of lines)
        line.say({ type: 'choose', key, at: moment.seq, moves: moment.offers.slice(0, 1) })
      const answers = await Promise.all(
        lines.map(line => line.hear('done', done => done.key === key)),
      )
      const [seq = 0, ...others] = new Set(answers.map(done => done.seq))
      expect(others).toEqual([])
      for (const line of lines) while ((latestMoment(line)?.seq ?? 0) < seq) await line.next()
    }
  })

  test('during a rolling replacement people only see a new connection', async () => {
    const data = dataFolder()
    const servers = [await serve({ data }), await serve({ data }), await serve({ data })]
    const arena = openArena(() => servers.map(({ address }) => address), 2, 5)
    await arena.moves(10)
    for (const [index, server] of servers.entries()) {
      const onlooker = await visitor(server).watch(arena.players[0]?.table ?? '')
      servers[index] = await serve({ data })
      await server.stop()
      expect(await onlooker.closed).toBe(RESTART)
      await arena.everybodyMoves()
    }
    await arena.close()
    const database = await databaseOf(data)
    const verdict = await judge(arena, { data, ...(database === undefined ? {} : { database }) })
    expect(verdict).toMatchObject({ lost: 0, doubled: 0, wrong: [] })
    expect(verdict.acknowledged).toBeGreaterThan(20)
    expect(verdict.caughtUp[2]).toBeLessThan(5000)
  })

  test('when a server stops, its bots play on at another', async () => {
    const place = { data: dataFolder() }
    const [a, b] = [await serve({ ...place, thinker: silent() }), await serve(place)]
    const ana = await guest(a)
    const { table } = await ana.make({ chairs: ['me', 'random'], options: { start: 1 } })
    const line = await visitor(b, ana.cookie).watch(table.id)
    await a.stop()
    expect((await line.hear('news')).steps).toMatchObject([{ seat: 1 }])
    await b.stop()
  })

  test('a person’s event stream gets at once what happens at other servers', async () => {
    // A clock that stands still: nothing is polled.
    const place = { data: dataFolder(), clock: manualClock(1_000_000) }
    const [a, b] = [await serve(place), await serve(place)]
    const [ana, ben] = [await guest(a), await guest(a)]
    const { bot, secret } = await botOf(ana)
    const [bens, goldies] = [
      await listen(b, '/api/me/events', { cookie: ben.cookie }),
      await listen(b, '/api/me/events', bearer(secret)),
    ]
    for (const stream of [bens, goldies]) await stream.count(1)
    const { table, links } = await ana.make({
      chairs: ['me', 'open', 'open'],
      options: { start: 1, games: 1, maxTurns: 100 },
    })
    await ana.send('POST', `/api/tables/${table.id}/invitations`, { seat: 2, bot: bot.id })
    const { invitation } = await goldies.hear<Event<'invited'>>('invited')
    expect(invitation).toMatchObject({ table: { id: table.id }, seat: 2 })
    const goldie = program(a, secret)
    await goldie.send('POST', `/api/tables/${table.id}/sit`, { invite: invitation.invite })
    await takeChair(ben, { table, links })
    for (const stream of [bens, goldies]) await stream.hear<Event<'start'>>('start')
    await bens.hear<Event<'turn'>>('turn')
    const alone = await ben.make({ chairs: ['me', 'random'], options: { start: 1 } })
    await bens.hear<Event<'start'>>('start', event => event.table.id === alone.table.id)
  })

  test('clocks run during a rolling replacement, and stand still when no server runs', async () => {
    const clock = manualClock(Date.parse('2026-11-21T12:00:00Z'))
    const data = dataFolder()
    const [a, b] = [await serve({ data, clock }), await serve({ data, clock })]
    const [ana, ben] = [await guest(a), await guest(a)]
    const time = { kind: 'live', minutes: 5, seconds: 0 }
    const id = await together([ana, ben], { time })
    const left = async (server: TestServer) => {
      const { body } = await visitor(server, ana.cookie).get<MyTable>(`/api/tables/${id}`)
      return body.table.time?.clocks[0]?.left
    }
    await a.stop()
    clock.advance(10_000)
    const c = await serve({ data, clock })
    clock.advance(10_000)
    expect([await left(b), await left(c)]).toEqual([280_000, 280_000])
    await b.stop()
    await c.stop()
    clock.advance(3_600_000)
    const d = await serve({ data, clock })
    clock.advance(60_000)
    expect(await left(d)).toBe(280_000)
    clock.advance(10_000)
    expect(await left(d)).toBe(270_000)
  })

  test('names and presence are known everywhere', async () => {
    const [a, b] = await three()
    const [ana, ben] = [await guest(a), await guest(b)]
    const { table } = await ana.make({ chairs: ['me', 'open'], listed: true })
    await ben.send('POST', `/api/tables/${table.id}/sit`, {})
    const host = await ana.watch(table.id)
    const friend = await ben.watch(table.id)
    await host.hear('table', told => told.table.seats[1]?.here === true)
    await ben.send('PATCH', '/api/me', { name: 'Benito' })
    await host.hear('table', told => told.table.seats[1]?.name === 'Benito')
    await friend.close()
    await host.hear('table', told => told.table.seats[1]?.here === false)
    expect(seatsOn(host)?.[0]?.here).toBe(true)
  })

  test('a name that a server was not told of is shown some seconds later', async () => {
    const [a] = await three()
    const ana = await guest(a)
    const { table } = await ana.make({ chairs: ['me', 'open'] })
    const line = await ana.watch(table.id)
    await runSql(a, "UPDATE users SET name = 'Benita'")
    const told = await line.hear('table', ({ table: { seats } }) => seats[0]?.name === 'Benita')
    expect(told.table.seats[0]?.here).toBe(true)
  })

  test('who sits at a table is known everywhere, however many look on', async () => {
    const [a, b] = await three()
    const ana = await guest(a)
    const { table } = await ana.make({ chairs: ['me', 'open'] })
    for (let many = 0; many < 220; many++) await (await guest(a)).watch(table.id)
    const host = await ana.watch(table.id)
    const onlooker = await (await guest(b)).watch(table.id)
    while (seatsOn(onlooker)?.[0]?.here !== true) await onlooker.next()
    await host.close()
    while (seatsOn(onlooker)?.[0]?.here === true) await onlooker.next()
    expect(seatsOn(onlooker)?.[0]?.here).toBe(false)
  })

  test('a person who deletes their account at one of them is disconnected from all', async () => {
    const [a, b] = await three()
    const ana = await guest(a)
    const elsewhere = visitor(b, ana.cookie)
    const { table } = await ana.make({ chairs: ['me', 'open'] })
    const line = await elsewhere.watch(table.id)
    expect((await ana.send('DELETE', '/api/me')).status).toBe(200)
    await line.closed
    expect((await elsewhere.get('/api/me')).body).toEqual({ me: null })
  })
})
