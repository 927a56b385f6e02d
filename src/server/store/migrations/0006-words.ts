import type { Kysely } from 'kysely'

/**
 * Chat, turns and since when, notice settings, and imported matches.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addChat(db)
  await addNotices(db)
  await db.schema
    .createTable('imports')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('chronicle', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
}

async function addChat(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('channel', 'text', column => column.notNull())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('user_id', 'text', column => column.references('users.id'))
    .addColumn('code', 'text')
    .addColumn('text', 'text', column => column.notNull())
    .addColumn('once', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'channel', 'n'])
    .addUniqueConstraint('chat_once', ['table_id', 'once'])
    .execute()
  await db.schema.createIndex('chat_by_user').on('chat').column('user_id').execute()

  await db.schema
    .createTable('mutes')
    .addColumn('user_id', 'text', column => column.notNull().references('users.id'))
    .addColumn('muted_id', 'text', column => column.notNull().references('users.id'))
    .addPrimaryKeyConstraint('mutes_key', ['user_id', 'muted_id'])
    .execute()

  await db.schema
    .createTable('reports')
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('channel', 'text', column => column.notNull())
    .addColumn('n', 'integer', column => column.notNull())
    .addColumn('by_id', 'text', column => column.notNull().references('users.id'))
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('settled', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('reports_key', ['table_id', 'channel', 'n', 'by_id'])
    .execute()
}

async function addNotices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('turns')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('user_id', 'text', column => column.notNull().references('users.id'))
    .addColumn('began_at', 'bigint', column => column.notNull())
    .addColumn('due_at', 'bigint')
    .addUniqueConstraint('turns_once', ['table_id', 'seat'])
    .execute()
  await db.schema.createIndex('turns_by_due').on('turns').column('due_at').execute()

  await db.schema
    .createTable('notices')
    .addColumn('turn_id', 'text', column => column.notNull())
    .addColumn('channel', 'text', column => column.notNull())
    .addColumn('table_id', 'text', column => column.notNull())
    .addColumn('user_id', 'text', column => column.notNull().references('users.id'))
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('tries', 'integer', column => column.notNull())
    .addColumn('due_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('notices_key', ['turn_id', 'channel'])
    .execute()
  await db.schema.createIndex('notices_by_due').on('notices').columns(['state', 'due_at']).execute()
  await db.schema
    .createIndex('notices_by_user')
    .on('notices')
    .columns(['user_id', 'channel'])
    .execute()

  await db.schema
    .createTable('notice_prefs')
    .addColumn('user_id', 'text', column => column.primaryKey().references('users.id'))
    .addColumn('language', 'text', column => column.notNull())
    .addColumn('push', 'integer', column => column.notNull())
    .addColumn('mail', 'integer', column => column.notNull())
    .addColumn('hook', 'integer', column => column.notNull())
    .addColumn('hook_url', 'text')
    .addColumn('hook_secret', 'text', column => column.notNull())
    .execute()

  await db.schema
    .createTable('notice_tables')
    .addColumn('user_id', 'text', column => column.notNull().references('users.id'))
    .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('silent', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('notice_tables_key', ['user_id', 'table_id'])
    .execute()

  await db.schema
    .createTable('push_subscriptions')
    .addColumn('endpoint', 'text', column => column.primaryKey())
    .addColumn('user_id', 'text', column => column.notNull().references('users.id'))
    .addColumn('p256dh', 'text', column => column.notNull())
    .addColumn('auth', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('push_by_user').on('push_subscriptions').column('user_id').execute()

  await db.schema
    .createTable('notice_sent')
    .addColumn('user_id', 'text', column => column.notNull().references('users.id'))
    .addColumn('channel', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('notice_sent_key', ['user_id', 'channel'])
    .execute()
}
