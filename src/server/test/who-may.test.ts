import { expect, test } from 'vitest'
import { ClientMessage } from '../../protocol/messages.ts'
import type { Scope } from '../../protocol/programs.ts'
import { serveKnown } from './routes.fixture.ts'
import type { TestServer } from './server.fixture.ts'
import type { Visitor } from './visitors.fixture.ts'
import { SOCKET_TABLE, type SocketRow, TABLE } from './who-may.fixture.ts'
import { type Outcome, ROLES, type Role, type Row } from './who-may-words.fixture.ts'
import { makeWorld, type World } from './world.fixture.ts'

/** Rows of the table that are tried side by side. */
const AT_ONCE = 8

test('every route is in the access table, with the scope it needs', async () => {
  const { routes } = await serveKnown()
  expect(TABLE.map(({ route }) => route).toSorted()).toEqual(
    routes.map(({ name }) => name).toSorted(),
  )
  const told = routes.map(
    ({ name, access }) => `${name}: ${access?.scope}, strangers ${access?.strangers}`,
  )
  const expected = TABLE.map(
    ({ route, scope, outcomes }) =>
      `${route}: ${scope}, strangers ${outcomes.stranger !== '401 no-guest'}`,
  )
  expect(told.toSorted()).toEqual(expected.toSorted())
})

test('every route answers everybody as the table says', async () => {
  const { server } = await serveKnown()
  const wrong: string[] = []
  const shared = new Map<string, Promise<World>>()
  // Several rows at once: each has a world of its own, and most of the time waits for the disk.
  for (let first = 0; first < TABLE.length; first += AT_ONCE) {
    const rows = TABLE.slice(first, first + AT_ONCE)
    const outcomes = await Promise.all(rows.map(row => tried(server, row, shared)))
    for (const [index, row] of rows.entries())
      for (const [who, expected, got] of outcomes[index] ?? [])
        if (got !== expected) wrong.push(`${row.route}, ${who}: expected ${expected}, got ${got}`)
  }
  expect(wrong).toEqual([])
})

test('every message over a socket is answered to everybody as the table says', async () => {
  const { server } = await serveKnown()
  const first = await makeWorld(server, 'running', 'read')
  const known = SOCKET_TABLE.map(({ message }) => message(first, 'host').type)
  expect(known.toSorted()).toEqual(
    ClientMessage.anyOf.map(({ properties }) => properties.type.const).toSorted(),
  )
  const wrong: string[] = []
  for (const row of SOCKET_TABLE) {
    const world = await makeWorld(server, 'running', 'read')
    for (const role of ROLES) {
      const got = await answered(world, row, role)
      const { type } = row.message(world, role)
      if (got !== row.outcomes[role])
        wrong.push(`${type}, ${role}: expected ${row.outcomes[role]}, got ${got}`)
    }
  }
  expect(wrong).toEqual([])
  await expect(first.token.visitor.watch(first.table)).rejects.toThrow('403')
})

async function answered(world: World, row: SocketRow, role: Role): Promise<Outcome> {
  const line = await world.people[role].watch(world.table)
  await line.settle()
  const from = line.messages.length
  line.say(row.message(world, role))
  if (row.message(world, role).type === 'looking') line.say({ type: 'ping' })
  for (;;) {
    const answer = line.messages.slice(from).find(({ type }) => type !== 'table' && type !== 'news')
    if (answer !== undefined) {
      await line.close()
      return 'why' in answer ? `${answer.type} ${answer.why}` : answer.type
    }
    await line.next()
  }
}

type Tried = readonly [who: string, expected: Outcome, got: Outcome]

/** Whether a row changes nothing that others ask about: it reads, or everybody is refused. */
function changesNothing({ route, outcomes, aside }: Row): boolean {
  return aside === true || route.startsWith('GET') || !Object.values(outcomes).includes('200')
}

/** `shared`: the worlds of rows that change nothing. */
async function tried(
  server: TestServer,
  row: Row,
  shared: Map<string, Promise<World>>,
): Promise<Tried[]> {
  const results: Tried[] = []
  const [state, scope] = [row.table ?? 'running', otherScope(row.scope)]
  const make = () => makeWorld(server, state, scope)
  const known = changesNothing(row) ? shared : new Map<string, Promise<World>>()
  for (const role of ROLES) {
    const making = known.get(`${state} ${scope}`) ?? make()
    known.set(`${state} ${scope}`, making)
    const world = await making
    const expected = role === 'bot' ? asBot(row) : row.outcomes[role]
    const got = await ask(world, world.people[role], row, row.body?.(world, role))
    results.push([role, expected, got])
    // What was refused has changed nothing: the next finds the same world.
    if (row.fresh === true && got === '200') known.delete(`${state} ${scope}`)
    if (role !== 'guest') continue
    const noScope = row.scope === null ? '403 not-by-token' : '403 no-scope'
    results.push([
      'token',
      noScope,
      await ask(world, world.token.visitor, row, row.body?.(world, role)),
    ])
  }
  return results
}

/** A scope that is not enough here. */
function otherScope(scope: Scope | null): Scope {
  return scope === 'read' ? 'play' : 'read'
}

function asBot({ scope, outcomes }: Row): Outcome {
  if (scope === null) return '403 not-by-token'
  return scope === 'read' || scope === 'play' ? outcomes.bot : '403 no-scope'
}

/** What the parameters of an address stand for. */
const NAMED: { readonly [parameter: string]: (world: World) => string } = {
  'tables/:id': ({ table }) => table,
  'people/:id': ({ bot }) => bot,
  'reports/:id': ({ table }) => table,
  'invitations/:id': ({ asked }) => asked,
  'bots/:bot': ({ bot }) => bot,
  'tokens/:token': ({ token }) => token.id,
  'games/:game': () => 'mercadito',
  'contents/:digest': () => '0123456789abcdef',
  ':channel': () => 'players',
  ':seat': () => '1',
  ':n': () => '9',
}

/** The address of a route in this world; what nobody has is asked for by an id that nothing has. */
function pathIn(world: World, url: string): string {
  return url.replaceAll(/(\w+\/)?(:\w+)/g, (both, folder = '', name: string) => {
    const of = NAMED[both] ?? NAMED[name] ?? (() => 'nobody-knows-this')
    return folder + of(world)
  })
}

async function ask(
  world: World,
  who: Visitor,
  row: Row,
  body: object | undefined,
): Promise<Outcome> {
  const [method = '', url = ''] = row.route.split(' ')
  const answer = await who.ask(method, pathIn(world, url), body)
  if (answer.ok) {
    await answer.body?.cancel()
    return '200'
  }
  const { why } = (await answer.json()) as { why: string }
  return `${answer.status} ${why}`
}
