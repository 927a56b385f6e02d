import type { Kysely } from 'kysely'

/** From which browser a mailed link was asked for, and by which name a session's cookie goes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('mail_links').addColumn('session_id', 'text').execute()
  await db.schema
    .alterTable('mail_links')
    .addColumn('asker', 'text', column => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('sessions')
    .addColumn('host_only', 'integer', column => column.notNull().defaultTo(0))
    .execute()
}
