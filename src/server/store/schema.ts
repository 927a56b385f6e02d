import type { Kysely } from 'kysely'

/** The tables of the database, column by column. JSON is text, times are Unix milliseconds. */
export interface Schema {
  users: UserRow
  tables: TableRow
  seats: SeatRow
  plies: PlyRow
  snapshots: SnapshotRow
  replays: ReplayRow
  contents: ContentRow
}

export type Db = Kysely<Schema>

export interface UserRow {
  id: string
  name: string
  created_at: number
}

/** One table, and the match played at it. */
export interface TableRow {
  id: string
  game: string
  /** Of the game's rules. */
  version: number
  options: string
  seed: string
  host: string
  listed: number
  status: string
  actors: string
  ranks: string | null
  created_at: number
  updated_at: number
}

export interface SeatRow {
  table_id: string
  seat: number
  kind: string
  user_id: string | null
  level: string | null
  /** How often the seat was cleared: an invitation holds for one round, and is not stored at all. */
  round: number
}

/** The log, which is the truth: only ever added to. An undo is an entry too, so `ply` counts entries. */
export interface PlyRow {
  match_id: string
  ply: number
  seat: number
  kind: string
  move: string | null
  /** Of an undo: the entry it took back. */
  takes: number | null
  /** Unredacted. */
  events: string
  key: string | null
  at: number
}

/** Where a match stands, so that opening it plays nothing again: `base` as in the kernel's Match, after `ply` entries. */
export interface SnapshotRow {
  match_id: string
  ply: number
  base_ply: number
  base: string
  state: string
}

/** The frames of a finished match as one viewer saw it; -1 is the onlooker. Gzipped JSON. */
export interface ReplayRow {
  match_id: string
  viewer: number
  frames: Uint8Array
}

/** A set of printed values that a table was made with. */
export interface ContentRow {
  digest: string
  game: string
  content: string
}
