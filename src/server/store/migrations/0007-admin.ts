import type { Kysely } from 'kysely'

/** Admins, bans, and the journal of both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('admins')
    .addColumn('user_id', 'text', column => column.primaryKey().references('users.id'))
    .addColumn('at', 'bigint', column => column.notNull())
    .execute()

  await db.schema
    .createTable('bans')
    .addColumn('user_id', 'text', column => column.primaryKey().references('users.id'))
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('until_at', 'bigint')
    .addColumn('why', 'text', column => column.notNull())
    .execute()

  await db.schema
    .createTable('admin_log')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('by_id', 'text', column => column.references('users.id'))
    .addColumn('act', 'text', column => column.notNull())
    .addColumn('about', 'text', column => column.notNull())
    .addColumn('text', 'text', column => column.notNull())
    .execute()
  await db.schema.createIndex('admin_log_by_time').on('admin_log').column('at').execute()
}
