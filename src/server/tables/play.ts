import type { Refusal, Seat, Viewer } from '../../kernel/game.ts'
import type { ServerMessage } from '../../protocol/messages.ts'
import { appendPlies, saveSnapshot } from '../store/plies.ts'
import { isPassing, RevisionConflict } from '../store/revision-conflict.ts'
import { together } from '../store/statement.ts'
import { keep } from './change.ts'
import { type CarriedOut, carryOut, type Course, type Outcome, takeBack } from '../domain/course.ts'
import { catchUp, type Hub } from './hub.ts'
import { perceives, visibleTo } from '../domain/perceive.ts'
import { ended } from '../domain/outcome.ts'
import { stopTable } from './stop.ts'
import { botIn, type TableRecord } from '../domain/record.ts'
import { afterTurn } from '../domain/timing.ts'
import { loadClocksOf } from './clocks.ts'
import { broadcastNews, broadcastTable, type Room, seqOf, welcomeAll } from './room.ts'

/** What a seat wants to do, once: the same key again gets the same answer and does nothing. */
export interface Order {
  readonly seat: Viewer
  readonly key: string
  readonly by: 'person' | 'bot' | 'clock'
  /** Moves, chosen after seeing the step numbered `at`; or null, an undo. */
  readonly wish: { readonly at: number; readonly moves: readonly unknown[] } | null
}

type Answer = (message: ServerMessage) => void

/**
 * The only way a match changes: validated, committed, acknowledged, broadcast, in this order and
 * one after another at each table.
 */
export function order(hub: Hub, room: Room, wanted: Order, answer: Answer): Promise<void> {
  return room.queue(() => orderNow(hub, room, wanted, answer))
}

/** The same, for callers already inside the table's queue. */
export function orderNow(hub: Hub, room: Room, wanted: Order, answer: Answer): Promise<void> {
  return guarded(hub, room, answer, () => fulfil(hub, room, wanted, answer))
}

/** The rule that forbids a move now. */
export async function explain(
  hub: Hub,
  room: Room,
  seat: Viewer,
  key: string,
  move: unknown,
  answer: Answer,
): Promise<void> {
  await guarded(hub, room, answer, async () => {
    const { course, game } = room
    if (seat === null || course === null)
      return answer(refused(key, seat === null ? 'not-seated' : 'not-your-turn'))
    answer({ type: 'explained', key, refusal: game.explain(course.match.state, seat, move) })
  })
}

/** Catches a bug at one table: logs it and stops that table; all others go on. */
async function guarded(
  hub: Hub,
  room: Room,
  answer: Answer,
  act: () => Promise<void>,
): Promise<void> {
  if (room.faulty) return answer(STOPPED)
  try {
    await act()
  } catch (error) {
    if (room.gone) return answer(STOPPED)
    await stopTable(hub, room)
    hub.metrics.faults.inc()
    hub.log.error({ table: room.record.id, game: room.record.game, err: error }, 'bug at a table')
    answer(STOPPED)
  }
}

const STOPPED: ServerMessage = {
  type: 'trouble',
  why: 'faulty',
  message: 'This table has stopped because of a bug in the game. Everything played so far is kept.',
}

/** How often a move is retried after a revision conflict. */
const TRIES = 10

async function fulfil(hub: Hub, room: Room, wanted: Order, answer: Answer): Promise<void> {
  const began = performance.now()
  for (let tries = 1; tries <= TRIES; tries++) {
    // A commit detects changes of other processes by itself; an answer without a commit must read
    // them first.
    const unread = tries === 1 && isLikelyCaughtUp(hub, room)
    if (!unread && !(await isCaughtUp(hub, room))) break
    const next = decide(hub, room, wanted)
    if ('message' in next) {
      if (unread) continue
      return respond(hub, next.message, answer)
    }
    try {
      await commit(hub, room, next.record, next.outcome)
    } catch (error) {
      if (error instanceof RevisionConflict) continue
      hub.log.error({ table: room.record.id, err: error }, 'commit failed')
      // If the database went away, the outcome of the commit is unknown; reading tells.
      if (isPassing(error)) continue
      break
    }
    announce(hub, room, wanted, next, answer)
    hub.log.info(
      {
        table: room.record.id,
        seat: wanted.seat,
        entry: next.outcome.course.log.length,
        ms: performance.now() - began,
      },
      'stored',
    )
    return
  }
  const known = await isCaughtUp(hub, room)
  respond(hub, refused(wanted.key, 'busy'), answer)
  if (known) welcomeAll(room)
}

/** Whether asking the database first would most likely be in vain. */
function isLikelyCaughtUp({ store }: Hub, { sure, record }: Room): boolean {
  return store.peers.any && sure && record.time.kind !== 'days'
}

/** Reads what is stored, as far as it is unknown; returns whether that was possible. */
async function isCaughtUp(hub: Hub, room: Room): Promise<boolean> {
  try {
    await catchUp(hub, room)
    await loadClocksOf(hub.store.db, hub.timing, room.record)
    return true
  } catch (error) {
    if (!isPassing(error)) throw error
    hub.log.warn({ table: room.record.id, err: error }, 'database unavailable')
    return false
  }
}

function respond(hub: Hub, message: ServerMessage, answer: Answer): void {
  if (message.type === 'refused') hub.metrics.refusals.inc({ why: message.why })
  answer(message)
}

type Decision =
  | { readonly message: ServerMessage }
  | { readonly record: TableRecord; readonly outcome: CarriedOut }

/** What is to be stored, or the answer because nothing is. */
function decide(hub: Hub, room: Room, wanted: Order): Decision {
  const { seat, key } = wanted
  const refuse = (why: string, refusal: Refusal | null = null) => ({
    message: refused(key, why, refusal),
  })
  if (seat === null) return refuse('not-seated')
  if (room.course === null) return refuse('not-your-turn')
  const before = stepOfKey(room, room.course, seat, key)
  if (before !== null) return { message: { type: 'done', key, seq: before } }
  if (wanted.wish !== null && isStale(room, room.course, seat, wanted.wish.at))
    return refuse('stale')
  if (room.record.status === 'over') return refuse('over')
  if (wanted.by !== 'clock' && (botIn(room.record.chairs[seat]) !== null) !== (wanted.by === 'bot'))
    return refuse('stand-in')
  const outcome = attempt(room.course, seat, wanted, hub.clock.now())
  return outcome.ok
    ? { record: recordAfter(room, wanted, outcome), outcome }
    : refuse(outcome.why, outcome.refusal)
}

function announce(
  hub: Hub,
  room: Room,
  wanted: Order,
  next: Exclude<Decision, { message: ServerMessage }>,
  answer: Answer,
): void {
  const { record, outcome } = next
  const before = shownChanges(room.record)
  room.record = record
  room.course = outcome.course
  hub.metrics.entries.inc({ by: wanted.by }, seenByAll(room, outcome))
  answer({ type: 'done', key: wanted.key, seq: seqOf(room, wanted.seat) })
  broadcastNews(room)
  if (before !== shownChanges(record)) broadcastTable(room)
  hub.changed(room)
}

/** How many of the new entries an onlooker perceives. */
function seenByAll({ game }: Room, { course, fresh }: CarriedOut): number {
  return fresh.filter(entry => perceives(game, course.log, entry, null)).length
}

/** The part of a table's public state that a move may change. */
function shownChanges({ status, actors, clocks }: TableRecord): string {
  return JSON.stringify([status, actors, clocks.map(({ left, since }) => [left, since])])
}

function attempt(course: Course, seat: Seat, { key, wish }: Order, now: number): Outcome {
  return wish === null
    ? takeBack(course, seat, key, now)
    : carryOut(course, seat, wish.moves, key, now)
}

async function commit(
  hub: Hub,
  room: Room,
  record: TableRecord,
  { course, fresh }: CarriedOut,
): Promise<void> {
  await keep(hub, room, record, db =>
    together([appendPlies(db, record.id, fresh), saveSnapshot(db, record.id, course)]),
  )
}

/** The seat's step in which this key was played, or null. */
function stepOfKey(room: Room, course: Course, seat: Seat, key: string): number | null {
  const entry = course.log.findLast(old => old.seat === seat && old.key === key)
  return entry === undefined
    ? null
    : visibleTo(room.game, course.log, seat, room.sights).indexOf(entry.ply) + 1
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
  const moved: TableRecord = { ...record, actors, updatedAt: latest?.at ?? record.updatedAt }
  const after = actors.length === 0 ? ended(moved, 'played', game.scores(match.state)) : moved
  const settled = latest !== undefined && match.base.ply === match.log.length
  return afterTurn(
    { ...room, record: after },
    { by: seat, byClock: by === 'clock', undone: wish === null, settled },
  )
}

function refused(key: string, why: string, refusal: Refusal | null = null): ServerMessage {
  return { type: 'refused', key, why, refusal }
}
