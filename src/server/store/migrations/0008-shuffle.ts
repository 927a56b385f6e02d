import type { Kysely } from 'kysely'

/** How the shuffle of a table is made by all who play. Older tables have only their seed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('shuffle', 'text').execute()
  await db.schema.alterTable('tables').addColumn('shuffle_until', 'bigint').execute()
}
