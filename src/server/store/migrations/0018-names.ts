import type { Kysely } from 'kysely'

/** People are found by their name, and listed in the order of names, without looking at all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('users_by_name').on('users').columns(['name', 'id']).execute()
}
