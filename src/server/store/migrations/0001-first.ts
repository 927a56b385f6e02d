import type { Kysely } from 'kysely'
import { binaryType } from './portable.ts'

/** The schema of the first version. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()

  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('version', 'integer', column => column.notNull())
    .addColumn('options', 'text', column => column.notNull())
    .addColumn('seed', 'text', column => column.notNull())
    .addColumn('host', 'text', column => column.notNull().references('users.id'))
    .addColumn('listed', 'integer', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('actors', 'text', column => column.notNull())
    .addColumn('ranks', 'text')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('tables_by_status')
    .on('tables')
    .columns(['status', 'listed', 'updated_at'])
    .execute()

  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('user_id', 'text', column => column.references('users.id'))
    .addColumn('level', 'text')
    .addColumn('round', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute()
  await db.schema.createIndex('seats_by_user').on('seats').column('user_id').execute()

  await db.schema
    .createTable('plies')
    .addColumn('match_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('ply', 'integer', column => column.notNull())
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('move', 'text')
    .addColumn('takes', 'integer')
    .addColumn('events', 'text', column => column.notNull())
    .addColumn('key', 'text')
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('plies_key', ['match_id', 'ply'])
    .addUniqueConstraint('plies_once', ['match_id', 'seat', 'key'])
    .execute()

  await db.schema
    .createTable('snapshots')
    .addColumn('match_id', 'text', column => column.primaryKey().references('tables.id'))
    .addColumn('ply', 'integer', column => column.notNull())
    .addColumn('base_ply', 'integer', column => column.notNull())
    .addColumn('base', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .execute()

  await db.schema
    .createTable('replays')
    .addColumn('match_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('viewer', 'integer', column => column.notNull())
    .addColumn('frames', binaryType(db), column => column.notNull())
    .addPrimaryKeyConstraint('replays_key', ['match_id', 'viewer'])
    .execute()
}
