/** The tables of migration 0007-admin, column by column. */
export interface AdminSchema {
  /** The people who may use `/api/admin`. */
  admins: { user_id: string; at: number }
  bans: BanRow
  admin_log: AdminLogRow
}

/** A banned person, whose bots are banned too; null = until it is lifted. */
export interface BanRow {
  user_id: string
  at: number
  until_at: number | null
  why: string
}

/**
 * Something an admin did. `by_id` null: from the command line. `about` is no reference, for its row
 * may be gone.
 */
export interface AdminLogRow {
  id: string
  at: number
  by_id: string | null
  act: string
  about: string
  text: string
}
