import { EventEmitter } from 'node:events'
import type { Seat } from '../../../kernel/game.ts'
import type { TableRecord } from '../../domain/record.ts'
import type { TableNews } from '../../store/database/peers.ts'
import type { Room } from './room.ts'

/** A change of a table by this process, once it is safely stored. */
export interface TableChanged {
  readonly room: Room
  /** null for a new table. */
  readonly before: TableRecord | null
  readonly after: TableRecord
  /** Whether it was a move or an undo: everybody gets the steps they may know of. */
  readonly played: boolean
}

/** A bot that is invited to a seat. */
export interface Invited {
  readonly table: string
  readonly seat: Seat
  readonly user: string
}

/** Whose access has ended: all of a user, or only that by one session or token. */
export interface SignedOut {
  readonly user: string
  readonly session?: string
  readonly token?: string
}

/**
 * What happens at the tables. Those above subscribe; the tables do not know who they are.
 */
export interface TableHappenings {
  changed: [change: TableChanged]
  /** Another process has changed this table, and it was read again. */
  read: [room: Room]
  /** Another process has changed this table, where nobody is here; it was not read again. */
  'changed-elsewhere': [news: TableNews]
  /** The first clock of this table may run out at another time than before. */
  due: [record: TableRecord]
  /** Another process has stored a line of this table's chat. */
  said: [room: Room]
  /** Here or at another process. */
  invited: [invitation: Invited]
  /** Somebody has lost access, here or at another process. */
  'signed-out': [ended: SignedOut]
}

export type TableEvents = EventEmitter<TableHappenings>

export function makeEvents(): TableEvents {
  return new EventEmitter()
}
