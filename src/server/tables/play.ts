import type { Refusal, Seat, Viewer } from '../../kernel/game.ts'
import { appendPlies, saveSnapshot } from '../store/tables/plies.ts'
import {
  isOutage,
  isPassing,
  logFailure,
  RevisionConflict,
} from '../store/database/revision-conflict.ts'
import { together } from '../store/database/statement.ts'
import { become, retried } from './room/change.ts'
import {
  type CarriedOut,
  carryOut,
  type Course,
  type Outcome,
  type Refused,
  takeBack,
} from '../domain/course.ts'
import { catchUp, type Hub } from './room/hub.ts'
import { entryOfKey } from '../domain/keys.ts'
import { perceives, visibleTo } from '../domain/perceive.ts'
import { ended } from '../domain/outcome.ts'
import { isTooMuch } from '../domain/too-much.ts'
import { stopTable } from './life/stop.ts'
import { botIn, type TableRecord } from '../domain/record.ts'
import { afterTurn } from '../domain/timing.ts'
import { loadClocksOf } from './life/clocks.ts'
import { type Room, seqOf, welcomeAll } from './room/room.ts'
import { isSnapshotDue } from './room/snapshots.ts'
import { mayDo } from './begin/table-budgets.ts'

/** What a seat wants to do, once: the same key again gets the same answer and does nothing. */
export interface Order {
  readonly seat: Viewer
  readonly key: string
  readonly by: 'person' | 'bot' | 'clock'
  /** Moves, chosen after seeing the step numbered `at`; or null, an undo. */
  readonly wish: { readonly at: number; readonly moves: readonly unknown[] } | null
}

/** What is said where a seat's wish is refused as "faulty". */
export const STOPPED =
  'This table has stopped because of a bug in the game. Everything played so far is kept.'

/** It is done, as this step of the seat. */
export interface Done {
  readonly ok: true
  readonly seq: number
}

/**
 * The only way a match changes: validated, committed, answered, broadcast, in this order and one
 * after another at each table.
 */
export function order(hub: Hub, room: Room, wanted: Order): Promise<Done | Refused> {
  return room.queue(() => orderNow(hub, room, wanted))
}

/** The same, for callers already inside the table's queue. */
export function orderNow(hub: Hub, room: Room, wanted: Order): Promise<Done | Refused> {
  return guarded(hub, room, () => fulfil(hub, room, wanted))
}

/** The rule that forbids a move now; null if none does. */
export interface Explained {
  readonly ok: true
  readonly refusal: Refusal | null
}

export function explain(
  hub: Hub,
  room: Room,
  seat: Viewer,
  move: unknown,
): Promise<Explained | Refused> {
  return guarded(hub, room, async () => {
    const { course, game } = room
    if (seat === null) return refused('not-seated')
    if (course === null) return refused('not-your-turn')
    return { ok: true, refusal: game.explain(course.match.state, seat, move) }
  })
}

/** Catches a bug at one table and stops that table. */
async function guarded<A>(
  hub: Hub,
  room: Room,
  act: () => Promise<A | Refused>,
): Promise<A | Refused> {
  if (room.faulty) return refused('faulty')
  try {
    return await act()
  } catch (error) {
    if (room.gone !== 'deleted') await stopTable(hub, room, error)
    return refused('faulty')
  }
}

/** Thrown while an order is carried out: nothing is stored, or it is not known. */
class NotStored extends Error {
  /** Whether the next attempt may succeed. */
  readonly mayGo: boolean

  constructor(mayGo: boolean, cause?: unknown) {
    super('An order was not stored.', { cause })
    this.mayGo = mayGo
  }
}

async function fulfil(hub: Hub, room: Room, wanted: Order): Promise<Done | Refused> {
  const mayAdd = counting(hub, wanted)
  const answer = await retried(
    tries => attempt(hub, room, wanted, { first: tries === 1, mayAdd }),
    error => error instanceof RevisionConflict || (error instanceof NotStored && error.mayGo),
  ).catch((error: unknown) => notStored(hub, room, error))
  if (!answer.ok) hub.metrics.refusals.inc({ why: answer.why })
  return answer
}

/** Everybody sees what is stored now, if that is known. */
async function notStored(hub: Hub, room: Room, error: unknown): Promise<Refused> {
  if (!(error instanceof NotStored || error instanceof RevisionConflict)) throw error
  const known = await isCaughtUp(hub, room)
  if (known) process.nextTick(() => welcomeAll(room))
  return refused('busy')
}

async function attempt(
  hub: Hub,
  room: Room,
  wanted: Order,
  { first, mayAdd }: { readonly first: boolean; readonly mayAdd: ReturnType<typeof counting> },
): Promise<Done | Refused> {
  // A commit detects changes of other processes by itself; an answer without a commit must read
  // them first.
  const unread = first && isLikelyCaughtUp(hub, room)
  if (!unread && !(await isCaughtUp(hub, room))) throw new NotStored(false)
  const next = decide(hub, room, wanted)
  if ('ok' in next) {
    if (unread) throw new NotStored(true)
    return next
  }
  if (!mayAdd(room.record, next.outcome)) return refused('too-many')
  const began = performance.now()
  await commit(hub, room, next)
  const ms = performance.now() - began
  const entry = next.outcome.course.log.length
  hub.log.info({ table: room.record.id, seat: wanted.seat, entry, ms }, 'stored')
  hub.metrics.entries.inc({ by: wanted.by }, seenByAll(room, next.outcome))
  return { ok: true, seq: seqOf(room, wanted.seat) }
}

/** Whether asking the database first would most likely be in vain. */
function isLikelyCaughtUp({ store }: Hub, { commitKnown, record }: Room): boolean {
  return store.peers.any && commitKnown && record.time.kind !== 'days'
}

/** Reads what is stored, as far as it is unknown; returns whether that was possible. */
async function isCaughtUp(hub: Hub, room: Room): Promise<boolean> {
  try {
    await catchUp(hub, room)
    await loadClocksOf(hub.store.db, hub.timing, room.record)
    return true
  } catch (error) {
    if (!isOutage(error)) throw error
    logFailure(hub.log, error, 'not read', { table: room.record.id })
    return false
  }
}

/** What is to be stored. */
interface Decision {
  readonly record: TableRecord
  readonly outcome: CarriedOut
}

/** What is to be stored, or the answer because nothing is. */
function decide(hub: Hub, room: Room, wanted: Order): Decision | Done | Refused {
  const { seat, key } = wanted
  if (seat === null) return refused('not-seated')
  if (room.course === null) return refused('not-your-turn')
  const before = stepOfKey(room, room.course, seat, key)
  if (before !== null) return { ok: true, seq: before }
  if (wanted.wish !== null && isStale(room, room.course, seat, wanted.wish.at))
    return refused('stale')
  if (room.record.status === 'over') return refused('over')
  if (wanted.by !== 'clock' && (botIn(room.record.chairs[seat]) !== null) !== (wanted.by === 'bot'))
    return refused('stand-in')
  const outcome = outcomeOf(room.course, seat, wanted, hub.clock.now())
  if (!outcome.ok) return refused(outcome.why, outcome.refusal)
  if (wanted.by === 'person' && isTooMuch(outcome.course, seat)) return refused('too-many')
  return { record: recordAfter(room, wanted, outcome), outcome }
}

/**
 * Whether a person may add so much to the logs of matches. Bots and clocks may: people wait. It
 * counts once, however many attempts it takes.
 */
function counting(hub: Hub, { by, seat }: Order) {
  let counted = 0
  return ({ chairs }: TableRecord, { fresh }: CarriedOut): boolean => {
    const chair = seat === null ? undefined : chairs[seat]
    if (by !== 'person' || chair?.kind !== 'person') return true
    const more = Math.max(0, fresh.length - counted)
    counted += more
    return mayDo(hub, 'moves', chair.user, more)
  }
}

/** How many of the new entries an onlooker perceives. */
function seenByAll({ game }: Room, { course, fresh }: CarriedOut): number {
  return fresh.filter(entry => perceives(game, course.log, entry, null)).length
}

function outcomeOf(course: Course, seat: Seat, { key, wish }: Order, now: number): Outcome {
  return wish === null
    ? takeBack(course, seat, key, now)
    : carryOut(course, seat, wish.moves, key, now)
}

async function commit(hub: Hub, room: Room, { record, outcome }: Decision): Promise<void> {
  const { course, fresh } = outcome
  try {
    await become(hub, room, { record, course, fresh }, db =>
      together([
        appendPlies(db, record.id, fresh),
        ...(isSnapshotDue(course, fresh) ? [saveSnapshot(db, record.id, course)] : []),
      ]),
    )
  } catch (error) {
    if (error instanceof RevisionConflict) throw error
    logFailure(hub.log, error, 'commit failed', { table: room.record.id })
    // If the database went away, the outcome of the commit is unknown; reading tells.
    throw new NotStored(isPassing(error), error)
  }
}

/** The seat's step in which this key was played, or null. */
function stepOfKey(room: Room, course: Course, seat: Seat, key: string): number | null {
  const ply = entryOfKey(course.log, seat, key, room.keys)
  return ply === null ? null : visibleTo(room.game, course.log, seat, room.sights).indexOf(ply) + 1
}

/**
 * Whether the seat has made a step its chooser had not seen, or claims to have seen one that never
 * was.
 */
function isStale(room: Room, course: Course, seat: Seat, at: number): boolean {
  const plies = visibleTo(room.game, course.log, seat, room.sights)
  const own = plies.findLastIndex(ply => course.log[ply - 1]?.seat === seat) + 1
  return at < own || at > plies.length
}

/**
 * The state of the table after this course: only what anyone may know, so it leaves out the time of
 * hidden entries.
 */
function recordAfter(
  room: Room,
  { seat, by, wish }: Order,
  { course, fresh }: CarriedOut,
): TableRecord {
  const { record, game } = room
  const { match, log } = course
  const actors = game.actors(match.state)
  const latest = fresh.findLast(entry => perceives(game, log, entry, null))
  const moved: TableRecord = {
    ...record,
    newerRules: game.version === record.version ? null : game.version,
    actors,
    updatedAt: latest?.at ?? record.updatedAt,
  }
  const after = actors.length === 0 ? ended(moved, 'played', game.scores(match.state)) : moved
  const settled = latest !== undefined && match.base.ply === match.log.length
  return afterTurn(
    { ...room, record: after },
    { by: seat, byClock: by === 'clock', undone: wish === null, settled },
  )
}

function refused(why: string, refusal: Refusal | null = null): Refused {
  return { ok: false, why, refusal }
}
