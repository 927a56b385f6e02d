import { type ExpressionBuilder, sql } from 'kysely'
import { inOrder } from '../database/in-pieces.ts'
import { dropRows } from '../database/rows.ts'
import type { Db, Schema } from '../database/schema.ts'
import { unfinishedSeats } from '../tables/tables.ts'
import { bannedNow } from './admin.ts'
import { forgetUser, THEIR_OWN } from '../people/users.ts'
import { forgetMuted, forgetWords, WORDS_OF_THEIR_OWN } from '../people/words.ts'

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
 * Guests who were not here since then, have kept no account, and sit or sat at no table, in pieces:
 * there may be very many, of whom few are lost.
 */
export async function* lostGuests(db: Db, since: number): AsyncGenerator<string[]> {
  const guests = db
    .selectFrom('users')
    .select('users.id')
    .select(user => isLost(user, since).as('lost'))
  for await (const rows of inOrder(guests, [['users.id', 'id']]))
    yield rows.flatMap(({ id, lost }) => (lost ? [id] : []))
}

function isLost(user: ExpressionBuilder<Schema, 'users'>, since: number) {
  const wasHere = user
    .selectFrom('sessions')
    .whereRef('sessions.user_id', '=', 'users.id')
    .where('sessions.seen_at', '>=', since)
    .select('sessions.id')
  return user.and([
    user('users.gone', '=', 0),
    user('users.created_at', '<', since),
    user.not(user.exists(wasHere)),
    ...TRACES.map(
      ([table, column]) =>
        sql<boolean>`not exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = users.id)`,
    ),
  ])
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

/**
 * Banned people and their bots who still play or wait somewhere: their server died when they were to
 * be taken from their seats.
 */
export async function seatedBanned(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await unfinishedSeats(db)
    .where('seats.stand_in', 'is', null)
    .where('seats.user_id', 'in', bannedNow(db, now))
    .select('user_id')
    .distinct()
    .limit(limit)
    .execute()
  return rows.flatMap(({ user_id: user }) => user ?? [])
}

/** Deletes such a guest, if nothing has changed meanwhile. */
export async function deleteGuest(db: Db, id: string, since: number): Promise<boolean> {
  const lost = db
    .selectFrom('users')
    .where('users.id', '=', id)
    .where(user => isLost(user, since))
  if ((await lost.select('users.id').executeTakeFirst()) === undefined) return false
  await forgetWords(db, id)
  await forgetMuted(db, id)
  await forgetUser(db, id)
  await dropRows(db, 'users', { id })
  return true
}
