import { newOperatorKey } from '../identity/operator.ts'
import { expect, test } from 'vitest'
import type { FoundPeople } from '../../protocol/admin.ts'
import type { Me } from '../../protocol/http.ts'
import type { MyTable } from '../../protocol/table.ts'
import { DAY_MS } from '../clock.ts'
import { manualClock } from '../clock.fixture.ts'
import { authenticator } from '../identity/authenticator.fixture.ts'
import { adminOf, bearer, botOf, listen, operator, program } from '../test/program.fixture.ts'
import { serveKnown } from '../test/routes.fixture.ts'
import { serve, silent, withoutDoors } from '../test/server.fixture.ts'
import { GOLDFISH, guest, idOf, takeChair, visitor } from '../test/visitors.fixture.ts'
import { insertUser } from '../store/people/users.ts'
import { makeTable, sit } from '../tables/begin/seating.ts'
import { comeBack } from '../tables/life/life.ts'
import type { Hub } from '../tables/room/hub.ts'
import { banPerson } from './people.ts'

const BANNED = {
  status: 403,
  body: expect.objectContaining({
    why: 'banned',
    message: expect.stringContaining('insults') as unknown,
    reason: 'insults',
  }) as unknown,
}

test('a ban closes sockets and streams and ends cookies and tokens, of a person and their bots; it ends in time', async () => {
  const clock = manualClock(Date.now())
  const server = await serve({ clock, thinker: silent() })
  const ana = await guest(server)
  const user = await idOf(ana)
  const { bot, secret } = await botOf(ana)
  const made = await ana.send<{ secret: string }>('POST', '/api/me/tokens', {
    name: 'script',
    scopes: ['read'],
  })
  const [goldie, script] = [program(server, secret), program(server, made.body.secret)]
  const running = await ana.make({ chairs: ['me', 'easy', 'open'] })
  const ben = await guest(server)
  await takeChair(ben, running, 2)
  const open = await ana.make({ chairs: ['me', 'open'] })
  const [anas, bens] = [await ana.watch(running.table.id), await ben.watch(running.table.id)]
  const news = await listen(server, '/api/me/events', bearer(secret))

  const ops = operator(server)
  const ban = { until: clock.now() + 7 * DAY_MS, why: 'insults' }
  expect((await ops.send('POST', `/api/admin/people/${user}/ban`, ban)).status).toBe(200)
  await Promise.all([anas.closed, news.ended])
  const { table } = await bens.hear(
    'welcome',
    message => message.table.seats[0]?.standIn === 'left',
  )
  expect(table.status).toBe('running')
  expect((await ben.get<MyTable>(`/api/tables/${open.table.id}`)).body.table.seats[0]?.kind).toBe(
    'open',
  )

  for (const who of [ana, goldie, script]) expect(await who.get('/api/me')).toEqual(BANNED)
  expect(await ana.send('POST', '/api/guest')).toEqual(BANNED)
  await expect(ana.watch(running.table.id)).rejects.toThrow('403')
  await expect(listen(server, '/api/me/events', bearer(secret))).rejects.toThrow('403')
  const { people } = (await ops.get<FoundPeople>('/api/admin/people?banned=true')).body
  expect(people).toMatchObject([{ id: user, ban }])
  expect(await ana.get('/api/me/export')).toMatchObject({ status: 200, body: { ban } })

  clock.advance(7 * DAY_MS)
  for (const who of [ana, goldie, script]) expect((await who.get('/api/me')).status).toBe(200)
  expect((await ana.send('POST', `/api/tables/${running.table.id}/back`)).status).toBe(200)
  expect(bot.id).toBe(await idOf(goldie))
})

test('a ban without an end holds until it is lifted, which works at once', async () => {
  const server = await serve()
  const [ana, ada] = [await guest(server), await adminOf(server)]
  const at = `/api/admin/people/${await idOf(ana)}`
  expect((await ada.send('POST', `${at}/ban`, { why: 'insults' })).status).toBe(200)
  expect(await ana.get('/api/tables')).toEqual(BANNED)
  expect((await ada.send('POST', `${at}/unban`)).status).toBe(200)
  expect((await ana.get('/api/tables')).status).toBe(200)
  expect(await ada.send('POST', `${at}/unban`)).toMatchObject({
    status: 409,
    body: { why: 'not-banned' },
  })
  expect(await ada.send('POST', `${at}/ban`, { until: 1 })).toMatchObject({
    status: 400,
    body: { why: 'bad-until' },
  })
  const own = await ada.send('POST', `/api/admin/people/${await idOf(ada)}/ban`, {})
  expect(own).toMatchObject({ status: 409, body: { why: 'is-admin' } })
  expect((await ada.send('POST', '/api/admin/people/nobody/ban', {})).status).toBe(404)
})

test('a banned person cannot sign in by passkey either; somebody else may in the same browser', async () => {
  const server = await serve()
  const [ana, ben, ada] = [await guest(server), await guest(server), await adminOf(server)]
  const ask = async (who: typeof ana, path: string) =>
    (await who.send<{ options: { challenge: string } }>('POST', path)).body.options
  const keys = await Promise.all(
    [ana, ben].map(async who => {
      const key = authenticator()
      const response = key.register(await ask(who, '/api/me/passkeys/ask'), server.address)
      expect((await who.send('POST', '/api/me/passkeys', { response })).status).toBe(200)
      return key
    }),
  )
  await ada.send('POST', `/api/admin/people/${await idOf(ana)}/ban`, { why: 'insults' })
  for (const who of [visitor(server), ana]) {
    const [anas, bens] = [
      await ask(who, '/api/sign-in/passkey/ask'),
      await ask(who, '/api/sign-in/passkey/ask'),
    ]
    const signIn = (response: unknown) => who.send('POST', '/api/sign-in/passkey', { response })
    expect(await signIn(keys[0]?.signIn(anas, server.address))).toEqual(BANNED)
    expect((await signIn(keys[1]?.signIn(bens, server.address))).status).toBe(200)
  }
})

test('a banned person may only sign in and out, and read what anyone may read', async () => {
  const { server, routes } = await serveKnown({ thinker: silent() })
  const [ana, ada] = [await guest(server), await adminOf(server)]
  const { table } = await ana.make({ chairs: ['me', 'easy'] })
  await ada.send('POST', `/api/admin/people/${await idOf(ana)}/ban`, { why: 'insults' })
  const answered: string[] = []
  for (const { method, url, name, access } of routes) {
    if (access?.banned === true || (access?.strangers === true && method === 'GET')) continue
    const path = url.replace('/tables/:id', `/tables/${table.id}`).replaceAll(/:\w+/g, 'unknown')
    const { status } = await ana.ask(method, path)
    // What does not fit the schema is refused before the sender is looked at.
    if (status !== 403 && status !== 400) answered.push(`${name}: ${status}`)
  }
  expect(answered).toEqual([])
  const ways = routes.filter(({ access }) => access?.banned === true).map(({ url }) => url)
  expect(new Set(ways.filter(url => !url.startsWith('/api/sign-in')))).toEqual(
    new Set(['/api/me/sign-out', '/api/me/export', '/api/me']),
  )
})

test('the command line makes and removes admins; a bot cannot be one, and only admins get admin tokens', async () => {
  const server = await serve()
  const [ana, ops] = [await guest(server), operator(server)]
  const { bot } = await botOf(ana)
  const grant = (id: string) => ops.send('POST', `/api/admin/people/${id}/grant`)
  const wish = { name: 'script', scopes: ['admin'] }
  expect(await ana.send('POST', '/api/me/tokens', wish)).toMatchObject({
    status: 403,
    body: { why: 'admin-only' },
  })
  expect((await grant(bot.id)).body).toMatchObject({ why: 'is-bot' })
  expect((await grant(await idOf(ana))).status).toBe(200)
  const { body } = await ana.send<{ secret: string }>('POST', '/api/me/tokens', wish)
  const script = program(server, body.secret)
  expect((await script.get('/api/admin/log')).status).toBe(200)
  expect((await ops.send('POST', `/api/admin/people/${await idOf(ana)}/revoke`)).status).toBe(200)
  for (const who of [ana, script]) expect((await who.get('/api/admin/log')).status).toBe(403)
})

test('a key of the command line opens what admins do, and is no person on other routes', async () => {
  const server = await serve()
  const ops = operator(server)
  expect((await ops.get('/api/admin/log')).status).toBe(200)
  expect(await ops.get('/api/me')).toMatchObject({ status: 403, body: { why: 'no-scope' } })
  const forged = program(server, newOperatorKey())
  expect((await forged.get('/api/admin/log')).status).toBe(401)
})

/** A server to which nobody can come, and people who are there already. */
async function hubWith(...ids: string[]) {
  const hub = await withoutDoors()
  const people = ids.map(id => ({ id, name: id }))
  await hub.store.write(async db => {
    for (const each of people) await insertUser(db, each, 1)
  })
  return [hub, ...people] as unknown as [Hub, Me, Me, Me]
}

const LISTED = { game: GOLDFISH, options: {}, listed: true }
const INSULTS = { until: null, why: 'insults' }

test('who was let in just before their ban takes no seat any more', async () => {
  const [hub, ana, ben] = await hubWith('ana', 'ben')
  const waiting = await makeTable(hub, ben, { ...LISTED, chairs: ['me', 'open'] })
  const running = await makeTable(hub, ana, { ...LISTED, chairs: ['me', 'random'] })
  await banPerson(hub, null, ana.id, INSULTS)
  const refused = { why: 'banned', message: expect.stringContaining('insults') as unknown }
  await expect(sit(hub, waiting, ana, {})).rejects.toMatchObject(refused)
  await expect(comeBack(hub, running, ana)).rejects.toMatchObject(refused)
  const another = makeTable(hub, ana, { ...LISTED, chairs: ['me', 'open'] })
  await expect(another).rejects.toMatchObject(refused)
  expect([waiting, running].map(({ record }) => record.chairs)).toMatchObject([
    [{ kind: 'person' }, { kind: 'open' }],
    [{ kind: 'person', standIn: 'left' }, { kind: 'bot' }],
  ])
})

test('where the match begins at the moment of a ban, a bot plays for whom it keeps out', async () => {
  const [hub, ana, ben, cleo] = await hubWith('ana', 'ben', 'cleo')
  const room = await makeTable(hub, ben, { ...LISTED, chairs: ['me', 'open', 'open'] })
  await sit(hub, room, ana, {})
  const begun = new Promise(done =>
    hub.events.once('signed-out', () => done(sit(hub, room, cleo, {}))),
  )
  await banPerson(hub, null, ana.id, INSULTS)
  await begun
  expect(room.record.status).toBe('running')
  expect(room.record.chairs[1]).toMatchObject({ user: 'ana', standIn: 'left' })
})
