import { ranks } from '../../kernel/rank.ts'
import type { Refusal, Seat, Viewer } from '../../kernel/game.ts'
import type { ServerMessage } from '../../protocol/messages.ts'
import { appendPlies, saveSnapshot } from '../store/plies.ts'
import { updateTable } from '../store/tables.ts'
import { type CarriedOut, carryOut, type Course, type Outcome, takeBack } from './course.ts'
import { type Hub, reload } from './hub.ts'
import { perceives, sightOf } from './perceive.ts'
import type { TableRecord } from './record.ts'
import { broadcastNews, broadcastTable, type Room, seqOf, welcomeAll } from './room.ts'

/** What a seat wants done, once: the same key again is answered, not carried out again. */
export interface Order {
  readonly seat: Viewer
  readonly key: string
  readonly by: 'person' | 'bot'
  /** Moves, chosen by somebody who had seen the step numbered `at`; or null, an undo. */
  readonly wish: { readonly at: number; readonly moves: readonly unknown[] } | null
}

type Answer = (message: ServerMessage) => void

/**
 * The one way by which a match changes: validated, committed, acknowledged, broadcast, in this order and one after
 * another at each table.
 */
export function order(hub: Hub, room: Room, wanted: Order, answer: Answer): Promise<void> {
  return room.queue(() => guarded(hub, room, answer, () => fulfil(hub, room, wanted, answer)))
}

/** Which rule forbids a move, now. */
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
    if (seat === null || course === null) return answer(refused(key, seat === null ? 'not-seated' : 'not-your-turn'))
    answer({ type: 'explained', key, refusal: game.explain(course.match.state, seat, move) })
  })
}

/** A bug at one table is caught at its door: it is logged, the table stops, all others go on. */
async function guarded(hub: Hub, room: Room, answer: Answer, act: () => Promise<void>): Promise<void> {
  if (room.faulty) return answer(STOPPED)
  try {
    await act()
  } catch (error) {
    room.faulty = true
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

async function fulfil(hub: Hub, room: Room, wanted: Order, answer: Answer): Promise<void> {
  const began = performance.now()
  const { seat, key, by } = wanted
  const refuse = (why: string, refusal: Refusal | null = null) => {
    hub.metrics.refusals.inc({ why })
    answer(refused(key, why, refusal))
  }
  if (seat === null) return refuse('not-seated')
  if (room.course === null) return refuse('not-your-turn')
  const before = stepOfKey(room, room.course, seat, key)
  if (before !== null) return answer({ type: 'done', key, seq: before })
  if (wanted.wish !== null && isStale(room, room.course, seat, wanted.wish.at)) return refuse('stale')
  const outcome = attempt(room.course, seat, wanted)
  if (!outcome.ok) return refuse(outcome.why, outcome.refusal)

  const record = recordAfter(room, outcome)
  try {
    await commit(hub, record, outcome)
  } catch (error) {
    hub.log.error({ table: record.id, err: error }, 'commit failed')
    await reload(hub, room)
    refuse('busy')
    return welcomeAll(room)
  }
  const { status, actors } = room.record
  room.record = record
  room.course = outcome.course
  hub.metrics.entries.inc({ by }, outcome.fresh.length)
  hub.log.info({ table: record.id, seat, entry: outcome.course.log.length, ms: performance.now() - began }, 'stored')
  answer({ type: 'done', key, seq: seqOf(room, seat) })
  broadcastNews(room)
  if (status !== record.status || actors.join() !== record.actors.join()) broadcastTable(room)
  hub.changed(room)
}

function attempt(course: Course, seat: Seat, { key, wish }: Order): Outcome {
  if (course.match.game.actors(course.match.state).length === 0) return { ok: false, why: 'over', refusal: null }
  const now = Date.now()
  return wish === null ? takeBack(course, seat, key, now) : carryOut(course, seat, wish.moves, key, now)
}

async function commit(hub: Hub, record: TableRecord, { course, fresh }: CarriedOut): Promise<void> {
  await hub.store.write(async db => {
    await appendPlies(db, record.id, fresh)
    await saveSnapshot(db, record.id, course)
    await updateTable(db, record)
  })
}

/** The seat's step in which this key was carried out, or null. */
function stepOfKey(room: Room, course: Course, seat: Seat, key: string): number | null {
  const entry = course.log.findLast(old => old.seat === seat && old.key === key)
  return entry === undefined ? null : sightOf(room.game, course.log, seat, room.sights).indexOf(entry.ply) + 1
}

/** Whether the seat has made a step its chooser had not seen, or claims to have seen what never was. */
function isStale(room: Room, course: Course, seat: Seat, at: number): boolean {
  const plies = sightOf(room.game, course.log, seat, room.sights)
  const own = plies.findLastIndex(ply => course.log[ply - 1]?.seat === seat) + 1
  return at < own || at > plies.length
}

/** What the table is after this course: only what everybody may know, so also the time of hidden entries stays out. */
function recordAfter({ record, game }: Room, { course, fresh }: CarriedOut): TableRecord {
  const { match, log } = course
  const actors = game.actors(match.state)
  const latest = fresh.findLast(entry => perceives(game, log, entry, null))
  return {
    ...record,
    actors,
    status: actors.length === 0 ? 'over' : 'running',
    ranks: actors.length === 0 ? ranks(game.scores(match.state)) : null,
    updatedAt: latest?.at ?? record.updatedAt,
  }
}

function refused(key: string, why: string, refusal: Refusal | null = null): ServerMessage {
  return { type: 'refused', key, why, refusal }
}
