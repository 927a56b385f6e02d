import { expect, test } from 'vitest'
import type { NewToken, TokenList } from '../../../protocol/programs.ts'
import { bearer, operator } from '../../test/program.fixture.ts'
import { serve, type TestServer } from '../../test/server.fixture.ts'
import { guest, idOf, visitor } from '../../test/visitors.fixture.ts'
import { wire } from '../../test/wire.fixture.ts'

/** Asks for a route by these headers; sends the body once that is known and `meanwhile` is over. */
async function askLate(
  { address }: TestServer,
  headers: Record<string, string>,
  [path, body]: readonly [string, object],
  meanwhile: () => Promise<{ readonly status: number }>,
): Promise<string> {
  const { socket, said } = await wire(address)
  const text = JSON.stringify(body)
  const head = Object.entries({
    host: new URL(address).host,
    'content-type': 'application/json',
    'content-length': text.length,
    expect: '100-continue',
    ...headers,
  })
  socket.write(`POST ${path} HTTP/1.1\r\n${head.map(line => line.join(': ')).join('\r\n')}\r\n\r\n`)
  await expect.poll(said).toMatch(/ 100 /)
  expect((await meanwhile()).status).toBe(200)
  socket.write(text)
  await expect.poll(said).toMatch(/"why"|"secret"|"me"/)
  return /"why":"([\w-]+)"/.exec(said())?.[1] ?? 'done'
}

const TOKEN = ['/api/me/tokens', { name: 'script', scopes: ['read', 'bot'] }] as const

test('who is signed out, or banned, while the body of their request comes does nothing more', async () => {
  const server = await serve()
  const [ana, ben] = [await guest(server), await guest(server)]
  const askFor = (who: typeof ana, meanwhile: () => Promise<{ status: number }>) =>
    askLate(server, { cookie: who.cookie }, TOKEN, meanwhile)
  expect(await askFor(ana, () => ana.get('/api/me'))).toBe('done')
  expect((await ana.get<TokenList>('/api/me/tokens')).body.tokens).toHaveLength(1)
  expect(await askFor(ana, () => ana.send('POST', '/api/me/sign-out'))).toBe('no-guest')
  const [id, ops] = [await idOf(ben), operator(server)]
  const ban = () => ops.send('POST', `/api/admin/people/${id}/ban`, { until: null, why: '' })
  expect(await askFor(ben, ban)).toBe('banned')
})

test('a token that is revoked while the body of its request comes does nothing more', async () => {
  const server = await serve()
  const ana = await guest(server)
  const { body } = await ana.send<NewToken>('POST', ...TOKEN)
  const eve = bearer(body.secret)
  const revoke = () => ana.send('DELETE', `/api/me/tokens/${body.token.id}`)
  expect(await askLate(server, eve, ['/api/me/bots', { name: 'Eve' }], revoke)).toBe('bad-token')
  expect((await visitor(server, ana.cookie).get('/api/me/bots')).body).toEqual({ bots: [] })
})
