import type { Kysely } from 'kysely'

/**
 * What several processes on one database need: a revision for each table, and what all of them must
 * know.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('revision', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('value', 'text', column => column.notNull())
    .execute()
}
