import type { Game, Seat, Viewer } from '../../../kernel/game.ts'
import { canUndo } from '../../../kernel/match.ts'
import type { Moment, ServerMessage, Step, Welcome } from '../../../protocol/messages.ts'
import type { TableInfo } from '../../../protocol/table.ts'
import { type Course, hasUndoneAll } from '../../domain/course.ts'
import { shuffleNow } from '../../domain/draw.ts'
import { tableInfo } from '../../domain/info.ts'
import type { EntryKeys } from '../../domain/keys.ts'
import { type VisibleEntries, visibleTo, stepOf } from '../../domain/perceive.ts'
import { tellAll, type Watcher } from './crowd.ts'
import type { Queue } from './queue.ts'
import { botIn, seatOf, type TableRecord } from '../../domain/record.ts'
import type { Span } from '../../domain/span.ts'
import { writtenOnce } from './state-texts.ts'
import type { Timing } from '../../domain/timing.ts'

/**
 * One table in memory: its stored state, and who is looking. `record` and `course` are never ahead
 * of the disk.
 */
export interface Room {
  readonly game: Game
  record: TableRecord
  /** null while seats are being filled. */
  course: Course | null
  /** The revision that was last read or written. */
  revision: number
  /** False after a commit of unknown outcome. */
  commitKnown: boolean
  sights: VisibleEntries
  keys: EntryKeys
  readonly timing: Timing
  /** When the clocks of this table alone stood still. */
  stops: readonly Span[]
  readonly watchers: Set<Watcher>
  /** Who looks at the table over sockets of other processes. */
  readonly elsewhere: Map<string, Elsewhere>
  /** Every change of the table waits here for its turn. */
  readonly queue: Queue
  /** Bot seats that are thinking. */
  readonly thinking: Set<Seat>
  /** A bug happened here: nobody plays on until the table is reopened. */
  faulty: boolean
  /** Nobody can come here: the table was deleted, or has left memory until it is opened again. */
  gone: 'deleted' | 'left' | null
  readonly openedAt: number
  usedAt: number
}

/** The presence another process published, and when: it publishes again and again. */
export interface Elsewhere {
  readonly users: readonly string[]
  /** Those of them who can see the table. */
  readonly looking: readonly string[]
  readonly at: number
}

/** The users whose browsers are connected. */
export function presentIn(room: Room | undefined): Set<string> {
  if (room === undefined) return new Set()
  return new Set([
    ...presentHere(room),
    ...[...room.elsewhere.values()].flatMap(({ users }) => users),
  ])
}

/** Those of them who are connected to this process. */
export function presentHere(room: Room): Set<string> {
  return new Set([...room.watchers].map(watcher => watcher.user).filter(user => user !== null))
}

/** Those who can see it now, as far as their pages have said. */
export function lookingHere(room: Room): Set<string> {
  return new Set(
    [...room.watchers].flatMap(({ user, visible }) => (visible && user !== null ? [user] : [])),
  )
}

/** What anyone may know of the table now. */
export function infoOf(room: Room): TableInfo {
  return tableInfo(room.record, presentIn(room), room)
}

/** The number of the last step this viewer knows of. */
export function seqOf(room: Room, viewer: Viewer): number {
  return room.course === null
    ? 0
    : visibleTo(room.game, room.course.log, viewer, room.sights).length
}

/** The steps of this viewer after the one numbered `since`; [] before the match begins. */
export function stepsSince(room: Room, viewer: Viewer, since: number): Step[] {
  const { course, game } = room
  if (course === null) return []
  const plies = visibleTo(game, course.log, viewer, room.sights).slice(since)
  return plies.flatMap((ply, index) => {
    const entry = course.log[ply - 1]
    return entry === undefined ? [] : [stepOf(game, entry, viewer, since + index + 1)]
  })
}

/**
 * What this viewer sees and may do now; null before the match begins. A person whose seat a bot
 * plays gets no offers.
 */
export function momentOf(room: Room, viewer: Viewer): Moment | null {
  const { game, course } = room
  if (course === null) return null
  const { match } = course
  const [asked] = viewer !== null && plays(room, viewer) ? [viewer] : []
  return {
    seq: seqOf(room, viewer),
    view: game.view(match.state, viewer),
    offers: asked === undefined ? [] : [...game.legal(match.state, asked)],
    undoable: asked !== undefined && canUndo(match, asked) && !hasUndoneAll(course, asked),
  }
}

/** Whether a person plays for themselves on this seat. */
function plays({ record }: Room, viewer: Viewer): boolean {
  return viewer !== null && record.status === 'running' && botIn(record.chairs[viewer]) === null
}

/**
 * Sends the state, with the steps since the viewer's last one; all of them to a viewer who names
 * none, or one that never was.
 */
export function welcome(room: Room, watcher: Watcher, since?: number): void {
  const viewer = seatOf(room.record, watcher.user)
  const seq = seqOf(room, viewer)
  const known = since !== undefined && since <= seq ? since : 0
  watcher.seat = viewer
  watcher.seq = seq
  const head: Omit<Welcome, 'steps' | 'moment'> = {
    type: 'welcome',
    table: infoOf(room),
    seat: viewer,
    host: watcher.user !== null && watcher.user === room.record.host,
    reset: known !== since || known === 0,
    shuffle: shuffleNow(room.record),
  }
  watcher.send(`${JSON.stringify(head).slice(0, -1)},${stateText(room, viewer, known)}}`)
}

/** The fields `steps` and `moment` of a welcome as JSON, without braces. */
function stateText(room: Room, viewer: Viewer, since: number): string {
  const { course, record } = room
  if (course === null) return '"steps":[],"moment":null'
  const name = `${record.id} ${viewer} ${since} ${plays(room, viewer)}`
  return writtenOnce(name, course, () => {
    const steps = stepsSince(room, viewer, since)
    return JSON.stringify({ steps, moment: momentOf(room, viewer) }).slice(1, -1)
  })
}

/** Sends everybody the state, and all steps to those who see it from another seat now. */
export function welcomeAll(room: Room): void {
  tellAll(room, 'state', to => welcomeEach(room, to))
}

function welcomeEach(room: Room, to: readonly Watcher[]): void {
  for (const watcher of to) {
    const isSame = watcher.seat === seatOf(room.record, watcher.user)
    welcome(room, watcher, isSame ? watcher.seq : undefined)
  }
}

/**
 * Sends everybody the steps they may know of and have not had. A viewer who perceived nothing gets
 * nothing.
 */
export function broadcastNews(room: Room): void {
  tellAll(room, 'news', to => tellNews(room, to))
}

function tellNews(room: Room, to: readonly Watcher[]): void {
  const written = new Map<string, string>()
  for (const watcher of to) {
    const viewer = seatOf(room.record, watcher.user)
    const seq = seqOf(room, viewer)
    if (seq === watcher.seq) continue
    const name = `${viewer} ${watcher.seq}`
    const text = written.get(name) ?? newsFor(room, viewer, watcher.seq)
    written.set(name, text)
    watcher.seq = seq
    watcher.send(text)
  }
}

function newsFor(room: Room, viewer: Viewer, since: number): string {
  const moment = momentOf(room, viewer)
  if (moment === null) throw new Error('There is news of a match that has not begun.')
  return write({ type: 'news', steps: stepsSince(room, viewer, since), moment })
}

/** Sends everybody who sits where, who is there, and who is to act; `but` knows it. */
export function broadcastTable(room: Room, but?: Watcher): void {
  tellAll(room, 'table', to => tellTable(room, to), but)
}

/** Written once for all. */
function tellTable(room: Room, to: readonly Watcher[]): void {
  const head = `{"type":"table","table":${JSON.stringify(infoOf(room))},"seat":`
  for (const watcher of to) watcher.send(`${head}${seatOf(room.record, watcher.user)}}`)
}

/** Sends everybody how the shuffle is being made. */
export function broadcastShuffle(room: Room): void {
  tellAll(room, 'shuffle', to => tellShuffle(room, to))
}

function tellShuffle({ record }: Room, to: readonly Watcher[]): void {
  const shuffle = shuffleNow(record)
  if (shuffle === null) return
  const text = write({ type: 'shuffle', shuffle })
  for (const watcher of to) watcher.send(text)
}

export function tell(watcher: Watcher, message: ServerMessage): void {
  watcher.send(write(message))
}

function write(message: ServerMessage): string {
  return JSON.stringify(message)
}
