import type { Kysely } from 'kysely'

/** Columns that name a person or a table, by which rows are found when these are deleted. */
const REFERENCES = [
  ['admin_log', 'by_id'],
  ['challenges', 'user_id'],
  ['mail_links', 'user_id'],
  ['mutes', 'muted_id'],
  ['notice_tables', 'table_id'],
  ['reports', 'by_id'],
  ['tables', 'host'],
  ['turns', 'user_id'],
] as const

/** Who is deleted is looked for in no row of others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of REFERENCES)
    await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute()
}
