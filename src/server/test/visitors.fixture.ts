import { expect } from 'vitest'
import type { Me } from '../../protocol/http.ts'
import type { MyTable } from '../../protocol/table.ts'
import { runSql } from './databases.fixture.ts'
import { asDeclared } from './declared.fixture.ts'
import { connect, type Line } from './lines.fixture.ts'
import type { RunningServer } from '../main.ts'
import type { TestServer } from './server.fixture.ts'

export const GOLDFISH = 'merchant-of-goldfish'

export interface Answer<A> {
  readonly status: number
  readonly body: A
}

/** A person with a cookie (or without) who speaks HTTP and opens sockets. */
export interface Visitor {
  readonly cookie: string
  /** The answer, JSON or not. */
  ask(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>
  get<A = unknown>(path: string): Promise<Answer<A>>
  send<A = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<A>>
  make(wish: object): Promise<MyTable>
  watch(table: string, since?: number): Promise<Line>
}

/** `extra`: headers of all their requests. */
export function visitor(
  server: Pick<RunningServer, 'address'>,
  cookie = '',
  extra: Record<string, string> = {},
): Visitor {
  const base = server.address
  const jar = jarOf(cookie)
  async function ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    const typed: Record<string, string> =
      body === undefined ? {} : { 'content-type': 'application/json' }
    const sent = isRaw(body) || body === undefined ? body : JSON.stringify(body)
    const init: RequestInit = {
      method,
      headers: { cookie: jar.text, ...extra, ...typed, ...headers },
    }
    if (sent !== undefined) init.body = sent
    const answer = await fetch(base + path, init)
    jar.take(answer)
    return answer
  }
  async function send<A>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) {
    const answer = await ask(method, path, body, headers)
    const said: unknown = await answer.json()
    asDeclared(method, path, answer.status, said)
    return { status: answer.status, body: said as A }
  }
  return {
    get cookie() {
      return jar.text
    },
    ask,
    send,
    get: path => send('GET', path),
    async make(wish) {
      const { status, body } = await send<MyTable>('POST', '/api/tables', {
        game: GOLDFISH,
        ...wish,
      })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return body
    },
    async watch(table, since) {
      const line = await connect(`${base.replace('http', 'ws')}/api/tables/${table}/socket`, {
        cookie: jar.text,
        ...extra,
      })
      line.say({ type: 'watch', ...(since === undefined ? {} : { since }) })
      await line.hear('welcome')
      return line
    },
  }
}

/** Whether it is sent as it is; all else as JSON. */
const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array

/** What a browser does with cookies; but what it should forget it goes on sending, like a thief. */
function jarOf(cookie: string) {
  const jar = new Map(cookie.split('; ').map(part => [part.split('=')[0] ?? '', part]))
  return {
    get text() {
      return [...jar.values()].join('; ')
    },
    take({ headers }: Response) {
      for (const line of headers.getSetCookie()) {
        const [part = ''] = line.split(';')
        const [name = '', value = ''] = part.split('=')
        if (value !== '') jar.set(name, part)
      }
    },
  }
}

export async function guest(server: Pick<RunningServer, 'address'>): Promise<Visitor> {
  const answer = await fetch(`${server.address}/api/guest`, { method: 'POST' })
  return visitor(server, (answer.headers.get('set-cookie') ?? '').split(';')[0])
}

/** Sits down on this chair of a table, by its link. */
export async function takeChair(
  who: Visitor,
  { table, links }: Pick<MyTable, 'table' | 'links'>,
  seat = 1,
): Promise<MyTable> {
  const invite = links[seat]?.split('#')[1]
  const path = `/api/tables/${table.id}/sit`
  const { status, body } = await who.send<MyTable>('POST', path, { invite })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

/**
 * A short match of these people, made by the first of them; answers its id. `more`: what else is on
 * chairs, bots or nobody ("open").
 */
export async function together(
  [host, ...others]: readonly Visitor[],
  { more = [], ...wish }: { readonly more?: readonly string[]; readonly [_: string]: unknown } = {},
): Promise<string> {
  if (host === undefined) throw new Error('Nobody makes this table.')
  const chairs = ['me', ...others.map(() => 'open'), ...more]
  const made = await host.make({ chairs, options: { start: 0, maxTurns: 100 }, ...wish })
  for (const [index, other] of others.entries()) await takeChair(other, made, index + 1)
  return made.table.id
}

/** Who this is to the server; null for a stranger. */
export const meOf = async (who: Visitor) => (await who.get<{ me: Me | null }>('/api/me')).body.me

/** The id of a person the server knows. */
export const idOf = async (who: Visitor) => (await who.get<{ me: Me }>('/api/me')).body.me.id

/** The body of a refusal: its code, and any sentence. */
export const problem = (why: string) => ({
  why,
  message: expect.stringMatching(/^\S.*\.$/) as unknown,
})

/** A guest who has kept their account. */
export async function keptGuest(server: TestServer): Promise<Visitor> {
  const visitor = await guest(server)
  await keep(server, visitor)
  return visitor
}

/** From now on this person has an address, as the database tells. */
export async function keep(server: TestServer, visitor: Visitor): Promise<void> {
  const id = await idOf(visitor)
  await runSql(
    server,
    `INSERT INTO addresses (address, user_id, created_at) VALUES ('${id}@example.org', '${id}', 1)`,
  )
}
