import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { DatabaseSync } from '@photostructure/sqlite'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import WebSocket from 'ws'
import { COLLECTING, keptBy } from '../../bench/server/collecting.ts'
import { MAIN } from '../../src/cli/cli.fixture.ts'
import type { MyTable } from '../../src/protocol/table.ts'
import { RATE_LIMITS } from '../../src/server/limits/rate-limits.ts'
import { latestMoment, type Line } from '../../src/server/test/lines.fixture.ts'
import { guest, together, visitor, type Visitor } from '../../src/server/test/visitors.fixture.ts'
import { smtpSink, type SunkMail } from '../../src/server/notify/smtp-sink.fixture.ts'
import { daily } from '../deep.ts'
import { scratchFolder } from '../scratch.ts'
import type { Said } from './honest.ts'

/** How long the slowest of a hundred moves may take, in milliseconds; other tests run beside. */
const PATIENCE_MS = daily(3000, 200)
const MOST_MEGABYTES = 600
/** Moves that are made at least, before, during and after an attack. */
const LEAST_MOVES = 10

const HONEST = fileURLToPath(new URL('honest.ts', import.meta.url))

/** Where browsers believe to be. */
export const PUBLIC_URL = 'http://play.example.org'

/** A server in its own process, with its usual budgets. */
export interface Target {
  readonly address: string
  /** The address from which it is attacked. */
  readonly from: string
  /** Other processes on the same database. */
  readonly beside: readonly Target[]
  /** Those who play there while it is attacked. */
  readonly honest: Honest
  /** The mails it has sent. */
  readonly mails: readonly SunkMail[]
  /** The most memory it has had, in megabytes; 0 where the system does not tell. */
  peak(): number
  /** What its main thread keeps once all that nothing refers to is collected, in megabytes. */
  kept(): Promise<number>
  /** Changes its database behind its back: all of it, or nothing. */
  sql(statements: readonly string[]): Promise<void>
  stop(): Promise<void>
}

/** What somebody does to a server; it fails by itself if the server gives more than it should. */
export type Attack = (target: Target) => Promise<void>

export async function startTarget(database: string | null): Promise<Target> {
  const closers: (() => void)[] = []
  const sink = await smtpSink(close => closers.push(close))
  const data = mkdtempSync(join(scratchFolder(), 'tianguis-attacked-'))
  const settings = {
    port: '0',
    log: 'silent',
    data,
    mail: sink.url,
    'public-url': PUBLIC_URL,
    ...(database !== null && { database }),
  }
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])
  const child = spawn(process.execPath, [...COLLECTING, MAIN, 'serve', ...options], {
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  })
  if (child.stdout === null) throw new Error('A server without output.')
  const [said] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const address = /http:\S+/.exec(said)?.[0] ?? ''
  const honest = honestPeople(address)
  return {
    address,
    from: '198.51.100.1',
    beside: [],
    honest,
    mails: sink.mails,
    peak: () => megabytesOf(child.pid),
    kept: () => keptBy(child),
    sql: statements => change(database ?? join(data, 'tianguis.db'), statements.join(';')),
    async stop() {
      honest.stop()
      await end(child)
      for (const close of closers) close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function change(database: string, statements: string): Promise<void> {
  if (database.startsWith('postgres:')) {
    const client = new pg.Client(database)
    await client.connect()
    await client.query(`BEGIN;${statements};COMMIT`)
    return client.end()
  }
  const db = new DatabaseSync(database)
  db.exec(`PRAGMA busy_timeout=10000;BEGIN IMMEDIATE;${statements};COMMIT`)
  db.close()
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** The most memory it has had. */
function megabytesOf(pid = 0): number {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return 0
  const found = /VmHWM:\s*(\d+)/.exec(readFileSync(file, 'utf8'))
  return Number(found?.[1] ?? 0) / 1024
}

/** A person with an address of their own: the server trusts a proxy on its machine. */
export async function personFrom(target: Target, address: string): Promise<Visitor> {
  const headers = { 'x-forwarded-for': address }
  const answer = await fetch(`${target.address}/api/guest`, { method: 'POST', headers })
  return visitor(target, (answer.headers.get('set-cookie') ?? '').split(';')[0], headers)
}

/** Somebody at the address from which all attacks come. */
export const attacker = (target: Target) => personFrom(target, target.from)

/** A table of that person for others to look at. */
export const tableOf = (who: Visitor, wish: object = {}): Promise<MyTable> =>
  who.make({ chairs: ['me', 'random'], options: { start: 0 }, ...wish })

/** A socket that reads nothing; null if the server refuses it. */
export async function deafSocket(who: Visitor, target: Target, table: string) {
  const socket = new WebSocket(
    `${target.address.replace('http', 'ws')}/api/tables/${table}/socket`,
    { headers: { cookie: who.cookie, 'x-forwarded-for': target.from } },
  )
  onTestFinished(() => socket.terminate())
  const opened = await new Promise<boolean>(done => {
    socket.once('open', () => done(true)).on('error', () => done(false))
  })
  if (!opened) return null
  socket.pause()
  return socket
}

/** People who play while others attack: `honest.ts`. */
interface Honest {
  /** How long each move took, in milliseconds. */
  readonly times: number[]
  play(): void
  /** Until so many moves were made; throws what went wrong with them. */
  until(moves: number): Promise<void>
  rest(): Promise<void>
  stop(): void
}

/** Their process starts when they play for the first time. */
function honestPeople(address: string): Honest {
  const times: number[] = []
  let child: ChildProcess | null = null
  let wrong: string | null = null
  let resting = true
  /** Called after all that they say. */
  let heard = () => {}
  function hear(said: Said): void {
    if (typeof said === 'number') times.push(said)
    else if (said === null) resting = true
    else wrong ??= said
    heard()
  }
  function start(): ChildProcess {
    const started = fork(HONEST, [address], { execArgv: ['--import', 'tsx'] })
    started.on('message', hear).once('exit', () => hear('The honest people are gone.'))
    return started
  }
  async function wait(done: () => boolean): Promise<void> {
    while (!done()) {
      if (wrong !== null) throw new Error(wrong)
      await new Promise<void>(next => (heard = next))
    }
  }
  return {
    times,
    play() {
      child ??= start()
      times.length = 0
      resting = false
      child.send('play')
    },
    until: moves => wait(() => times.length >= moves),
    rest() {
      child?.send('rest')
      return wait(() => resting)
    },
    stop: () => child?.disconnect(),
  }
}

/** A match of two people, and their sockets. */
export async function newMatch(people: readonly Visitor[]): Promise<Line[]> {
  const id = await together(people, { options: { start: 0, games: 3 } })
  return Promise.all(people.map(who => who.watch(id)))
}

/** How long a move took; null if the match is over. */
export async function oneMove(lines: readonly Line[]): Promise<number | null> {
  for (;;) {
    const over = lines.some(({ messages }) =>
      messages.some(message => 'table' in message && message.table.status === 'over'),
    )
    if (over) return null
    const line = lines.find(each => (latestMoment(each)?.offers ?? []).length > 0)
    const moment = line && latestMoment(line)
    if (!line || !moment) {
      await Promise.race(lines.map(each => each.next()))
      continue
    }
    const key = `honest-${String(Math.random()).slice(2, 14)}`
    const began = performance.now()
    line.say({ type: 'choose', key, at: moment.seq, moves: moment.offers.slice(0, 1) })
    const done = await line.hear('done', message => message.key === key)
    const took = performance.now() - began
    while ((latestMoment(line)?.seq ?? 0) < done.seq) await line.next()
    return took
  }
}

/**
 * Attacks a server while an honest table plays. Returns what is wrong: too slow a move, too much
 * memory, or a server that is not as before.
 */
export async function harmOf(target: Target, attack: Attack): Promise<string[]> {
  const { honest } = target
  honest.play()
  await honest.until(LEAST_MOVES)
  const before = honest.times.length
  await attack(target)
  const during = Math.max(honest.times.length, before + LEAST_MOVES)
  await honest.until(during + LEAST_MOVES)
  await honest.rest()
  const times = honest.times.slice(before).toSorted((a, b) => a - b)
  const slowest = times[Math.ceil(times.length * 0.99) - 1] ?? Infinity
  const megabytes = target.peak()
  const health = (await fetch(`${target.address}/health`)).status
  return [
    ...(slowest > PATIENCE_MS ? [`A move took ${Math.round(slowest)} ms.`] : []),
    ...(megabytes > MOST_MEGABYTES ? [`It took ${Math.round(megabytes)} MB.`] : []),
    ...(health === 200 ? [] : [`Its health is ${health}.`]),
    ...((await guest(target)).cookie === '' ? ['It takes no new guests.'] : []),
  ]
}

/** How often something may have been done since then: its budget, and what has filled up again. */
export function mostSince(budget: keyof typeof RATE_LIMITS, began: number): number {
  const { value, seconds } = RATE_LIMITS[budget]
  return value + Math.ceil((value * (performance.now() - began)) / 1000 / seconds)
}

/** The statuses of so many requests, some at once, by how often each came. */
export async function tally(
  times: number,
  ask: (index: number) => Promise<Response>,
): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>()
  const AT_ONCE = 20
  for (let from = 0; from < times; from += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, times - from) }, (_, i) => ask(from + i))
    for (const answer of await Promise.all(some)) {
      await answer.arrayBuffer()
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
    }
  }
  return counts
}
