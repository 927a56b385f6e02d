import type { Kysely } from 'kysely'

/** The lines of a person are read in their order, a piece at a time, and none is sorted for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('chat_by_user').execute()
  await db.schema
    .createIndex('chat_by_user')
    .on('chat')
    .columns(['user_id', 'at', 'table_id', 'channel', 'n'])
    .execute()
}
