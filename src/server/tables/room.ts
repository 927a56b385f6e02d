import type { Game, Seat, Viewer } from '../../kernel/game.ts'
import { canUndo } from '../../kernel/match.ts'
import type { Moment, ServerMessage, Step } from '../../protocol/messages.ts'
import { type Course } from './course.ts'
import { tableInfo } from './info.ts'
import { type Sights, sightOf, stepOf } from './perceive.ts'
import type { Queue } from './queue.ts'
import { seatOf, type TableRecord } from './record.ts'

/** One table in memory: what is stored of it, and who is looking. `record` and `course` never run ahead of the disk. */
export interface Room {
  readonly game: Game
  record: TableRecord
  /** null while seats are being filled. */
  course: Course | null
  sights: Sights
  readonly watchers: Set<Watcher>
  /** Whatever changes the table waits here for its turn. */
  readonly queue: Queue
  /** Bot seats that are thinking. */
  readonly thinking: Set<Seat>
  /** A bug was met here: nobody plays on until the table is opened anew. */
  faulty: boolean
  usedAt: number
}

/** Somebody who looks at a table over a socket. `seq`: the last step he was sent. */
export interface Watcher {
  readonly user: string | null
  seq: number
  send(text: string): void
}

/** The users whose browsers are connected. */
export function presentIn(room: Room | undefined): Set<string> {
  const users = [...(room?.watchers ?? [])].map(watcher => watcher.user)
  return new Set(users.filter(user => user !== null))
}

/** The number of the last step this viewer knows of. */
export function seqOf(room: Room, viewer: Viewer): number {
  return room.course === null ? 0 : sightOf(room.game, room.course.log, viewer, room.sights).length
}

function stepsSince(room: Room, viewer: Viewer, since: number): Step[] {
  const { course, game } = room
  if (course === null) return []
  const plies = sightOf(game, course.log, viewer, room.sights).slice(since)
  return plies.flatMap((ply, index) => {
    const entry = course.log[ply - 1]
    return entry === undefined ? [] : [stepOf(game, entry, viewer, since + index + 1)]
  })
}

function momentOf(room: Room, viewer: Viewer): Moment | null {
  const { game, course } = room
  if (course === null) return null
  const { match } = course
  return {
    seq: seqOf(room, viewer),
    view: game.view(match.state, viewer),
    offers: viewer === null ? [] : [...game.legal(match.state, viewer)],
    undoable: viewer !== null && room.record.status === 'running' && canUndo(match, viewer),
  }
}

/** Sends how things stand, with the steps since then; all of them to whoever does not say, or knows what never was. */
export function welcome(room: Room, watcher: Watcher, since?: number): void {
  const viewer = seatOf(room.record, watcher.user)
  const seq = seqOf(room, viewer)
  const known = since !== undefined && since <= seq ? since : 0
  watcher.seq = seq
  tell(watcher, {
    type: 'welcome',
    table: tableInfo(room.record, presentIn(room)),
    seat: viewer,
    host: watcher.user !== null && watcher.user === room.record.host,
    reset: known !== since || known === 0,
    steps: stepsSince(room, viewer, known),
    moment: momentOf(room, viewer),
  })
}

export function welcomeAll(room: Room): void {
  for (const watcher of room.watchers) welcome(room, watcher)
}

/** Sends everybody the steps he may know of and has not had. Who perceived nothing gets nothing. */
export function broadcastNews(room: Room): void {
  const written = new Map<string, string>()
  for (const watcher of room.watchers) {
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

/** Sends everybody who sits where, who is there, and who is to act. */
export function broadcastTable(room: Room, except?: Watcher): void {
  const table = tableInfo(room.record, presentIn(room))
  for (const watcher of room.watchers) {
    if (watcher !== except) tell(watcher, { type: 'table', table, seat: seatOf(room.record, watcher.user) })
  }
}

export function tell(watcher: Watcher, message: ServerMessage): void {
  watcher.send(write(message))
}

function write(message: ServerMessage): string {
  return JSON.stringify(message)
}
