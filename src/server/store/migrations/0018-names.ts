import type { Kysely } from 'kysely'

/** People are listed in the order of their names; all that is asked then is in the index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('users_by_name').on('users').columns(['name', 'id', 'gone']).execute()
}
