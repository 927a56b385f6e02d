import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** What is found by whom it belongs to, and in which order: `old` is dropped where it was named so. */
const INDEXES = [
  { old: 'seats_by_user', on: 'seats', columns: ['user_id', 'over_at', 'table_id'] },
  { old: 'tables_by_host', on: 'tables', columns: ['host', 'status', 'listed'] },
  { old: 'chat_by_user', on: 'chat', columns: ['user_id', 'at'] },
  { old: 'results_by_user', on: 'results', columns: ['user_id', 'game', 'place'] },
] as const

/** Of somebody who has played 20,000 matches the latest are found without looking at all. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema.alterTable('seats').addColumn('over_at', 'bigint').execute()
  await db.schema.alterTable('tables').addColumn('rematch_of', 'text').execute()
  await sql`
    UPDATE seats SET over_at = (SELECT updated_at FROM tables WHERE tables.id = seats.table_id)
    WHERE table_id IN (SELECT id FROM tables WHERE status = 'over')`.execute(db)
  await noteRematches(db)
  await db
    .deleteFrom('invitations')
    .where('table_id', 'in', db.selectFrom('tables').select('id').where('status', '=', 'over'))
    .execute()
  for (const { old, on, columns } of INDEXES) {
    await db.schema.dropIndex(old).execute()
    await db.schema
      .createIndex(old)
      .on(on)
      .columns([...columns])
      .execute()
  }
}

async function noteRematches(db: Kysely<Schema>): Promise<void> {
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'life'])
    .where('life', 'like', '%"rematch":"%')
    .execute()
  for (const { id, life } of rows) {
    const { rematch } = JSON.parse(life) as { readonly rematch: string }
    await db.updateTable('tables').set({ rematch_of: id }).where('id', '=', rematch).execute()
  }
}
