import type { Game } from '../../kernel/game.ts'
import { findGame, type Loaded } from '../../games/index.ts'
import { problem } from '../errors.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { loadLog, loadSnapshot } from '../store/plies.ts'
import type { Store } from '../store/store.ts'
import { findTable } from '../store/tables.ts'
import type { Offers } from './contents.ts'
import { type Course, restore } from './course.ts'
import { makeQueue } from './queue.ts'
import type { TableRecord } from './record.ts'
import type { Room } from './room.ts'

/** All tables of this server, and what they are played with. */
export interface Hub {
  readonly store: Store
  readonly log: Log
  readonly metrics: Metrics
  readonly offers: Offers
  /** What one socket may send. */
  readonly messagesPerSecond: number
  readonly rooms: Map<string, Promise<Room>>
  /** Called after every change of a table that is safely stored: wakes bots, keeps replays. */
  readonly changed: (room: Room) => void
}

/** The table of this id, from memory or from the database; throws a problem if there is none. */
export async function openRoom(hub: Hub, id: string): Promise<Room> {
  const found = hub.rooms.get(id)
  if (found !== undefined) return used(await found)
  const opening = loadRoom(hub, id)
  hub.rooms.set(id, opening)
  hub.metrics.rooms.set(hub.rooms.size)
  try {
    return await opening
  } catch (error) {
    hub.rooms.delete(id)
    throw error
  }
}

async function loadRoom(hub: Hub, id: string): Promise<Room> {
  const record = await findTable(hub.store.db, id)
  if (record === null) throw problem(404, 'no-table', 'There is no such table.')
  const { game } = await loadGame(record.game)
  return makeRoom(game, record, await loadCourse(hub, game, record))
}

export function makeRoom(game: Game, record: TableRecord, course: Course | null): Room {
  return {
    game,
    record,
    course,
    sights: new Map(),
    watchers: new Set(),
    queue: makeQueue(),
    thinking: new Set(),
    faulty: false,
    usedAt: Date.now(),
  }
}

/** Forgets what is in memory and reads what is stored: after a commit whose outcome is not known. */
export async function reload(hub: Hub, room: Room): Promise<void> {
  const record = await findTable(hub.store.db, room.record.id)
  if (record === null) throw new Error('The table is gone from the database.')
  room.course = await loadCourse(hub, room.game, record)
  room.record = record
  room.sights = new Map()
}

async function loadCourse(hub: Hub, game: Game, record: TableRecord): Promise<Course | null> {
  if (record.status === 'open') return null
  const log = await loadLog(hub.store.db, record.id)
  const snapshot = await loadSnapshot(hub.store.db, record.id, log.length)
  if (snapshot === null) throw new Error(`Table ${record.id} has no snapshot after entry ${log.length}.`)
  return restore(game, record, snapshot, log)
}

/** A game with its engine, or a problem. */
export async function loadGame(id: string): Promise<Loaded> {
  const entry = findGame(id)
  if (entry === undefined) throw problem(400, 'no-game', `There is no game "${id}" here.`)
  return entry.load()
}

const KEEP_MS = 10 * 60_000

/** Lets go of tables that nobody looks at and no bot plays at. */
export async function evictIdle(hub: Hub, now: number): Promise<void> {
  for (const [id, opening] of hub.rooms) {
    const room = await opening.catch(() => null)
    if (room === null || isIdle(room, now)) hub.rooms.delete(id)
  }
  hub.metrics.rooms.set(hub.rooms.size)
}

function isIdle(room: Room, now: number): boolean {
  return room.watchers.size === 0 && room.thinking.size === 0 && now - room.usedAt > KEEP_MS
}

function used(room: Room): Room {
  room.usedAt = Date.now()
  return room
}
