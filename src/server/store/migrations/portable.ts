import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** The type of a byte column, which each database names differently. */
export function binaryType<S>(db: Kysely<S>) {
  return isPostgres(db) ? sql`bytea` : sql`blob`
}

export function isPostgres<S>(db: Kysely<S>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
