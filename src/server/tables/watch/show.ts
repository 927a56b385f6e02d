import { shuffleNow } from '../../domain/draw.ts'
import { tableInfo } from '../../domain/info.ts'
import type { TableRecord } from '../../domain/record.ts'
import type { TableChanged } from '../room/events.ts'
import {
  broadcastNews,
  broadcastShuffle,
  broadcastTable,
  presentIn,
  type Room,
  welcomeAll,
} from '../room/room.ts'

/** Sends everybody at the table what this process has changed. */
export function showChange({ room, before, after, played }: TableChanged): void {
  if (before === null) return
  if (played) {
    broadcastNews(room)
    if (shownChanges(before) !== shownChanges(after)) broadcastTable(room)
  } else if (room.course !== null && isAnother(before, after)) welcomeAll(room)
  else {
    broadcastTable(room)
    if (before.draw !== after.draw) broadcastShuffle(room)
  }
}

/** The part of a table's public state that a move may change. */
function shownChanges({ status, actors, clocks }: TableRecord): string {
  return JSON.stringify([status, actors, clocks.map(({ left, since }) => [left, since])])
}

/** Whether seats may have other owners now, or the match has begun or ended. */
function isAnother(before: TableRecord, after: TableRecord): boolean {
  return before.chairs !== after.chairs || before.status !== after.status
}

/** Sends everybody what was read again from the database. */
export function showChanges(
  room: Room,
  before: { readonly record: TableRecord; readonly begun: boolean },
): void {
  const here = presentIn(room)
  const moved = holders(before.record) !== holders(room.record)
  if (room.course !== null && (moved || !before.begun)) return welcomeAll(room)
  if (room.course !== null) broadcastNews(room)
  const shown = (record: TableRecord) =>
    JSON.stringify(tableInfo(record, here, { ...room, record }))
  if (shown(before.record) !== shown(room.record)) {
    broadcastTable(room)
  }
  if (JSON.stringify(shuffleNow(before.record)) !== JSON.stringify(shuffleNow(room.record)))
    broadcastShuffle(room)
}

/** Who sits where, whatever their names are. */
function holders({ chairs }: TableRecord): string {
  return JSON.stringify(chairs.map(chair => ({ ...chair, name: '' })))
}
