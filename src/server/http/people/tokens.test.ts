import { expect, test } from 'vitest'
import { manualClock } from '../../clock.fixture.ts'
import type { NewBot, NewToken, Scope, TokenList } from '../../../protocol/programs.ts'
import { program } from '../../test/program.fixture.ts'
import { runSql } from '../../test/databases.fixture.ts'
import { serve } from '../../test/server.fixture.ts'
import { guest, type Visitor } from '../../test/visitors.fixture.ts'

async function token(ana: Visitor, ...scopes: Scope[]): Promise<NewToken> {
  const { status, body } = await ana.send<NewToken>('POST', '/api/me/tokens', {
    name: 'my script',
    scopes,
  })
  expect(status).toBe(200)
  return body
}

test('a token acts for its owner within its scopes, until it is revoked', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { token: made, secret } = await token(ana, 'read')
  const script = program(server, secret)
  const { body: me } = await ana.get('/api/me')
  expect(await script.get('/api/me')).toEqual({ status: 200, body: me })
  expect(
    await script.send('POST', '/api/tables', {
      game: 'merchant-of-goldfish',
      chairs: ['me', 'open'],
    }),
  ).toMatchObject({
    status: 403,
    body: { why: 'no-scope', message: expect.stringContaining('"tables"') as unknown },
  })
  const tables = program(server, (await token(ana, 'tables')).secret)
  const table = await tables.make({ chairs: ['me', 'open'] })
  expect([table.seat, table.host]).toEqual([0, true])

  expect((await ana.send('DELETE', `/api/me/tokens/${made.id}`)).status).toBe(200)
  expect(await script.get('/api/me')).toMatchObject({ status: 401, body: { why: 'bad-token' } })
  expect(await ana.send('DELETE', `/api/me/tokens/${made.id}`)).toMatchObject({ status: 404 })
})

test('no token may do what a person does on their page; an invalid token opens nothing', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { secret } = await token(ana, 'read', 'play', 'tables', 'bot')
  const script = program(server, secret)
  for (const [method, path] of [
    ['GET', '/api/me/tokens'],
    ['POST', '/api/me/tokens'],
    ['DELETE', '/api/me'],
    ['GET', '/api/me/account'],
    ['POST', '/api/guest'],
  ] as const) {
    expect(await script.send(method, path)).toMatchObject({
      status: 403,
      body: { why: 'not-by-token' },
    })
  }
  for (const wrong of ['', 'x', secret.slice(0, -1), `${secret}x`, secret.toUpperCase()]) {
    const { status } = await ana.send('GET', '/api/tables', undefined, {
      authorization: `Bearer ${wrong}`,
    })
    expect([wrong, status]).toEqual([wrong, wrong === '' ? 200 : 401])
  }
})

test('tokens are stored as hashes: a reader of the list or the log cannot use them', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { token: made, secret } = await token(ana, 'read', 'play')
  const { body } = await ana.get<TokenList>('/api/me/tokens')
  expect(body.tokens).toEqual([made])
  await program(server, secret).get('/api/me')
  expect((await ana.get<TokenList>('/api/me/tokens')).body.tokens[0]?.usedAt).toEqual(
    expect.any(Number),
  )
  expect(JSON.stringify(body) + server.lines.join('')).not.toContain(secret.slice(12))
  const ben = await guest(server)
  expect((await ben.get<TokenList>('/api/me/tokens')).body.tokens).toEqual([])
  expect((await ben.send('DELETE', `/api/me/tokens/${made.id}`)).status).toBe(404)
  // If the database held tokens as they are sent, this one would still work.
  await runSql(server, `UPDATE access_tokens SET hash = '${secret}'`)
  expect((await program(server, secret).get('/api/me')).status).toBe(401)
})

test('a person has at most twenty tokens, and their names are tidy', async () => {
  const server = await serve()
  const ana = await guest(server)
  for (let i = 0; i < 20; i++) await token(ana, 'read')
  const wish = { name: 'one more', scopes: ['read'] }
  expect(await ana.send('POST', '/api/me/tokens', wish)).toMatchObject({
    status: 409,
    body: { why: 'enough' },
  })
  for (const bad of [
    { ...wish, name: ' ' },
    { ...wish, name: '\u202e' },
    { ...wish, scopes: [] },
    { ...wish, scopes: ['all'] },
  ]) {
    expect((await ana.send('POST', '/api/me/tokens', bad)).status).toBe(400)
  }
})

test('each token has its own rate limit, and a program is told when to try again', async () => {
  const clock = manualClock(1_000_000)
  const server = await serve({ limits: { requestsPerAddress: 180 }, clock })
  const ana = await guest(server)
  const [one, other] = [await token(ana, 'read'), await token(ana, 'read')]
  const statuses = async ({ secret }: NewToken) => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => program(server, secret).get('/api/me')),
    )
    return answers.map(({ status }) => status)
  }
  expect((await statuses(one)).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 429, 429, 429])
  const bearer = { authorization: `Bearer ${one.secret}` }
  const { headers } = await fetch(`${server.address}/api/me`, { headers: bearer })
  expect(headers.get('retry-after')).toBe('1')
  expect(await statuses(other)).toContain(200)
  clock.advance(3000)
  expect(await statuses(one)).toContain(200)
})

test('a bot’s name has a sign that no person’s may have, and its owner may renew and delete it', async () => {
  const server = await serve()
  const ana = await guest(server)
  const script = program(server, (await token(ana, 'bot')).secret)
  const { status, body } = await script.send<NewBot>('POST', '/api/me/bots', { name: 'Goldie' })
  expect([status, body.bot.name]).toEqual([200, '⚙ Goldie'])
  expect(await ana.send('PATCH', '/api/me', { name: '⚙ Goldie' })).toMatchObject({ status: 400 })
  expect((await script.get('/api/me/bots')).body).toEqual({ bots: [body.bot] })
  expect((await (await guest(server)).get('/api/bots')).body).toEqual({ bots: [body.bot] })

  const bot = program(server, body.secret)
  expect((await bot.get('/api/me')).body).toEqual({ me: { id: body.bot.id, name: '⚙ Goldie' } })
  for (const path of ['/api/me/bots', '/api/tables'])
    expect(await bot.send('POST', path, { name: 'Mine', game: 'x', chairs: ['me'] })).toMatchObject(
      { status: 403 },
    )
  expect(await (await guest(server)).send('DELETE', `/api/me/bots/${body.bot.id}`)).toMatchObject({
    status: 404,
  })

  const renewed = await script.send<NewBot>('POST', `/api/me/bots/${body.bot.id}/token`)
  expect((await bot.get('/api/me')).status).toBe(401)
  expect((await program(server, renewed.body.secret).get('/api/me')).status).toBe(200)
  expect((await script.send('DELETE', `/api/me/bots/${body.bot.id}`)).body).toEqual({ bots: [] })
  expect((await program(server, renewed.body.secret).get('/api/me')).status).toBe(401)
})

test('deleting a person deletes their tokens and bots', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { secret } = await token(ana, 'read', 'bot')
  const { body } = await program(server, secret).send<NewBot>('POST', '/api/me/bots', {
    name: 'Goldie',
  })
  expect((await ana.send('DELETE', '/api/me')).status).toBe(200)
  for (const each of [secret, body.secret])
    expect((await program(server, each).get('/api/me')).status).toBe(401)
  expect((await (await guest(server)).get('/api/bots')).body).toEqual({ bots: [] })
})

test('wrong tokens count as requests', async () => {
  const server = await serve({ limits: { requestsPerAddress: 3 } })
  const script = program(server, 'no-such-token')
  const statuses = []
  for (let i = 0; i < 5; i++) statuses.push((await script.get('/api/games')).status)
  expect(statuses).toEqual([401, 401, 401, 429, 429])
})

test('people at one address make so many tokens and bots in an hour', async () => {
  const server = await serve({ limits: { programsPerAddress: 3 } })
  const make = async (address: string, path: string, body: object) =>
    (await (await guest(server)).send('POST', path, body, { 'x-forwarded-for': address })).status
  const aToken = ['/api/me/tokens', { name: 'x', scopes: ['read'] }] as const
  const aBot = ['/api/me/bots', { name: 'Goldie' }] as const
  const statuses = []
  for (const [path, body] of [aToken, aBot, aToken, aBot, aToken])
    statuses.push(await make('192.0.2.1', path, body))
  expect(statuses).toEqual([200, 200, 200, 429, 429])
  expect(await make('192.0.2.2', ...aBot)).toBe(200)
})
