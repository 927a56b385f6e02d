import { sql } from 'kysely'
import type { TableStatus } from '../../../protocol/table.ts'
import type { Db } from '../database/schema.ts'
import { forgetUser, THEIR_OWN } from '../people/users.ts'
import { forgetWords, WORDS_OF_THEIR_OWN } from '../people/words.ts'

/** Tables of this status at which nothing has happened since then. */
export async function silentTables(
  db: Db,
  status: TableStatus,
  since: number,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .where('status', '=', status)
    .where('updated_at', '<', since)
    .select('id')
    .orderBy('updated_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** What a person leaves behind that others see, or by which they could come back. */
const TRACES = [
  ['addresses', 'user_id'],
  ['passkeys', 'user_id'],
  ['access_tokens', 'user_id'],
  ['seats', 'user_id'],
  ['tables', 'host'],
  ['results', 'user_id'],
  ['ratings', 'user_id'],
  ['chat', 'user_id'],
  ['bots', 'user_id'],
  ['bots', 'owner_id'],
  ['invitations', 'user_id'],
  ['admins', 'user_id'],
  ['admin_log', 'by_id'],
  ['bans', 'user_id'],
] as const

/**
 * Guests who were not here since then, have kept no account, and sit or sat at no table; or only
 * this one, if they are such a guest.
 */
export async function lostGuests(
  db: Db,
  since: number,
  limit: number,
  only?: string,
): Promise<string[]> {
  let guests = db
    .selectFrom('users')
    .where('users.gone', '=', 0)
    .where('users.created_at', '<', since)
    .where(user =>
      user.not(
        user.exists(
          user
            .selectFrom('sessions')
            .whereRef('sessions.user_id', '=', 'users.id')
            .where('sessions.seen_at', '>=', since)
            .select('sessions.id'),
        ),
      ),
    )
  if (only !== undefined) guests = guests.where('users.id', '=', only)
  for (const [table, column] of TRACES)
    guests = guests.where(
      sql<boolean>`not exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = users.id)`,
    )
  const rows = await guests.select('users.id').orderBy('users.created_at').limit(limit).execute()
  return rows.map(({ id }) => id)
}

/**
 * Deleted people who still sit somewhere, or of whom something is left: their server died, or it was
 * being written meanwhile.
 */
export async function halfDeleted(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .where('gone', '=', 1)
    .where(user =>
      user.or([
        user.exists(
          user
            .selectFrom('seats')
            .innerJoin('tables', 'tables.id', 'seats.table_id')
            .where('tables.status', '<>', 'over')
            .whereRef('seats.user_id', '=', 'users.id')
            .select('tables.id'),
        ),
        user.exists(
          user.selectFrom('chat').whereRef('chat.user_id', '=', 'users.id').select('chat.n'),
        ),
        ...[...THEIR_OWN, ...WORDS_OF_THEIR_OWN].map(
          table => sql<boolean>`users.id in (select user_id from ${sql.table(table)})`,
        ),
      ]),
    )
    .select('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes such a guest, if nothing has changed meanwhile. */
export async function deleteGuest(db: Db, id: string, since: number): Promise<boolean> {
  if ((await lostGuests(db, since, 1, id)).length === 0) return false
  await forgetWords(db, id)
  await forgetUser(db, id)
  await db.deleteFrom('users').where('id', '=', id).execute()
  return true
}
