import { setImmediate } from 'node:timers/promises'
import type { Game } from '../../src/kernel/game.ts'
import type { MyTable } from '../../src/protocol/table.ts'
import { type Assembled, assemble } from '../../src/server/assemble.ts'
import { browser } from '../../src/server/notify/browser.fixture.ts'
import { saveAddress } from '../../src/server/store/people/addresses.ts'
import { linesAfter } from '../../src/server/store/tables/chat.ts'
import { saveSnapshot } from '../../src/server/store/tables/plies.ts'
import { changeTable } from '../../src/server/store/tables/write-table.ts'
import { freshClocks } from '../../src/server/domain/clock-rules.ts'
import { RATE_LIMITS } from '../../src/server/limits/rate-limits.ts'
import type { Services } from '../../src/server/http/route/services.ts'
import { makeEvents } from '../../src/server/tables/room/events.ts'
import type { Hub } from '../../src/server/tables/room/hub.ts'
import { showChange } from '../../src/server/tables/watch/show.ts'
import { noKeys } from '../../src/server/domain/keys.ts'
import type { TableRecord } from '../../src/server/domain/record.ts'
import type { Room } from '../../src/server/tables/room/room.ts'
import { afterTurn } from '../../src/server/domain/timing.ts'
import { workshopHere } from '../../src/server/tables/work/workshop.ts'
import type { Case } from '../conformance/cases.ts'
import { type ReturningClock, returningClock, START } from './clock.ts'
import { courseIn, type World } from './twins.ts'

/*
 * A whole server without the network, on whose tables any position can be set. It records what it
 * would send outward.
 */

export interface Stage extends Assembled {
  readonly clock: ReturningClock
  readonly game: Game
  /** One for each seat, and the onlooker. */
  readonly people: readonly Person[]
  /** Mails, pushes and calls, with their addressees and content. */
  readonly letters: string[]
  readonly logged: string[]
}

export interface Person {
  readonly id: string
  readonly cookie: string
}

/** The address the server is known by. */
export const HOST = 'tianguis.test'
const NO_LIMIT = 1_000_000_000
const RULES = [
  { kind: 'none' },
  { kind: 'live', minutes: 60, seconds: 10 },
  { kind: 'days', hours: 24 },
] as const

/** Bots do not think at these tables. */
const nobody = {
  threads: Infinity,
  think: () => Promise.reject(new Error('There are no bots.')),
  close: () => Promise.resolve(),
}

/** `data`: an empty folder. */
export async function openStage(game: Game, data: string): Promise<Stage> {
  const clock = returningClock()
  const letters: string[] = []
  const logged: string[] = []
  const devices = new Map<string, ReturnType<typeof browser>>()
  const server = await assemble({
    host: '127.0.0.1',
    port: 0,
    data,
    botPace: 0,
    log: 'debug',
    publicUrl: `http://${HOST}`,
    messagesPerSecond: NO_LIMIT,
    workshop: workshopHere(),
    // Whatever would be refused for coming too often would seem to differ.
    limits: Object.fromEntries(
      ['requestsPerAddress', ...Object.keys(RATE_LIMITS)].map(name => [name, NO_LIMIT]),
    ),
    logTo: { write: line => logged.push(line) },
    thinker: nobody,
    clock,
    mailer: {
      send: async mail => void letters.push(`mail ${JSON.stringify(mail)}`),
      close: () => undefined,
    },
    async post(to, headers, body) {
      const device = devices.get(to)
      // A push is encrypted anew each time: what counts is what its reader reads.
      letters.push(
        device === undefined
          ? `hook ${to} ${JSON.stringify(headers)} ${body.toString()}`
          : `push ${to} ${device.read(Buffer.from(body))}`,
      )
    },
  })
  const people: Person[] = []
  const stage: Stage = { ...server, clock, game, people, letters, logged }
  for (let each = 0; each <= game.seats[1]; each++) people.push(await moveIn(stage, each, devices))
  return stage
}

/** A guest who gets notices of their turns by every channel. */
async function moveIn(
  stage: Stage,
  number: number,
  devices: Map<string, ReturnType<typeof browser>>,
): Promise<Person> {
  const { app, hub } = stage
  const made = await app.inject({ method: 'POST', url: '/api/guest', headers: { host: HOST } })
  const cookie = String(made.headers['set-cookie']).split(';')[0]
  const { id } = made.json<{ me: { id: string } }>().me
  const device = browser(`http://push.test/${number}`)
  devices.set(device.agreement.endpoint, device)
  const ways = { push: true, mail: true, hook: true, hookUrl: `http://hook.test/${number}` }
  const language = number % 2 === 0 ? 'en' : 'es'
  await hub.store.write(db => saveAddress(db, id, `person-${number}@example.org`, START))
  await send(stage, { id, cookie }, 'POST', '/api/me/notices/push', device.agreement)
  await send(stage, { id, cookie }, 'PATCH', '/api/me/notices', { ...ways, language })
  return { id, cookie }
}

/**
 * A table of this kind where all seats are taken. `number`: every third one has the same sort of
 * clocks.
 */
export async function openTable(
  stage: Stage,
  { game, seats, options }: Case,
  number: number,
): Promise<Room> {
  const [host, ...others] = stage.people.slice(0, seats)
  const chairs = ['me', ...others.map(() => 'open')]
  const wish = { game: game.id, chairs, options, listed: true, time: RULES[number % RULES.length] }
  const { table } = await send<MyTable>(stage, host, 'POST', '/api/tables', wish)
  for (const [index, person] of others.entries())
    await send(stage, person, 'POST', `/api/tables/${table.id}/sit`, { seat: index + 1 })
  const room = await stage.hub.rooms.get(table.id)
  await announced(stage, table.id, seats + 1)
  if (room === undefined) throw new Error('A table was made and is not there.')
  return room
}

/** Waits until the chat says who sat down, and that the match began. */
async function announced({ hub }: Stage, table: string, lines: number): Promise<void> {
  const since = { players: 0, onlookers: 0 }
  while ((await linesAfter(hub.store.db, table, ['players'], since)).length < lines)
    await setImmediate()
}

async function send<A>(
  stage: Stage,
  { cookie }: Person,
  method: 'POST' | 'PATCH',
  url: string,
  payload: object,
) {
  const answer = await stage.app.inject({ method, url, headers: { host: HOST, cookie }, payload })
  if (answer.statusCode !== 200) throw new Error(`${method} ${url}: ${answer.body}`)
  return answer.json<A>()
}

/**
 * The same server, storing nothing and sending only to connected viewers: for many worlds in a
 * short time.
 */
export function forgetful({ hub }: Stage): Services {
  const store: Hub['store'] = { ...hub.store, write: () => Promise.resolve(undefined as never) }
  const events = makeEvents()
  events.on('changed', showChange)
  events.on('changed', ({ room }) => hub.streams.changed(room))
  return { ...hub, store, events }
}

/** A table of which nothing that changes is stored yet, so that all of it is written. */
function unstored({ life, ...begun }: TableRecord): TableRecord {
  const never = -1
  return {
    ...begun,
    status: 'open',
    actors: [],
    ranks: [],
    clocks: [],
    life: { ...life },
    dueAt: never,
    updatedAt: never,
  }
}

/**
 * Sets this world on the table, at the same time as any other. `hub`: one that stores it, or one
 * that does not.
 */
export async function setWorld(
  { clock }: Stage,
  hub: Hub,
  room: Room,
  world: World,
): Promise<void> {
  clock.turnBack()
  const course = courseIn(room.game, room.record, world)
  const { time, chairs } = room.record
  const record: TableRecord = {
    ...room.record,
    seed: world.seed,
    actors: room.game.actors(world.state),
    clocks: freshClocks(time, chairs.length),
    dueAt: null,
    updatedAt: START,
  }
  const begun = afterTurn({ ...room, record }, { by: null, undone: false, settled: false })
  await hub.store.write(async db => {
    const { id, seed } = begun
    await db.deleteFrom('plies').where('match_id', '=', id).execute()
    await db.deleteFrom('notices').execute()
    await db.deleteFrom('turns').execute()
    await db.deleteFrom('notice_sent').execute()
    await db.updateTable('tables').set({ seed }).where('id', '=', id).execute()
    await changeTable(db, unstored(begun), begun, room.revision)
    await saveSnapshot(db, id, course)
  })
  room.record = begun
  room.revision++
  room.course = course
  room.sights = new Map()
  room.keys = noKeys()
}
