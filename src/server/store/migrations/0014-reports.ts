import type { Kysely } from 'kysely'

/** The latest reports are found without looking at all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('reports_by_time').on('reports').columns(['at', 'settled']).execute()
}
