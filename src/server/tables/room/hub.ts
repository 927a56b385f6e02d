import type { Game } from '../../../kernel/game.ts'
import type { Clock } from '../../clock.ts'
import { isProblem, problem } from '../../errors.ts'
import { type Budgets, makeBudgets } from '../../limits/budgets.ts'
import type { Limits } from '../../limits/limits.ts'
import type { Log } from '../../log.ts'
import type { Metrics } from '../../metrics.ts'
import type { Networks } from '../../networks.ts'
import { makeOutboxes, type Outboxes } from '../../outboxes.ts'
import { loadLog, loadSnapshot } from '../../store/tables/plies.ts'
import type { Store } from '../../store/store.ts'
import type { Db } from '../../store/database/schema.ts'
import { isOrphan } from '../../store/database/revision-conflict.ts'
import { findRevision, findTable } from '../../store/tables/tables.ts'
import { registerContent, type Offers } from './contents.ts'
import { type Course, type Entry, restore } from '../../domain/course.ts'
import { noKeys } from '../../domain/keys.ts'
import { makeQueue } from './queue.ts'
import { type Timing } from '../../domain/timing.ts'
import { loadClocksOf } from '../life/clocks.ts'
import { endStops, loadStops } from '../../store/people/times.ts'
import type { Span } from '../../domain/span.ts'
import type { TableRecord } from '../../domain/record.ts'
import { loadGame } from './load-game.ts'
import { makeEvents, type TableEvents } from './events.ts'
import type { Room } from './room.ts'
import type { Workshop } from '../work/workshop.ts'
import { showChange, showChanges } from '../watch/show.ts'
import { noTable } from '../refusals.ts'

const UPDATING = 'updating'
/** Why a table is no longer for this process. */
const GONE: ReadonlySet<string> = new Set(['no-table', UPDATING])

/** All tables of this server, and what they are played with. */
export interface Hub {
  readonly store: Store
  readonly log: Log
  readonly clock: Clock
  readonly timing: Timing
  readonly metrics: Metrics
  readonly offers: Offers
  /** What a person, an address or all together may use. */
  readonly limits: Limits
  /** What of it is in use. */
  readonly budgets: Budgets
  /** Does what takes long. */
  readonly workshop: Workshop
  /** What waits for whoever does not read. */
  readonly outboxes: Outboxes
  /** From which network people last asked. */
  readonly networks: Networks
  readonly rooms: Map<string, Promise<Room>>
  /** Tables that have left memory, as long as anything holds them. */
  readonly left: Map<string, WeakRef<Room>>
  /** What happens at the tables. */
  readonly events: TableEvents
}

/**
 * Makes the hub. The first to subscribe to changes is what shows them to those who look at the
 * table: they hear of a change before jobs, streams and chat do.
 */
export function makeHub(
  parts: Omit<Hub, 'rooms' | 'left' | 'events' | 'budgets' | 'outboxes'>,
): Hub {
  const { limits, metrics } = parts
  const events = makeEvents()
  events.on('changed', showChange)
  const budgets = makeBudgets(limits, metrics)
  const outboxes = makeOutboxes(budgets)
  const rooms: Hub['rooms'] = new Map()
  metrics.show(limits, outboxes, rooms)
  return { ...parts, budgets, outboxes, rooms, left: new Map(), events }
}

/** The table of this id, from memory or from the database; throws a problem if there is none. */
export async function openRoom(hub: Hub, id: string): Promise<Room> {
  const found = hub.rooms.get(id) ?? takenBack(hub, id)
  if (found !== undefined) return upToDate(hub, used(hub, await found))
  const opening = loadRoom(hub, id)
  hub.rooms.set(id, opening)
  try {
    return await opening
  } catch (error) {
    hub.rooms.delete(id)
    throw error
  }
}

/** A table that has left memory while something is still done there: of none there are ever two. */
function takenBack({ rooms, left }: Hub, id: string): Promise<Room> | undefined {
  const room = left.get(id)?.deref()
  left.delete(id)
  // One that has stopped because of a bug has to be read anew.
  if (room?.gone !== 'left' || room.faulty) return undefined
  room.gone = null
  // Others may have deleted it meanwhile: then there is nothing to be read.
  room.commitKnown = false
  const back = Promise.resolve(room)
  rooms.set(id, back)
  return back
}

/**
 * What this work at a table gives, or null where the table was deleted meanwhile or goes on by newer
 * rules: of many tables, the others still count.
 */
export async function unlessGone<A>(work: Promise<A>): Promise<A | null> {
  try {
    return await work
  } catch (error) {
    if (isOrphan(error) || (isProblem(error) && GONE.has(error.why))) return null
    throw error
  }
}

/** All tables in memory. */
export async function openRooms({ rooms }: Pick<Hub, 'rooms'>): Promise<Room[]> {
  const all = await Promise.all([...rooms.values()].map(room => room.catch(() => null)))
  return all.filter(room => room !== null)
}

async function loadRoom(hub: Hub, id: string): Promise<Room> {
  const read = await hub.store.read(db => readTable(db, id, []))
  if (read === null) throw noTable()
  const { game, contentSets } = await loadGame(read.record.game)
  if (isBeyond(game, read.record)) throw updating()
  await registerContent(hub.store.db, contentSets, read.record.options)
  await loadClocksOf(hub.store.db, hub.timing, read.record)
  hub.store.peers.say({ type: 'who', table: id })
  const room = makeRoom(hub, game, read.record, courseOf(game, read), read.revision)
  room.stops = await stopsOf(hub, id)
  return room
}

/** How long the clocks of a table with a fault stand still after it is reopened. */
const GRACE_MS = 60_000

/**
 * When the clocks of this table stood still. Opening a table ends the stop of a fault.
 */
async function stopsOf({ store, clock }: Hub, id: string): Promise<Span[]> {
  const stops = await loadStops(store.db, id)
  if (!stops.some(({ until }) => until === Infinity)) return stops
  const until = clock.now() + GRACE_MS
  await store.write(db => endStops(db, id, until))
  return stops.map(stop => (stop.until === Infinity ? { ...stop, until } : stop))
}

/** The table of this id, for one read: a table that is not in memory is not kept there. */
export async function readRoom(hub: Hub, id: string): Promise<Room> {
  const found = hub.rooms.get(id)
  return found === undefined ? loadRoom(hub, id) : upToDate(hub, await found)
}

export function makeRoom(
  hub: Pick<Hub, 'timing' | 'clock'>,
  game: Game,
  record: TableRecord,
  course: Course | null,
  revision = 0,
): Room {
  return {
    game,
    record,
    course,
    revision,
    timing: hub.timing,
    stops: [],
    commitKnown: true,
    sights: new Map(),
    keys: noKeys(),
    watchers: new Set(),
    elsewhere: new Map(),
    queue: makeQueue(),
    thinking: new Set(),
    faulty: false,
    gone: null,
    openedAt: hub.clock.now(),
    usedAt: hub.clock.now(),
  }
}

async function upToDate(hub: Hub, room: Room): Promise<Room> {
  if (hub.store.peers.any || !room.commitKnown) await room.queue(() => catchUp(hub, room))
  return room
}

/**
 * Reads what is stored, if another process has changed the table or the outcome of a commit is
 * unknown, and sends it to everybody there. Call it inside the table's queue.
 */
export async function catchUp(hub: Hub, room: Room): Promise<void> {
  if (room.gone === 'deleted') throw noTable()
  if (room.commitKnown && !hub.store.peers.any) return
  if (room.commitKnown && (await findRevision(hub.store.db, room.record.id)) === room.revision)
    return
  await readAgain(hub, room)
}

/** Reads what is stored, changed or not, and sends it to everybody there. */
export async function readAgain(hub: Hub, room: Room): Promise<void> {
  const before = { record: room.record, begun: room.course !== null }
  const read = await hub.store.read(db => readTable(db, room.record.id, room.course?.log ?? []))
  if (read === null) {
    dropRoom(hub, room)
    throw noTable()
  }
  if (isBeyond(room.game, read.record)) {
    dropRoom(hub, room, 'left')
    throw updating()
  }
  room.course = courseOf(room.game, read)
  room.record = read.record
  room.revision = read.revision
  room.commitKnown = true
  showChanges(room, before)
  hub.events.emit('read', room)
}

/**
 * Closes the sockets of a table; nothing more happens there. `left`: it goes on in other processes.
 */
export function dropRoom(hub: Hub, room: Room, gone: 'deleted' | 'left' = 'deleted'): void {
  const { record } = room
  room.gone = gone
  room.faulty = true
  hub.rooms.delete(record.id)
  for (const watcher of room.watchers) watcher.leave()
}

/** Whether a process with newer rules has moved there: by those of this one it would go wrong. */
function isBeyond({ version }: Game, { version: begun, newerRules }: TableRecord): boolean {
  return version < (newerRules ?? begun)
}

function updating() {
  return problem(
    503,
    UPDATING,
    'This table is played by newer rules than this server has yet: try again in a moment.',
  )
}

/** A table as it is stored. `known`: the log as far as it was read before; it only ever grows. */
async function readTable(db: Db, id: string, known: readonly Entry[]) {
  const revision = await findRevision(db, id)
  const record = revision === null ? null : await findTable(db, id)
  if (record === null || revision === null) return null
  if (record.status === 'open') return { record, revision, log: [], snapshot: null }
  const snapshot = await loadSnapshot(db, id)
  const log = [...known, ...(await loadLog(db, id, known.length))]
  // The embedded database may have deleted it meanwhile.
  const whole = snapshot !== null && log.length >= snapshot.entries
  if (!whole && (await findRevision(db, id)) === null) return null
  return { record, revision, log, snapshot }
}

function courseOf(
  game: Game,
  { record, log, snapshot }: NonNullable<Awaited<ReturnType<typeof readTable>>>,
) {
  if (record.status === 'open') return null
  if (snapshot === null) throw new Error(`Table ${record.id} has no snapshot.`)
  return restore(game, record, snapshot, log)
}

function used(hub: Hub, room: Room): Room {
  room.usedAt = hub.clock.now()
  return room
}
