import { expect } from 'vitest'
import type { Welcome } from '../../src/protocol/messages.ts'
import { pseudoRandom } from '../../src/server/test/lines.fixture.ts'
import { botOf } from '../../src/server/test/program.fixture.ts'
import { type Route, routesKnown } from '../../src/server/test/routes.fixture.ts'
import {
  ENDINGS,
  type Known,
  sendStrange,
  strangeMessage,
} from '../../src/server/test/strange.fixture.ts'
import type { Visitor } from '../../src/server/test/visitors.fixture.ts'
import { daily } from '../deep.ts'
import { type Attack, personFrom, type Target } from './frame.ts'

/** From one address, within its budgets: else all the rest would be refused unread. */
const REQUESTS = 400
const AT_ONCE = 20
const MESSAGES_EACH = 100
const IN_A_CROWD = REQUESTS + 3 * MESSAGES_EACH
const CROWDS = Math.ceil(daily(IN_A_CROWD, 500_000) / IN_A_CROWD)
/** Of what the server keeps after the first fifth: caches fill. */
const MOST_GROWTH = 1.3

/** Whatever schemas and random bytes give, over HTTP and sockets, at tables of the senders' own. */
export const strange: Attack = async target => {
  const pick = pseudoRandom(2026)
  const routes = routesKnown()
  const failed = new Map<string, number>()
  let afterFifth = 0
  for (let crowd = 0; crowd < CROWDS; crowd++) {
    const from = `198.18.${crowd >> 8}.${crowd & 255}`
    await harass({ target, from, routes, pick, failed })
    if (crowd === Math.floor(CROWDS / 5)) afterFifth = await target.kept()
  }
  expect([...failed]).toEqual([])
  expect(await target.kept()).toBeLessThanOrEqual(afterFifth * MOST_GROWTH)
}

interface Crowd {
  readonly target: Target
  readonly from: string
  readonly routes: readonly Route[]
  readonly pick: ReturnType<typeof pseudoRandom>
  /** How often which route answered 5xx. */
  readonly failed: Map<string, number>
}

/** Three people of one address make a table and send what they like. */
async function harass({ target, from, routes, pick, failed }: Crowd): Promise<void> {
  const people = await Promise.all([1, 2, 3].map(() => personFrom(target, from)))
  const known = await tableKnownTo(people)
  const stay = routes.filter(({ name }) => !ENDINGS.includes(name))
  const send = async (route: Route) => {
    const answer = await sendStrange(pick(people), route, known, pick)
    const name = `${route.name}: ${answer.status}`
    if (answer.status >= 500) failed.set(name, (failed.get(name) ?? 0) + 1)
    // A stream would never end.
    await answer.body?.cancel()
  }
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => send(pick(stay))))
  await send(pick(routes))
  for (const who of people) {
    const line = await who.watch(known.table).catch(() => null)
    for (let at = 0; line && at < MESSAGES_EACH; at++) line.socket.send(strangeMessage(known, pick))
    if (line?.socket.readyState === 1) await Promise.race([line.settle(), line.closed])
    line?.socket.terminate()
  }
}

/** What they know of: a table that two of them are at, and a chair that is offered to a bot. */
async function tableKnownTo([host, player]: readonly Visitor[]): Promise<Known> {
  if (!host || !player) throw new Error('A table needs two.')
  const { table, links } = await host.make({ chairs: ['me', 'open'], options: { start: 0 } })
  const at = `/api/tables/${table.id}`
  await player.send('POST', `${at}/sit`, { invite: links[1]?.split('#')[1] })
  const { bot } = await botOf(host)
  const asked = await host.make({ chairs: ['me', 'open'] })
  const { moment } = (await host.get<Welcome>(`${at}/moment`)).body
  return { table: table.id, asked: asked.table.id, bot: bot.id, offers: moment?.offers ?? [] }
}
