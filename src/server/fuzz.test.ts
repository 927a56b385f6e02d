import { expect, test } from 'vitest'
import { daily } from '../../test/deep.ts'
import { ClientMessage } from '../protocol/messages.ts'
import { bytes, fitting, type Pick, type Schema, spoilt } from './fuzz.fixture.ts'
import { type Route, serveKnown } from './routes.fixture.ts'
import { type Line, pseudoRandom } from './lines.fixture.ts'
import type { TestServer } from './server.fixture.ts'
import { guest, type Visitor, visitor } from './visitors.fixture.ts'
import { makeWorld, type World } from './world.fixture.ts'

/*
 * Whatever is sent to any endpoint or over any socket: nothing crashes, nothing answers 5xx,
 * everybody else plays on. Values are made from the schemas, valid and broken, and from random
 * bytes; the same in every run.
 */

const EACH = daily(2, 12)
const MESSAGES = daily(100, 600)
/** After these the sender is signed out. */
const ENDINGS = ['DELETE /api/me', 'POST /api/me/sign-out']

test('no request to any endpoint makes the server fail', { timeout: 240_000 }, async () => {
  const { server, routes } = await serveKnown()
  const pick = pseudoRandom(2026)
  const world = await makeWorld(server, 'running', 'play')
  const people = Object.values(world.people)
  const statuses = new Set<number>()
  const failed: string[] = []
  for (const route of routes) {
    for (let i = 0; i < EACH; i++) {
      const who = ENDINGS.includes(route.name)
        ? await guest(server)
        : pick([...people, world.token.visitor])
      const answer = await send(server, who, route, world, pick)
      if (answer.status >= 500) failed.push(`${route.name}: ${answer.status}`)
      statuses.add(answer.status)
      await answer.body?.cancel()
    }
  }
  expect(failed).toEqual([])
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 409]))
  expect(await stateOf(server)).toEqual(UNHARMED)
})

test('no message over a socket makes the server fail', { timeout: 240_000 }, async () => {
  const { server } = await serveKnown()
  const pick = pseudoRandom(7)
  const world = await makeWorld(server, 'running', 'play')
  const eyes = await world.people.guest.watch(world.table)
  const lines = new Map<Visitor, Line>()
  for (let i = 0; i < MESSAGES; i++) {
    const who = pick(Object.values(world.people))
    const known = lines.get(who)
    const line = known?.socket.readyState === 1 ? known : await who.watch(world.table)
    lines.set(who, line)
    line.socket.send(message(world, pick))
  }
  for (const line of [...lines.values(), eyes])
    if (line.socket.readyState === 1) await line.settle()
  expect(await stateOf(server)).toEqual(UNHARMED)
})

/**
 * Server errors in the log, the server's health, and whether a new guest can sit down and play.
 */
async function stateOf(server: TestServer) {
  const ana = await guest(server)
  const { table } = await ana.make({ chairs: ['me', 'random'] })
  return {
    faults: server.lines.filter(line => (JSON.parse(line) as { level: number }).level >= 50),
    polluted: 'polluted' in {},
    health: (await visitor(server).get('/health')).status,
    table: table.status,
  }
}

const UNHARMED = { faults: [], polluted: false, health: 200, table: 'running' }

function send(
  server: TestServer,
  who: Visitor,
  route: Route,
  world: World,
  pick: Pick,
): Promise<Response> {
  const { method, schema } = route
  const path = pathTo(route, world, pick)
  if (method === 'GET') return who.ask(method, path)
  const kind = pick(['fits', 'spoilt', 'spoilt', 'bytes'])
  if (kind === 'bytes') {
    const type = pick(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
    return fetch(server.address + path, {
      method,
      body: bytes(pick),
      headers: { 'content-type': type },
    })
  }
  if (schema.body === undefined) return who.ask(method, path)
  const body = wish(schema.body as Schema, world, pick)
  return who.ask(method, path, kind === 'fits' ? body : JSON.stringify(spoilt(body, pick)))
}

function pathTo({ url, schema }: Route, world: World, pick: Pick): string {
  const ids = [
    world.table,
    world.asked,
    world.bot,
    'nobody-knows',
    '%00',
    '..',
    'é',
    'x'.repeat(300),
  ]
  const path = url.replaceAll(/:\w+/g, () =>
    pick([true, true, false]) ? world.table : encodeURI(pick(ids)),
  )
  if (schema.querystring === undefined) return path
  const query = fitting(schema.querystring as Schema, pick) as object
  const given = Object.entries(
    pick([true, false]) ? query : ((spoilt(query, pick) as object) ?? {}),
  )
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, typeof value === 'string' ? value : (JSON.stringify(value) ?? '')])).toString()}`
}

/** What fits the schema, sometimes with values that exist here. */
function wish(schema: Schema, world: World, pick: Pick): unknown {
  const made = fitting(schema, pick)
  if (typeof made !== 'object' || made === null) return made
  if ('moves' in made && world.offers.length > 0)
    return { ...made, at: 0, moves: [pick(world.offers)] }
  if ('game' in made)
    return { ...made, game: pick(['mercado', 'merchant-of-goldfish', 'mercadito', 'none']) }
  return 'bot' in made ? { ...made, bot: world.bot } : made
}

function message(world: World, pick: Pick): string | Uint8Array {
  const kind = pick(['fits', 'fits', 'spoilt', 'spoilt', 'bytes', 'text'])
  if (kind === 'bytes') return bytes(pick)
  if (kind === 'text') return Buffer.from(bytes(pick)).toString('latin1')
  const made = wish(pick(ClientMessage.anyOf as readonly Schema[]), world, pick)
  return JSON.stringify(kind === 'fits' ? made : spoilt(made, pick)) ?? 'undefined'
}
