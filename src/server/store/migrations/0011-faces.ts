import type { Kysely } from 'kysely'

/** The face that a person has put together for themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('face', 'text').execute()
}
