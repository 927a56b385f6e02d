import { randomBytes } from 'node:crypto'
import type { Game } from '../../../kernel/game.ts'
import type { Contribution } from '../../../protocol/fairness.ts'
import { type Course, opening } from '../../domain/course.ts'
import {
  callOff,
  goneOn,
  isUnderWay,
  type NotTaken,
  promise,
  seedOf,
  taking,
} from '../../domain/draw.ts'
import type { Draw } from '../../domain/draw-state.ts'
import type { TableRecord } from '../../domain/record.ts'
import { afterTurn, type Timed } from '../../domain/timing.ts'
import { problem } from '../../errors.ts'
import type { Job } from '../../store/database/group-commit.ts'
import { saveSnapshot } from '../../store/tables/plies.ts'
import type { Schema } from '../../store/database/schema.ts'
import { checkBotTables } from './bot-tables.ts'
import { become, inTurn } from '../room/change.ts'
import { loadClocksOf } from '../life/clocks.ts'
import type { Hub } from '../room/hub.ts'
import type { Room } from '../room/room.ts'
import { mayBeHere } from '../watch/presence.ts'
import { seatAt } from '../refusals.ts'

/*
 * How a match begins: when no seat is open and everybody is ready, the shuffle is made by all who
 * contribute; nobody is waited for longer than a few seconds.
 */

/** 32 bytes that nobody knows before they are promised. */
function freshSecret(): string {
  return randomBytes(32).toString('hex')
}

/** The first promise of a table. */
export function firstPromise(record: Omit<TableRecord, 'draw'>): Draw {
  return promise(record, freshSecret())
}

/** The draw after a change of the seats: a start that was under way is called off. */
export function drawAfter(record: TableRecord, change: (draw: Draw) => Draw): Draw | null {
  const { draw } = record
  if (draw === null) return null
  return change(isUnderWay(draw) ? callOff(draw, record, freshSecret()) : draw)
}

/**
 * Stores the state of a table before its match; if nothing is missing any more, the match begins.
 * `check`: what else must hold when it is written.
 */
export async function arrange(
  hub: Hub,
  room: Room,
  record: TableRecord,
  check: Job<Schema, void> = () => Promise.resolve(),
): Promise<void> {
  await loadClocksOf(hub.store.db, hub.timing, record)
  const next = startIfFull(room.game, { ...room, record }, user => mayBeHere(hub, room, user))
  await become(hub, room, next, async db => {
    await check(db)
    await checkBotTables(hub, db, next.record)
    if (next.course !== null) await saveSnapshot(db, record.id, next.course)
  })
}

/**
 * The match begins if all seats are taken by people who are ready and the shuffle is made.
 * `isHere`: whether a user is connected.
 */
export function startIfFull(
  game: Game,
  timed: Timed,
  isHere: (user: string) => boolean,
): { readonly record: TableRecord; readonly course: Course | null } {
  const { record } = timed
  if (!isFull(record)) return { record, course: null }
  const drawn = drawnOn(game, record, timed.timing.clock.now(), isHere)
  if (drawn.draw !== null && drawn.draw.stage !== 'made') return { record: drawn, course: null }
  const course = opening(game, drawn)
  const actors = game.actors(course.match.state)
  const started: TableRecord = { ...drawn, status: 'running', version: game.version, actors }
  const turn = { by: null, undone: false, settled: false }
  return { record: afterTurn({ ...timed, record: started }, turn), course }
}

/** The record with its draw gone on, and the seed if it is made. */
function drawnOn(
  game: Game,
  record: TableRecord,
  now: number,
  isHere: (user: string) => boolean,
): TableRecord {
  const promised = promisedFor(game, record)
  if (promised === null) return record
  const { version } = game
  const draw = goneOn(promised, now, seat => {
    const chair = record.chairs[seat]
    return chair?.kind === 'person' && isHere(chair.user)
  })
  const seed = draw.stage === 'made' ? seedOf(draw, record.chairs) : record.seed
  return { ...record, version, draw, seed }
}

/** The draw; another one if the rules have changed since: the promise was for others. */
function promisedFor({ version }: Game, record: TableRecord): Draw | null {
  const { draw } = record
  if (draw === null || draw.version === version) return draw
  return callOff(draw, { ...record, version }, freshSecret())
}

/** A table that ends before its match has begun: the shuffle is made of what is there. */
export function endedEarly(game: Game, record: TableRecord): TableRecord {
  const { version } = game
  const promised = promisedFor(game, record)
  if (promised === null) return { ...record, version }
  const draw: Draw = { ...promised, stage: 'made', until: null }
  return { ...record, version, draw, seed: seedOf(draw, record.chairs) }
}

/** Whether all seats are taken, by people who are ready. */
function isFull({ chairs, life }: TableRecord): boolean {
  const isReady = (seat: number) => life.ready?.includes(seat) ?? true
  return chairs.every(({ kind }, seat) => kind === 'bot' || (kind === 'person' && isReady(seat)))
}

const NOT_TAKEN: Readonly<Record<NotTaken, string>> = {
  'other-promise': 'This table has made another promise meanwhile: look again.',
  'too-late': 'The table does not wait for this any more.',
  'too-early': 'First everybody announces what they contribute.',
  'wrong-bytes': 'These bytes are not those that you have announced.',
}

/** Takes what a person or a program contributes to the shuffle of their table. */
export function contribute(
  hub: Hub,
  room: Room,
  me: string | null,
  given: Contribution,
  bySocket: boolean,
): Promise<void> {
  return inTurn(hub, room, async () => {
    const { record } = room
    const seat = seatAt(record, me)
    if (record.draw === null)
      throw problem(409, 'no-shuffle', 'This table was made before there were contributions.')
    const draw = taking(record.draw, seat, given, bySocket)
    if (typeof draw === 'string')
      throw problem(draw === 'wrong-bytes' ? 400 : 409, draw, NOT_TAKEN[draw])
    if (draw !== record.draw) await arrange(hub, room, { ...record, draw })
  })
}

/** Goes on without those who have not answered in time. */
export function lookAtShuffle(hub: Hub, room: Room): Promise<void> {
  return inTurn(hub, room, async () => {
    const { record } = room
    const { draw, status } = record
    // Where nothing can go on, it would be looked at again and again.
    if (status === 'open' && draw !== null && isUnderWay(draw) && isFull(record))
      await arrange(hub, room, record)
  })
}
