import type { Kysely } from 'kysely'

/** What people have played in their browsers: a row for each browser of theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('local_histories')
    .addColumn('user_id', 'text', column => column.notNull().references('users.id'))
    .addColumn('browser', 'text', column => column.notNull())
    .addColumn('history', 'text', column => column.notNull())
    .addColumn('stored_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('local_histories_key', ['user_id', 'browser'])
    .execute()
}
