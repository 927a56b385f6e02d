import type { Kysely } from 'kysely'

/** Sets of printed values, so that a table goes on whatever file the server is started with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contents')
    .addColumn('digest', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('content', 'text', column => column.notNull())
    .execute()
}
