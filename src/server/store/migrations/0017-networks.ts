import type { Kysely } from 'kysely'

/** Who played from one network: a mark, from which no address can be told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('results').addColumn('network', 'integer').execute()
}
