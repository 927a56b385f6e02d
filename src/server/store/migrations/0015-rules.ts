import type { Kysely } from 'kysely'

/** By which rules a match goes on that began by older ones: a process with those must not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tables').addColumn('newer_rules', 'integer').execute()
}
