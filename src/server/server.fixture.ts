import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import WebSocket from 'ws'
import type { MyTable } from '../protocol/table.ts'
import type { ServerMessage, Step } from '../protocol/messages.ts'
import { bringUp } from './backup.ts'
import type { ServerConfig } from './config.ts'
import type { Thinker } from './schedule/thinker.ts'
import { workshopHere } from './tables/workshop.ts'
import { type RunningServer, startServer } from './main.ts'
import { scratchFolder } from '../../test/scratch.ts'

export const GOLDFISH = 'merchant-of-goldfish'
/** Tests make hundreds of guests in a minute. */
const NO_LIMIT = 1_000_000
const UNHURRIED = {
  messagesPerAddress: NO_LIMIT,
  importsPerPerson: NO_LIMIT,
  importsPerAddress: NO_LIMIT,
  reviewsPerAddress: NO_LIMIT,
}

const FILE = 'tianguis.db'
const SECRET = 'secret'

/** A folder that is deleted after the test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(scratchFolder(), 'tianguis-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * Whether this run uses PostgreSQL (the project "postgres") or the embedded database.
 */
export const onPostgres = () => (inject('postgres') ?? '') !== ''

const databases = new Map<string, Promise<string>>()

/**
 * The templates of new databases: one with our tables (test/postgres/setup.ts), and one that is
 * empty.
 */
const MIGRATED = 'template1'
export const BARE = 'template0'

/**
 * Where this folder's data are on PostgreSQL: each folder stands for a database with empty tables,
 * or as asked. undefined on the embedded database.
 */
export function databaseOf(data: string, template = MIGRATED): Promise<string | undefined> {
  if (!onPostgres()) return Promise.resolve(undefined)
  const url = databases.get(data) ?? makeDatabase(template)
  databases.set(data, url)
  return url
}

async function makeDatabase(template: string): Promise<string> {
  const name = `t${randomBytes(8).toString('hex')}`
  await onDatabase(inject('postgres'), `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return inject('postgres').replace('/postgres?', `/${name}?`)
}

/** A second copy of the data of a server that has stopped. */
export async function copyOf(data: string): Promise<string> {
  const copy = dataFolder()
  cpSync(data, copy, { recursive: true })
  const url = await databaseOf(data)
  if (url !== undefined) databases.set(copy, makeDatabase(new URL(url).pathname.slice(1)))
  return copy
}

type Files = readonly (readonly [name: string, bytes: Uint8Array])[]

/** What a folder with empty tables holds: made once, and kept in memory. */
let fresh: Promise<Files> | null = null

async function freshFolder(): Promise<string> {
  const data = dataFolder()
  if (onPostgres()) return data
  fresh ??= freshFiles()
  for (const [name, bytes] of await fresh) writeFileSync(join(data, name), bytes, { mode: 0o600 })
  return data
}

async function freshFiles(): Promise<Files> {
  const data = dataFolder()
  await bringUp({ data })
  return [FILE, SECRET].map(name => [name, readFileSync(join(data, name))])
}

async function onDatabase(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<object>(sql)
  await client.end()
  return rows
}

/** Reads or changes the database behind the server's back. */
export async function runSql({ data }: { readonly data: string }, sql: string): Promise<unknown[]> {
  const url = await databaseOf(data)
  if (url !== undefined) return onDatabase(url, sql)
  const db = new DatabaseSync(join(data, FILE))
  const rows = sql.startsWith('SELECT') ? db.prepare(sql).all() : (db.exec(sql), [])
  db.close()
  return rows
}

/** A bot that takes its first offer, without threads. */
export const firstOffer: Thinker = {
  threads: Infinity,
  think: ({ offers }) => {
    const [move] = offers
    return move === undefined
      ? Promise.reject(new Error('no offers'))
      : Promise.resolve({ move, ms: 0 })
  },
  close: () => Promise.resolve(),
}

/** Bots that never answer, so that nothing goes on by itself. */
export function silent(): Thinker {
  const waiting: ((reason: Error) => void)[] = []
  return {
    threads: Infinity,
    think: () => new Promise((_, refuse) => waiting.push(refuse)),
    async close() {
      for (const refuse of waiting) refuse(new Error('closed'))
    },
  }
}

export interface TestServer extends RunningServer {
  readonly data: string
  readonly lines: string[]
}

export async function serve(config: Partial<ServerConfig> = {}): Promise<TestServer> {
  const lines: string[] = []
  const data = config.data ?? (await freshFolder())
  const database = config.database ?? (await databaseOf(data))
  const server = await startServer({
    ...(database === undefined ? {} : { database }),
    host: '127.0.0.1',
    port: 0,
    data,
    botPace: 0,
    log: 'debug',
    requestsPerMinute: NO_LIMIT,
    messagesPerSecond: NO_LIMIT,
    logTo: { write: line => lines.push(line) },
    thinker: firstOffer,
    workshop: workshopHere(),
    ...config,
    limits: { ...UNHURRIED, ...config.limits },
  })
  onTestFinished(() => server.stop())
  return { ...server, data, lines }
}

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
    const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
    const init: RequestInit = {
      method,
      headers: { cookie: jar.text, ...extra, ...typed, ...headers },
    }
    if (text !== undefined) init.body = text
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
    return { status: answer.status, body: (await answer.json()) as A }
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

/** A guest who has kept their account. */
export async function keptGuest(server: TestServer): Promise<Visitor> {
  const visitor = await guest(server)
  await keep(server, visitor)
  return visitor
}

/** From now on this person has an address, as the database tells. */
export async function keep(server: TestServer, visitor: Visitor): Promise<void> {
  const { me } = (await visitor.get<{ me: { id: string } }>('/api/me')).body
  await runSql(
    server,
    `INSERT INTO addresses (address, user_id, created_at) VALUES ('${me.id}@example.org', '${me.id}', 1)`,
  )
}

type Kind = ServerMessage['type']
type Message<K extends Kind> = Extract<ServerMessage, { type: K }>

/** One end of a socket, and everything that arrived over it. */
export interface Line {
  readonly texts: string[]
  readonly messages: ServerMessage[]
  readonly socket: WebSocket
  readonly closed: Promise<number>
  say(message: unknown): void
  /** The first message of this kind that fits and was not returned before. */
  hear<K extends Kind>(kind: K, fits?: (message: Message<K>) => boolean): Promise<Message<K>>
  /** The next message, whatever it is. */
  next(): Promise<void>
  /** Waits until everything sent before has been answered. */
  settle(): Promise<void>
  close(): Promise<void>
}

export async function connect(url: string, headers: Record<string, string> = {}): Promise<Line> {
  const socket = new WebSocket(url, { headers })
  const texts: string[] = []
  const messages: ServerMessage[] = []
  const heard = new Set<ServerMessage>()
  const waiting = new Set<() => void>()
  const closed = new Promise<number>(done => socket.on('close', done))
  socket.on('message', (data: Buffer) => {
    texts.push(data.toString())
    messages.push(JSON.parse(data.toString()) as ServerMessage)
    for (const look of waiting) look()
  })
  await new Promise((opened, failed) => socket.once('open', opened).once('error', failed))
  socket.on('error', () => undefined)
  onTestFinished(() => socket.terminate())

  function hear<K extends Kind>(
    kind: K,
    fits: (message: Message<K>) => boolean = () => true,
  ): Promise<Message<K>> {
    return new Promise((found, lost) => {
      const look = () => {
        const message = messages.find(
          m => m.type === kind && !heard.has(m) && fits(m as Message<K>),
        )
        if (message === undefined) return
        heard.add(message)
        waiting.delete(look)
        found(message as Message<K>)
      }
      waiting.add(look)
      void closed.then(code => lost(new Error(`closed with ${code} before "${kind}"`)))
      look()
    })
  }

  return {
    texts,
    messages,
    socket,
    closed,
    hear,
    next: () =>
      new Promise(heard => {
        const look = () => {
          waiting.delete(look)
          heard()
        }
        waiting.add(look)
      }),
    say: message => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async settle() {
      socket.send('{"type":"ping"}')
      await hear('pong')
    },
    async close() {
      socket.close()
      await closed
    },
  }
}

/**
 * Chooses whenever there is a choice, until the match is over or this many choices were made;
 * returns the keys.
 */
export async function playOn(
  lines: readonly Line[],
  most = Infinity,
  pick = pseudoRandom(),
): Promise<string[]> {
  const keys: string[] = []
  while (keys.length < most && !lines.some(isOver)) {
    const line = lines.find(isToChoose)
    const moment = line === undefined ? null : latestMoment(line)
    if (line === undefined || moment === null) {
      await Promise.race(lines.map(each => each.next()))
      continue
    }
    const key = `key-${String(Math.random()).slice(2, 14)}`
    line.say({ type: 'choose', key, at: moment.seq, moves: [pick(moment.offers)] })
    const done = await line.hear('done', message => message.key === key)
    keys.push(key)
    while ((latestMoment(line)?.seq ?? 0) < done.seq) await line.next()
  }
  return keys
}

export async function untilOver(line: Line): Promise<void> {
  while (!isOver(line)) await line.next()
}

function isToChoose(line: Line): boolean {
  const moment = latestMoment(line)
  return moment !== null && moment.offers.length > 0
}

function isOver(line: Line): boolean {
  return line.messages.some(message => 'table' in message && message.table.status === 'over')
}

export function latestMoment(line: Line) {
  const latest = line.messages.findLast(
    message => message.type === 'news' || message.type === 'welcome',
  )
  return latest?.moment ?? null
}

/** All steps that a line has received, in order. */
export function stepsOf(line: Line): Step[] {
  return line.messages.flatMap(message =>
    message.type === 'news' || message.type === 'welcome' ? message.steps : [],
  )
}

/** Picks differently each time, and the same in every run. */
export function pseudoRandom(seed = 1): <A>(items: readonly A[]) => A {
  let x = seed
  return items => {
    x = (Math.imul(x, 1103515245) + 12345) >>> 0
    const item = items[(x >>> 8) % items.length]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
}
