import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type MyTable, TableInfo } from '../../protocol/table.ts'
import type { TableLists } from '../../protocol/http.ts'
import { dataFolder } from '../test/databases.fixture.ts'
import { connect } from '../test/lines.fixture.ts'
import { serve } from '../test/server.fixture.ts'
import { GOLDFISH, guest, problem, visitor } from '../test/visitors.fixture.ts'
import { PAGES } from './page/page.ts'

test('an invalid request gets a problem with a sentence, and changes nothing', async () => {
  const server = await serve()
  const ana = await guest(server)
  const id = (await ana.make({ chairs: ['me', 'open'] })).table.id
  const chairs = ['me', 'open']
  const wrong: [string, string, unknown, number, string][] = [
    ['POST', '/api/tables', undefined, 400, 'bad-request'],
    ['POST', '/api/tables', '{', 400, 'bad-request'],
    ['POST', '/api/tables', [], 400, 'bad-request'],
    ['POST', '/api/tables', { game: GOLDFISH }, 400, 'bad-request'],
    ['POST', '/api/tables', { game: GOLDFISH, chairs, extra: 1 }, 400, 'bad-request'],
    ['POST', '/api/tables', { game: GOLDFISH, chairs: ['me', 'genius'] }, 400, 'bad-request'],
    ['POST', '/api/tables', { game: GOLDFISH, chairs: ['me'] }, 400, 'bad-seats'],
    ['POST', '/api/tables', { game: 'chess', chairs }, 400, 'no-game'],
    ['POST', '/api/tables', { game: '__proto__', chairs }, 400, 'no-game'],
    ['POST', '/api/tables', { game: GOLDFISH, chairs, options: { games: 7 } }, 400, 'bad-option'],
    ['POST', '/api/tables', { game: GOLDFISH, chairs, options: { start: 5 } }, 400, 'bad-option'],
    ['POST', '/api/tables', { game: GOLDFISH, chairs, options: { unheard: 1 } }, 400, 'bad-option'],
    ['POST', '/api/tables', JSON.stringify({ game: 'x'.repeat(20_000) }), 413, 'too-large'],
    ['POST', `/api/tables/${id}/sit`, { seat: -1 }, 400, 'bad-request'],
    ['POST', `/api/tables/${id}/sit`, { seat: 1.5 }, 400, 'bad-request'],
    ['POST', `/api/tables/${id}/sit`, { seat: 9 }, 400, 'no-seat'],
    ['POST', `/api/tables/${id}/sit`, { invite: '1.wrong' }, 403, 'bad-invite'],
    ['POST', `/api/tables/${id}/chair`, { seat: 1, chair: 'me' }, 400, 'bad-request'],
    ['POST', `/api/tables/${id}/chair`, { seat: 9, chair: 'easy' }, 400, 'no-seat'],
    ['PATCH', '/api/me', { name: '' }, 400, 'bad-request'],
    ['PATCH', '/api/me', { name: 'x'.repeat(25) }, 400, 'bad-request'],
    ['PATCH', '/api/me', { name: ' ' }, 400, 'bad-name'],
    ['PATCH', '/api/me', { face: '99999999' }, 400, 'bad-request'],
    ['PATCH', '/api/me', {}, 400, 'bad-request'],
    ['GET', '/api/tables/nosuchtable', undefined, 404, 'no-table'],
    ['GET', '/api/tables/x', undefined, 400, 'bad-request'],
    ['GET', `/api/tables/${id}/replay?eyes=me`, undefined, 400, 'bad-request'],
    ['GET', `/api/tables/${id}/replay?eyes=0`, undefined, 409, 'not-over'],
    ['GET', `/api/tables/${id}/chronicle`, undefined, 409, 'not-over'],
    ['GET', `/api/tables/${id}/socket`, undefined, 426, 'socket-only'],
    ['GET', '/api/%ff', undefined, 404, 'not-found'],
    ['GET', '/api/none', undefined, 404, 'not-found'],
    ['DELETE', '/api/tables', undefined, 404, 'not-found'],
  ]
  const before = (await ana.get('/api/tables')).body
  for (const [method, path, body, status, why] of wrong) {
    expect([path, body, await ana.send(method, path, body)]).toEqual([
      path,
      body,
      { status, body: problem(why) },
    ])
  }
  const typed = await ana.send('POST', '/api/tables', 'game=goldfish', {
    'content-type': 'text/plain',
  })
  expect(typed).toEqual({ status: 415, body: problem('bad-type') })
  for (const path of ['/api/tables', `/api/tables/${id}/sit`, `/api/tables/${id}/stand`]) {
    const body = path.endsWith('tables')
      ? { game: GOLDFISH, chairs }
      : path.endsWith('sit')
        ? {}
        : undefined
    expect(await visitor(server).send('POST', path, body)).toEqual({
      status: 401,
      body: problem('no-guest'),
    })
  }
  expect((await ana.get('/api/tables')).body).toEqual(before)
})

test('an invitation seats one person, once, and only until the host clears the seat', async () => {
  const server = await serve()
  const [ana, ben, eva] = [await guest(server), await guest(server), await guest(server)]
  const { table, links } = await ana.make({ chairs: ['me', 'open', 'open'] })
  const path = `/api/tables/${table.id}`
  const invites = links.map(link => link?.split('#')[1])
  expect(invites).toEqual([undefined, expect.stringMatching(/^1\./), expect.stringMatching(/^2\./)])
  expect((await ben.get<MyTable>(path)).body.links).toEqual([null, null, null])

  expect(await ben.send('POST', `${path}/sit`, {})).toEqual({
    status: 403,
    body: problem('invited-only'),
  })
  expect(await ben.send('POST', `${path}/sit`, { invite: invites[1] })).toMatchObject({
    status: 200,
    body: { seat: 1 },
  })
  expect(await ben.send('POST', `${path}/sit`, { invite: invites[1] })).toMatchObject({
    status: 200,
    body: { seat: 1 },
  })
  expect(await ben.send('POST', `${path}/sit`, { invite: invites[2] })).toEqual({
    status: 409,
    body: problem('seated'),
  })
  expect(await eva.send('POST', `${path}/sit`, { invite: invites[1] })).toEqual({
    status: 409,
    body: problem('taken'),
  })

  expect((await ben.send('POST', `${path}/chair`, { seat: 2, chair: 'easy' })).body).toEqual(
    problem('host-only'),
  )
  expect((await ana.send('POST', `${path}/chair`, { seat: 1, chair: 'open' })).status).toBe(200)
  expect((await ben.get<MyTable>(path)).body.seat).toBeNull()
  expect((await ben.send('POST', `${path}/sit`, { invite: invites[1] })).body).toEqual(
    problem('bad-invite'),
  )
  expect((await ben.send('POST', `${path}/stand`)).body).toEqual(problem('not-seated'))

  const fresh = (
    await ana.send<MyTable>('POST', `${path}/chair`, { seat: 2, chair: 'random' })
  ).body.links[1]?.split('#')[1]
  const full = await Promise.all(
    [ben, eva].map(who => who.send('POST', `${path}/sit`, { invite: fresh })),
  )
  expect(full.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect((await ana.get(path)).body).toMatchObject({
    table: { status: 'running' },
    links: [null, null, null],
  })
  expect((await ana.send('POST', `${path}/stand`)).body).toEqual(problem('begun'))
  expect((await ana.send('POST', `${path}/chair`, { seat: 2, chair: 'open' })).body).toEqual(
    problem('begun'),
  )
})

test('listed tables are in the lobby, and anyone may sit down', async () => {
  const server = await serve()
  const [ana, ben] = [await guest(server), await guest(server)]
  const listed = (await ana.make({ chairs: ['me', 'open', 'open'], listed: true })).table
  const hidden = (await ana.make({ chairs: ['me', 'me'] })).table
  expect(Object.keys(listed).toSorted()).toEqual(Object.keys(TableInfo.properties).toSorted())
  const { body: lobby } = await ben.get<TableLists>('/api/tables')
  expect(lobby).toMatchObject({ mine: [], open: [{ id: listed.id }], running: [] })
  expect(
    (await ana.get<TableLists>('/api/tables')).body.mine.map(({ table }) => table.id).toSorted(),
  ).toEqual([listed.id, hidden.id].toSorted())
  expect((await ben.send('POST', `/api/tables/${listed.id}/sit`, { seat: 2 })).body).toMatchObject({
    seat: 2,
  })
  expect((await ben.send('POST', `/api/tables/${listed.id}/stand`)).body).toMatchObject({
    seat: null,
  })
  expect((await ben.send('POST', `/api/tables/${listed.id}/sit`, {})).body).toMatchObject({
    seat: 1,
  })
  await ana.send('POST', `/api/tables/${listed.id}/chair`, { seat: 2, chair: 'random' })
  expect((await visitor(server).get<TableLists>('/api/tables')).body).toMatchObject({
    open: [],
    running: [{ id: listed.id }],
  })
})

test('pages of other sites neither change anything nor open sockets', async () => {
  const server = await serve()
  const ana = await guest(server)
  const id = (await ana.make({ chairs: ['me', 'open'] })).table.id
  const foreign = { origin: 'https://evil.example' }
  expect(await ana.send('POST', `/api/tables/${id}/stand`, undefined, foreign)).toEqual({
    status: 403,
    body: problem('foreign-origin'),
  })
  const socket = `${server.address.replace('http', 'ws')}/api/tables/${id}/socket`
  await expect(connect(socket, { ...foreign, cookie: ana.cookie })).rejects.toThrow('403')
  await expect(connect(socket, { origin: 'null' })).rejects.toThrow('403')
  await connect(socket, { origin: server.address })
  expect(
    (await ana.send('POST', `/api/tables/${id}/stand`, undefined, { origin: server.address }))
      .status,
  ).toBe(200)
})

test('too many requests are told to wait', async () => {
  const server = await serve({ requestsPerMinute: 10 })
  const made = await Promise.all(
    Array.from({ length: 5 }, () => visitor(server).send('POST', '/api/guest')),
  )
  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 200, 429, 429, 429,
  ])
  expect(made.find(({ status }) => status === 429)?.body).toEqual(problem('too-many'))
})

test('what leads nowhere is counted like any other request, whatever is done there', async () => {
  const anywhere = visitor(await serve({ requestsPerMinute: 4 }))
  const statuses: number[] = []
  for (const method of ['POST', 'PUT', 'DELETE', 'GET', 'POST', 'OPTIONS', 'GET']) {
    const body = method === 'POST' ? 'no JSON' : undefined
    statuses.push((await anywhere.ask(method, '/api/none', body)).status)
  }
  expect(statuses).toEqual([400, 404, 404, 404, 429, 429, 429])
})

test('the page’s own files are not counted: a first visit fetches them all', async () => {
  const webRoot = join(dataFolder(), 'web')
  mkdirSync(join(webRoot, 'assets'), { recursive: true })
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>the page')
  writeFileSync(join(webRoot, 'assets', 'main-1234.js'), 'code')
  const { address } = await serve({ webRoot, requestsPerMinute: 2 })
  const status = async (path: string) => (await fetch(address + path)).status
  for (let i = 0; i < 5; i++) expect(await status('/assets/main-1234.js')).toBe(200)
  expect([await status('/health'), await status('/health'), await status('/health')]).toEqual([
    200, 200, 429,
  ])
})

test('health and games', async () => {
  const server = await serve()
  expect((await visitor(server).get('/health')).body).toMatchObject({ ok: true, database: true })
  const { body } = await visitor(server).get('/api/games')
  const goldfish = expect.objectContaining({ id: GOLDFISH, seats: [2, 6] }) as unknown
  expect(body).toMatchObject({ games: expect.arrayContaining([goldfish]) as unknown })
})

test('the page is served with its headers; without it a plain page says so', async () => {
  const webRoot = join(dataFolder(), 'web')
  const unbuilt = await serve({ webRoot })
  const missing = await fetch(`${unbuilt.address}/t/some-table`)
  expect([missing.status, await missing.text()]).toEqual([
    503,
    expect.stringContaining('not built yet'),
  ])

  mkdirSync(join(webRoot, 'assets'), { recursive: true })
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html>the page')
  writeFileSync(join(webRoot, 'assets', 'main-1234.js'), 'code')
  const { address } = await serve({ webRoot })
  for (const path of [
    '/',
    '/t/some-table',
    `/game/${GOLDFISH}?lang=es`,
    `/learn/${GOLDFISH}/first`,
    `/puzzle/${GOLDFISH}/1`,
    `/today/${GOLDFISH}/2026-11-30`,
    '/about/',
  ]) {
    const page = await fetch(address + path)
    expect([page.status, await page.text()]).toEqual([200, '<!doctype html>the page'])
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('content-security-policy')).toContain(
      "script-src 'self';style-src 'self'",
    )
  }
  for (const path of [
    '/nowhere',
    '/game/any',
    `/learn/${GOLDFISH}/nowhere`,
    `/puzzle/${GOLDFISH}/999`,
    `/puzzle/${GOLDFISH}/01`,
    `/today/${GOLDFISH}/1999-01-01`,
    `/today/${GOLDFISH}/monday`,
    '/t',
    '/t/some-table/nowhere',
  ]) {
    const page = await fetch(address + path)
    expect([path, page.status, await page.text()]).toEqual([path, 404, '<!doctype html>the page'])
  }
  const asset = await fetch(`${address}/assets/main-1234.js`)
  expect(asset.headers.get('cache-control')).toContain('immutable')
  expect((await fetch(`${address}/assets/gone.js`)).status).toBe(404)
  writeFileSync(join(webRoot, '..', 'beside.txt'), 'not for you')
  for (const path of [
    '/../beside.txt',
    '/..%2fbeside.txt',
    '/assets/..%2f..%2fbeside.txt',
    '/%2e%2e/beside.txt',
  ]) {
    expect(await (await fetch(address + path)).text()).not.toContain('not for you')
  }
})

test('the server knows the addresses of all pages', () => {
  const router = readFileSync(new URL('../../web/app.tsx', import.meta.url), 'utf8')
  const routes = [...router.matchAll(/<Route path="([^"]+)"/g)].map(([, path]) => path ?? '')
  const shapes = (paths: readonly string[]) =>
    paths.map(path => path.replaceAll(/:\w+/g, ':')).toSorted()
  expect(shapes(PAGES)).toEqual(shapes(routes))
})
