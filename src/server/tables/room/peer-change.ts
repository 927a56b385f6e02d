import type { TableNews, When } from '../../store/database/peers.ts'
import { type Entry, courseAfter } from '../../domain/course.ts'
import type { TableRecord } from '../../domain/record.ts'
import { catchUp, type Hub } from './hub.ts'
import type { Room } from './room.ts'
import { showChange } from '../watch/show.ts'

/*
 * A move reaches the processes where somebody looks at its table as it was stored: they play it
 * again, and do not read record, log and snapshot. Whatever does not fit is read as before.
 */

/** What a move changes. */
interface Change {
  readonly record: Pick<TableRecord, (typeof MOVED)[number]>
  readonly fresh: readonly Entry[]
}

/** All that a move may change in a record. */
const MOVED = ['status', 'actors', 'ranks', 'clocks', 'dueAt', 'life', 'updatedAt'] as const

const isMoved = (key: keyof TableRecord) => MOVED.some(each => each === key)

/** Of a text; sealed it still fits into a message with its table's name. */
const LONGEST_BYTES = 5000

/** What to tell of a change that leads to the next revision. `fresh`: of a move or an undo. */
export function newsOf(
  hub: Hub,
  room: Room,
  after: TableRecord,
  fresh: readonly Entry[] | null,
): TableNews {
  const revision = room.revision + 1
  const users = after.chairs.flatMap(chair => (chair.kind === 'person' ? [chair.user] : []))
  const news: TableNews = { type: 'changed', table: after.id, revision, users }
  const text = fresh === null || room.elsewhere.size === 0 ? null : textOf(room, after, fresh)
  if (text === null || Buffer.byteLength(text) > LONGEST_BYTES) return news
  return { ...news, played: hub.store.peers.seal(text, aboutOf(news)) }
}

/** A match that goes on while all of its people are here can wait. */
export function whenToTell(room: Room, after: TableRecord, played: boolean): When {
  const goesOn = played && after.status === room.record.status
  return goesOn && room.elsewhere.size === 0 ? 'soon' : 'now'
}

function textOf(
  { record: before }: Room,
  after: TableRecord,
  fresh: readonly Entry[],
): string | null {
  const rest = (Object.keys(after) as (keyof TableRecord)[]).filter(key => !isMoved(key))
  if (rest.some(key => after[key] !== before[key])) return null
  const change: Change = { record: moved(after), fresh }
  return JSON.stringify(change)
}

function moved(record: TableRecord): Change['record'] {
  const { status, actors, ranks, clocks, dueAt, life, updatedAt } = record
  return { status, actors, ranks, clocks, dueAt, life, updatedAt }
}

const aboutOf = ({ table, revision }: TableNews) => `${table} ${revision}`

/** Whether anybody at the table itself wants to know at once what happens there. */
export function isFollowed({ watchers, thinking }: Room): boolean {
  return watchers.size > 0 || thinking.size > 0
}

/** After another process has changed a table. Call it inside the table's queue. */
export async function follow(hub: Hub, room: Room, news: TableNews): Promise<void> {
  if (room.commitKnown && news.revision !== undefined && room.revision >= news.revision) return
  const next = room.commitKnown && news.revision === room.revision + 1
  const change = next ? changeIn(hub, news) : null
  const { course } = room
  if (room.gone !== null || course === null || change?.fresh[0]?.ply !== course.log.length + 1)
    return catchUp(hub, room)
  const before = room.record
  room.course = courseAfter(course, change.fresh)
  room.record = { ...room.record, ...change.record }
  room.revision += 1
  showChange({ room, before, after: room.record, played: true })
  hub.events.emit('read', room)
}

function changeIn(hub: Hub, news: TableNews): Change | null {
  const text = news.played === undefined ? null : hub.store.peers.unseal(news.played, aboutOf(news))
  return text === null ? null : (JSON.parse(text) as Change)
}
