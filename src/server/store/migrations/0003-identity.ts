import type { Kysely } from 'kysely'

/** Devices, passkeys, addresses, and what is known of a person's games. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addToUsers(db)
  await addSignIn(db)
  await addRecords(db)
}

async function addToUsers(db: Kysely<unknown>): Promise<void> {
  const whole = (name: string) =>
    db.schema
      .alterTable('users')
      .addColumn(name, 'integer', column => column.notNull().defaultTo(0))
      .execute()
  await whole('gone')
  await whole('old_cookie')
  // Earlier guests have a signed cookie; it is valid until their browser has shown its successor.
  await (db as Kysely<{ users: { old_cookie: number } }>)
    .updateTable('users')
    .set({ old_cookie: 1 })
    .execute()
}

async function addSignIn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('id', 'text', column => column.notNull().unique())
    .addColumn('user_id', 'text', column => column.notNull().references('users.id'))
    .addColumn('device', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('seen_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute()

  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('user_id', 'text', column => column.notNull().references('users.id'))
    .addColumn('public_key', 'text', column => column.notNull())
    .addColumn('counter', 'bigint', column => column.notNull())
    .addColumn('transports', 'text', column => column.notNull())
    .addColumn('device', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('passkeys_by_user').on('passkeys').column('user_id').execute()

  await db.schema
    .createTable('challenges')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('user_id', 'text', column => column.references('users.id'))
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()

  await db.schema
    .createTable('addresses')
    .addColumn('address', 'text', column => column.primaryKey())
    .addColumn('user_id', 'text', column => column.notNull().unique().references('users.id'))
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()

  await db.schema
    .createTable('mail_links')
    .addColumn('hash', 'text', column => column.primaryKey())
    .addColumn('address', 'text', column => column.notNull())
    .addColumn('user_id', 'text', column => column.references('users.id'))
    .addColumn('used', 'integer', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema.createIndex('mail_links_by_address').on('mail_links').column('address').execute()
}

async function addRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('results')
    .addColumn('match_id', 'text', column => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', column => column.notNull())
    .addColumn('user_id', 'text', column => column.notNull().references('users.id'))
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('place', 'integer', column => column.notNull())
    .addColumn('rated', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('results_key', ['match_id', 'seat'])
    .execute()
  await db.schema
    .createIndex('results_by_user')
    .on('results')
    .columns(['user_id', 'game'])
    .execute()

  await db.schema
    .createTable('ratings')
    .addColumn('user_id', 'text', column => column.notNull().references('users.id'))
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('mu', 'double precision', column => column.notNull())
    .addColumn('sigma', 'double precision', column => column.notNull())
    .addColumn('shown', 'double precision', column => column.notNull())
    .addColumn('matches', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['user_id', 'game'])
    .execute()
  await db.schema.createIndex('ratings_best').on('ratings').columns(['game', 'shown']).execute()
}
