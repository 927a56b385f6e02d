import type { Kysely } from 'kysely'

/** Clocks at tables, when they stand still, and what people do at a table besides playing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('time', 'text', column => column.notNull().defaultTo('{"kind":"none"}'))
    .execute()
  await db.schema.alterTable('tables').addColumn('due_at', 'bigint').execute()
  await db.schema
    .alterTable('tables')
    .addColumn('life', 'text', column => column.notNull().defaultTo('{}'))
    .execute()
  await db.schema.createIndex('tables_by_due').on('tables').column('due_at').execute()

  await db.schema.alterTable('seats').addColumn('clock', 'text').execute()
  await db.schema.alterTable('seats').addColumn('stand_in', 'text').execute()

  await db.schema
    .createTable('user_times')
    .addColumn('user_id', 'text', column => column.primaryKey().references('users.id'))
    .addColumn('quiet', 'text')
    .addColumn('vacation_from', 'bigint')
    .addColumn('vacation_until', 'bigint')
    .addColumn('vacation_year', 'integer', column => column.notNull())
    .addColumn('vacation_used', 'bigint', column => column.notNull())
    .execute()

  await db.schema
    .createTable('stops')
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('from_at', 'bigint', column => column.notNull())
    .addColumn('until_at', 'bigint')
    .addPrimaryKeyConstraint('stops_key', ['table_id', 'from_at'])
    .execute()
  await db.schema
    .createTable('pulse')
    .addColumn('name', 'text', column => column.primaryKey())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute()
}
