import { expect, test } from 'vitest'
import { daily } from '../../../test/deep.ts'
import { serveKnown } from './routes.fixture.ts'
import { type Line, pseudoRandom } from './lines.fixture.ts'
import type { TestServer } from './server.fixture.ts'
import { ENDINGS, sendStrange, strangeMessage } from './strange.fixture.ts'
import { guest, type Visitor, visitor } from './visitors.fixture.ts'
import { makeWorld } from './world.fixture.ts'

/*
 * Whatever is sent to any endpoint or over any socket: nothing crashes, nothing answers 5xx,
 * everybody else plays on. The same is sent in every run.
 */

const EACH = daily(2, 12)
const MESSAGES = daily(100, 600)

test('no request to any endpoint makes the server fail', async () => {
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
        : // Whoever came without a name may have one by now: somebody comes without in any case.
          pick([...people, world.token.visitor, visitor(server)])
      const answer = await sendStrange(who, route, world, pick)
      if (answer.status >= 500) failed.push(`${route.name}: ${answer.status}`)
      statuses.add(answer.status)
      await answer.body?.cancel()
    }
  }
  expect(failed).toEqual([])
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 409]))
  expect(await stateOf(server)).toEqual(UNHARMED)
})

test('no message over a socket makes the server fail', async () => {
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
    line.socket.send(strangeMessage(world, pick))
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
