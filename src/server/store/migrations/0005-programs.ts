import type { Kysely } from 'kysely'

/** Personal tokens, bots and the invitations they get. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('access_tokens')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('id', 'text', column => column.notNull().unique())
    .addColumn('user_id', 'text', column => column.notNull().references('users.id'))
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('scopes', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('access_tokens_by_user')
    .on('access_tokens')
    .column('user_id')
    .execute()

  await db.schema
    .createTable('bots')
    .addColumn('user_id', 'text', column => column.primaryKey().references('users.id'))
    .addColumn('owner_id', 'text', column => column.notNull().references('users.id'))
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('bots_by_owner').on('bots').column('owner_id').execute()

  await db.schema
    .createTable('invitations')
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('round', 'integer', column => column.notNull())
    .addColumn('user_id', 'text', column => column.notNull().references('users.id'))
    .addPrimaryKeyConstraint('invitations_key', ['table_id', 'seat'])
    .execute()
  await db.schema.createIndex('invitations_by_user').on('invitations').column('user_id').execute()
}
