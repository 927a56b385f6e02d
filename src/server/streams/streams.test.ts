import { expect, test } from 'vitest'
import { manualClock } from '../clock.fixture.ts'
import type { ServerMessage, Welcome } from '../../protocol/messages.ts'
import type { MyEvent, NewToken } from '../../protocol/programs.ts'
import { bearer, botOf, listen, program } from '../test/program.fixture.ts'
import { runSql } from '../test/databases.fixture.ts'
import { latestMoment, playOn, stepsOf, untilOver } from '../test/lines.fixture.ts'
import { serve } from '../test/server.fixture.ts'
import { guest, takeChair } from '../test/visitors.fixture.ts'
import { BEAT_MS } from './lines.ts'

type Event<T extends MyEvent['type']> = Extract<MyEvent, { type: T }>
type Said<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>

test('my news: invited, begun, my turn, ended, whether I listen then or later', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { bot, secret } = await botOf(ana)
  const goldie = program(server, secret)
  const early = await listen(server, '/api/me/events', bearer(secret))
  const { table } = await ana.make({
    chairs: ['me', 'open'],
    options: { start: 1, games: 1, maxTurns: 100 },
  })
  expect((await goldie.get<{ bots: object[] }>('/api/bots')).body.bots).toMatchObject([
    { id: bot.id, here: true },
  ])
  await ana.send('POST', `/api/tables/${table.id}/invitations`, { seat: 1, bot: bot.id })
  const { invitation } = await early.hear<Event<'invited'>>('invited')
  const late = await listen(server, '/api/me/events', bearer(secret))
  expect((await late.hear<Event<'invited'>>('invited')).invitation).toMatchObject({
    invite: invitation.invite,
  })

  await goldie.send('POST', `/api/tables/${table.id}/sit`, { invite: invitation.invite })
  for (const stream of [early, late]) {
    expect(await stream.hear<Event<'start'>>('start')).toMatchObject({
      seat: 1,
      table: { id: table.id },
    })
    expect(await stream.hear<Event<'turn'>>('turn')).toMatchObject({ seat: 1, seq: 0 })
  }
  const after = await listen(server, '/api/me/events', bearer(secret))
  expect(await after.hear<Event<'turn'>>('turn')).toMatchObject({ seat: 1, seq: 0 })
  const lines = [await ana.watch(table.id), await goldie.watch(table.id)]
  await playOn(lines)
  for (const stream of [early, late, after]) {
    expect(await stream.hear<Event<'end'>>('end')).toMatchObject({ table: { status: 'over' } })
    const told = stream.lines.filter(line => line !== '').map(line => JSON.parse(line) as MyEvent)
    expect(told.filter(({ type }) => type === 'end' || type === 'start')).toHaveLength(2)
  }
})

test('a stream begins with my turn also where I sit at very many tables since', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { bot, secret } = await botOf(ana)
  const made = await ana.make({ chairs: ['me', 'open'], options: { start: 1 } })
  await takeChair(program(server, secret), made)
  const later = Array.from({ length: 150 }, (_, n) => `later${n}`)
  const tables = later.map(
    id =>
      `('${id}', 'g', 1, '{}', '', '${bot.id}', 0, 'open', '[]', '{}', '{}', 0, ${Date.now()}000, 0)`,
  )
  const seats = later.map(id => `('${id}', 0, 'person', '${bot.id}', 0)`)
  await runSql(
    server,
    `INSERT INTO tables (id, game, version, options, seed, host, listed, status, actors, time, life,
       created_at, updated_at, revision) VALUES ${tables.join()};
     INSERT INTO seats (table_id, seat, kind, user_id, round) VALUES ${seats.join()}`,
  )
  const stream = await listen(server, '/api/me/events', bearer(secret))
  expect((await stream.hear<Event<'turn'>>('turn')).table.id).toBe(made.table.id)
})

test('a table’s lines are what its socket sends to the same person, and end with the match', async () => {
  const server = await serve()
  const [ana, ben] = [await guest(server), await guest(server)]
  const { table } = await ana.make({
    chairs: ['me', 'random'],
    options: { games: 1, maxTurns: 100 },
  })
  const path = `/api/tables/${table.id}/events`
  const mine = await listen(server, path, { cookie: ana.cookie })
  const others = await listen(server, path, { cookie: ben.cookie })
  const [line, looker] = [await ana.watch(table.id), await ben.watch(table.id)]
  await playOn([line])
  await Promise.all([mine.ended, others.ended, untilOver(line), untilOver(looker)])
  for (const [stream, socket] of [
    [mine, line],
    [others, looker],
  ] as const) {
    const said = stream.lines
      .filter(text => text !== '')
      .map(text => JSON.parse(text) as ServerMessage)
    const steps = said.flatMap(message => ('steps' in message ? message.steps : []))
    expect(steps).toEqual(stepsOf(socket))
    const last = said.findLast(message => message.type === 'news')
    expect(last?.moment).toEqual(latestMoment(socket))
    expect(said.at(-1)).toMatchObject({ type: 'table', table: { status: 'over' } })
  }
  const again = await listen(server, `${path}?since=3`, { cookie: ana.cookie })
  const welcome = await again.hear<Said<'welcome'>>('welcome')
  expect([welcome.reset, welcome.steps[0]?.seq]).toEqual([false, 4])
  await again.ended
})

test('keep-alive lines come by the clock; a revoked token ends its streams, also if another process revoked it', async () => {
  const clock = manualClock(1_000_000)
  const server = await serve({ clock })
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'open'] })
  const make = async () =>
    (await ana.send<NewToken>('POST', '/api/me/tokens', { name: 'x', scopes: ['read'] })).body
  const { token, secret } = await make()
  const streams = await Promise.all(
    ['/api/me/events', `/api/tables/${table.id}/events`].map(path =>
      listen(server, path, bearer(secret)),
    ),
  )
  for (const stream of streams) {
    await stream.count(1)
    clock.advance(BEAT_MS)
    await stream.count(2)
  }
  expect((await ana.send('DELETE', `/api/me/tokens/${token.id}`)).status).toBe(200)
  await Promise.all(streams.map(({ ended }) => ended))

  const stream = await listen(server, '/api/me/events', bearer((await make()).secret))
  await stream.count(1)
  await runSql(server, 'DELETE FROM access_tokens')
  clock.advance(BEAT_MS)
  await stream.ended
})

test('a person who gives up their seat no longer gets its lines', async () => {
  const server = await serve()
  const [ana, ben] = [await guest(server), await guest(server)]
  const { table } = await ana.make({ chairs: ['me', 'open', 'open'], listed: true })
  await ben.send('POST', `/api/tables/${table.id}/sit`, {})
  const stream = await listen(server, `/api/tables/${table.id}/events`, { cookie: ben.cookie })
  expect(await stream.hear<Said<'welcome'>>('welcome')).toMatchObject({ seat: 1 })
  await ana.send('POST', `/api/tables/${table.id}/chair`, { seat: 1, chair: 'open' })
  await stream.ended
  expect((await ben.get<Welcome>(`/api/tables/${table.id}/moment`)).body.seat).toBe(null)
})

test('a person opens at most 32 streams; closed ones do not count', async () => {
  const server = await serve()
  const ana = await guest(server)
  const open = () => listen(server, '/api/me/events', { cookie: ana.cookie })
  const streams = await Promise.all(Array.from({ length: 32 }, open))
  await expect(open()).rejects.toThrow('429')
  for (const stream of streams) stream.stop()
  await expect
    .poll(() =>
      open().then(
        () => 'open',
        () => 'refused',
      ),
    )
    .toBe('open')
})

test('stopping the server ends all streams', async () => {
  const server = await serve()
  const ana = await guest(server)
  const stream = await listen(server, '/api/me/events', { cookie: ana.cookie })
  await stream.count(1)
  await server.stop()
  await stream.ended
  expect(stream.lines).toEqual([''])
})

test('a HEAD of what does not end is refused, and leaves nothing behind', async () => {
  const server = await serve({ limits: { streamsPerPerson: 1 } })
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'open'] })
  for (const path of ['/api/me/events', `/api/tables/${table.id}/events`])
    expect((await ana.ask('HEAD', path)).status).toBe(404)
  await (await listen(server, '/api/me/events', { cookie: ana.cookie })).count(1)
})

test('streams of news are not opened and cut without end: each looks at all of somebody’s tables', async () => {
  const server = await serve({ limits: { requestsPerAddress: 10 } })
  const ana = await guest(server)
  const open = () => listen(server, '/api/me/events', { cookie: ana.cookie })
  await (await open()).count(1)
  await (await open()).count(1)
  await expect(open()).rejects.toThrow('429')
})
