import { type Kysely, sql } from 'kysely'

/**
 * When a person is reminded of a turn that counts days; and which notices are reminders. Of turns
 * that began before, it is worked out when they are first looked at.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('turns').addColumn('remind_at', 'bigint').execute()
  await db.schema.createIndex('turns_by_reminder').on('turns').column('remind_at').execute()
  await db.schema
    .alterTable('notices')
    .addColumn('reminds', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await sql`
    UPDATE turns SET remind_at = began_at
    WHERE table_id IN (SELECT id FROM tables WHERE time LIKE '{"kind":"days"%')`.execute(db)
}
