/** The tables of migration 0007-admin, column by column. */
export interface AdminSchema {
  /** Who may do what `/api/admin` offers. */
  admins: { user_id: string; at: number }
  bans: BanRow
  admin_log: AdminLogRow
}

/** Somebody who may not come here, and whose bots may not either; null = until it is taken back. */
export interface BanRow {
  user_id: string
  at: number
  until_at: number | null
  why: string
}

/**
 * Something an admin did. `by_id` null: from the command line. `about` names no row: what it was
 * about may be gone.
 */
export interface AdminLogRow {
  id: string
  at: number
  by_id: string | null
  act: string
  about: string
  text: string
}
