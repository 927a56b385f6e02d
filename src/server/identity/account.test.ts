import { expect, test } from 'vitest'
import type { MyTable } from '../../protocol/table.ts'
import type { Account, PersonAnswer } from '../../protocol/account.ts'
import { smtpSink } from '../notify/smtp-sink.fixture.ts'
import { botOf, program } from '../test/program.fixture.ts'
import { playOn, untilOver } from '../test/lines.fixture.ts'
import { serve, type TestServer } from '../test/server.fixture.ts'
import {
  guest,
  idOf,
  keptGuest,
  problem,
  together,
  visitor,
  type Visitor,
} from '../test/visitors.fixture.ts'

async function playedOut(people: readonly Visitor[], id: string): Promise<void> {
  const lines = await Promise.all(people.map(person => person.watch(id)))
  await playOn(lines)
  for (const line of lines) {
    await untilOver(line)
    await line.close()
  }
}

test('the export holds what is mine: finished matches complete, running ones as I may see them', async () => {
  const server = await serve()
  const [ana, ben] = [await guest(server), await guest(server)]
  const over = await together([ana, ben])
  await playedOut([ana, ben], over)
  const running = await together([ana, ben])
  const waiting = (await ana.make({ chairs: ['me', 'open'] })).table.id
  const { status, body } = await ana.get<{
    tables: { table: { id: string; seed: string | null } }[]
  }>('/api/me/export')
  expect(status).toBe(200)
  const of = (id: string) => body.tables.find(({ table }) => table.id === id)
  expect(body).toMatchObject({
    me: { id: await idOf(ana), email: null },
    devices: [{ here: true }],
    passkeys: [],
  })
  expect(body).toMatchObject({ ban: null, words: { browsers: [], muted: [] } })
  expect(body.tables).toHaveLength(3)
  expect(of(over)).toMatchObject({ seat: 0, chronicle: { log: expect.any(Array) as unknown } })
  expect(of(running)).toMatchObject({
    seat: 0,
    table: { seed: null },
    steps: [],
    moment: { seq: 0 },
  })
  expect(of(running)).not.toHaveProperty('chronicle')
  const seen = await ana.watch(running)
  const welcome = seen.messages.find(({ type }) => type === 'welcome') as { moment: unknown }
  expect((of(running) as unknown as { moment: unknown }).moment).toEqual(welcome.moment)
  expect(of(waiting)).toMatchObject({ seat: 0 })
  expect(JSON.stringify(body)).not.toContain(ana.cookie.split('=')[1])
})

test('the export holds my bots and their matches, and nothing that lets somebody play as them', async () => {
  const server = await serve()
  const [ana, ben] = [await guest(server), await guest(server)]
  const { bot, secret } = await botOf(ana)
  await botOf(ben, 'Rival')
  const id = await together([ben, program(server, secret)])
  const { body } = await ana.get<{ bots: object[] }>('/api/me/export')
  const tables = [{ table: { id }, seat: 1, steps: [], moment: { seq: 0 } }]
  expect(body.bots).toMatchObject([
    { id: bot.id, name: bot.name, tokens: [{ scopes: expect.anything() as unknown }], tables },
  ])
  expect(JSON.stringify(body)).not.toContain(secret)
})

test('a deleted person is gone: name, devices, address; their games stay, a bot plays on', async () => {
  const sink = await smtpSink()
  const server = await serve({ mail: sink.url, publicUrl: 'https://play.example.org' })
  const [ana, ben] = [await guest(server), await guest(server)]
  await ana.send('PATCH', '/api/me', { name: 'Ana Unforgettable' })
  const id = await idOf(ana)
  await ana.send('POST', '/api/sign-in/mail', { address: 'ana@example.org' })
  const token = /#(\S+)/.exec(sink.mails[0].text)?.[1]
  await ana.send('POST', '/api/sign-in/link', { token })

  const over = await together([ana, ben])
  await playedOut([ana, ben], over)
  const running = await together([ana, ben])
  const alone = (await ana.make({ chairs: ['me', 'open'], listed: true })).table.id
  const shared = await together([ana, ben], { more: ['open'] })
  const [anas, bens] = [await ana.watch(running), await ben.watch(running)]

  expect(await ana.send('DELETE', '/api/me')).toEqual({ status: 200, body: { ended: true } })
  await anas.closed
  expect((await ana.get('/api/me')).body).toEqual({ me: null })
  const table = async (which: string) => (await ben.get<MyTable>(`/api/tables/${which}`)).body
  expect((await table(over)).table.seats[0]).toMatchObject({ kind: 'person', name: '', gone: true })
  expect((await table(running)).table.seats[0]).toMatchObject({ kind: 'bot', level: 'medium' })
  expect((await table(alone)).table).toMatchObject({
    listed: false,
    seats: [{ kind: 'open' }, { kind: 'open' }],
  })
  expect(await table(shared)).toMatchObject({
    host: true,
    table: { seats: [{ kind: 'open' }, { kind: 'person' }, { kind: 'open' }] },
  })
  expect((await ben.get(`/api/people/${id}`)).body).toEqual(problem('no-person'))
  expect(JSON.stringify((await ben.get('/api/me/export')).body)).not.toContain('Unforgettable')
  await playOn([bens])
  await untilOver(bens)

  await visitor(server).send('POST', '/api/sign-in/mail', { address: 'ana@example.org' })
  const again = /#(\S+)/.exec(sink.mails[1].text)?.[1]
  expect(
    (await visitor(server).send('POST', '/api/sign-in/link/look', { token: again })).body,
  ).toEqual({
    name: null,
    keep: false,
    elsewhere: false,
  })
  expect(server.lines.join('\n')).not.toMatch(/Unforgettable|ana@example/)
})

/** Every request about a person × its sender: a stranger, another guest, the person. */
const MINE: readonly (readonly [
  method: string,
  path: (owned: Owned) => string,
  body: unknown,
  other: number,
  own: number,
])[] = [
  ['GET', () => '/api/me/account', undefined, 200, 200],
  ['GET', () => '/api/me/export', undefined, 200, 200],
  ['PATCH', () => '/api/me', { name: 'Eva' }, 200, 200],
  ['DELETE', () => '/api/me/mail', undefined, 200, 200],
  ['POST', () => '/api/me/passkeys/ask', undefined, 200, 200],
  [
    'POST',
    () => '/api/me/passkeys',
    { response: { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'a' } } },
    400,
    400,
  ],
  ['DELETE', () => '/api/me/passkeys/nosuchkey', undefined, 404, 404],
  ['POST', () => '/api/me/devices/end-others', undefined, 200, 200],
  ['DELETE', ({ device }) => `/api/me/devices/${device}`, undefined, 404, 200],
]
interface Owned {
  readonly device: string
}

async function owner(server: TestServer) {
  const person = await guest(server)
  const [device] = (await person.get<Account>('/api/me/account')).body.devices
  return { person, owned: { device: device.id } }
}

test('only I may see and change what is mine', async () => {
  const server = await serve()
  const { person, owned } = await owner(server)
  const [stranger, other] = [visitor(server), await guest(server)]
  for (const [method, path, body, others, own] of MINE) {
    const what = `${method} ${path(owned)}`
    const ask = async (who: Visitor) => (await who.send(method, path(owned), body)).status
    expect([what, await ask(stranger), await ask(other), await ask(person)]).toEqual([
      what,
      401,
      others,
      own,
    ])
  }
  for (const path of ['/api/me/sign-out', '/api/me']) {
    expect((await stranger.send(path.endsWith('me') ? 'DELETE' : 'POST', path)).body).toEqual(
      problem('no-guest'),
    )
  }
})

test('a page of another site changes nothing of mine', async () => {
  const server = await serve()
  const ana = await guest(server)
  const foreign = { origin: 'https://evil.example' }
  const changes = MINE.filter(([method]) => method !== 'GET').map(([method, path]) => [
    method,
    path({ device: 'some' }),
  ])
  const others = [
    ['DELETE', '/api/me'],
    ['POST', '/api/me/sign-out'],
    ['POST', '/api/sign-in/mail'],
    ['POST', '/api/sign-in/link'],
    ['POST', '/api/sign-in/passkey'],
  ]
  for (const [method, path] of [...changes, ...others]) {
    expect([path, (await ana.send(method, path, undefined, foreign)).body]).toEqual([
      path,
      problem('foreign-origin'),
    ])
  }
})

test('a person’s page shows their listed tables, and unlisted ones to those who sat there', async () => {
  const server = await serve()
  const [ana, ben] = [await keptGuest(server), await keptGuest(server)]
  const hidden = await together([ana, ben])
  const listed = await together([ana, ben], { listed: true })
  for (const id of [hidden, listed]) await playedOut([ana, ben], id)
  const page = `/api/people/${await idOf(ana)}`
  const tablesFor = async (who: Visitor) =>
    (await who.get<PersonAnswer>(page)).body.history.map(({ table }) => table.id).toSorted()
  expect(await tablesFor(visitor(server))).toEqual([listed])
  expect(await tablesFor(await guest(server))).toEqual([listed])
  expect(await tablesFor(ben)).toEqual([hidden, listed].toSorted())
  expect(await tablesFor(ana)).toEqual([hidden, listed].toSorted())
  const { records } = (await visitor(server).get<PersonAnswer>(page)).body
  expect(records).toEqual([
    {
      game: 'merchant-of-goldfish',
      played: 2,
      won: expect.any(Number) as unknown,
      places: expect.any(Array) as unknown,
      rating: expect.any(Number) as unknown,
    },
  ])
  expect((await ana.get('/api/people/nobody-here')).status).toBe(404)
})
