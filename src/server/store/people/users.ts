import type { Me } from '../../../protocol/http.ts'
import { changeRows, dropRows, findRow } from '../database/rows.ts'
import type { Db, UserRow } from '../database/schema.ts'

/** A person as they and others know them. */
export function meOf({ id, name, face }: Pick<UserRow, 'id' | 'name' | 'face'>): Me {
  return { id, name, ...(face !== null && { face }) }
}

export async function findUser(db: Db, id: string): Promise<Me | null> {
  return (await findUsers(db, [id])).get(id) ?? null
}

/** Those of these people whose accounts are not deleted, by their ids. */
export async function findUsers(db: Db, ids: readonly string[]): Promise<Map<string, Me>> {
  return ids.length === 0 ? new Map() : byId(await usersAmong(db, ids).execute())
}

export const usersAmong = (db: Db, ids: readonly string[]) =>
  db.selectFrom('users').select(['id', 'name', 'face']).where('id', 'in', ids).where('gone', '=', 0)

export const byId = (rows: readonly Parameters<typeof meOf>[0][]): Map<string, Me> =>
  new Map(rows.map(row => [row.id, meOf(row)]))

/** Whose signed cookie of the old kind this is, if it is still valid. */
export async function findByOldCookie(db: Db, id: string): Promise<Me | null> {
  const row = await findRow(db, 'users', { id, old_cookie: 1 })
  return row ? meOf(row) : null
}

export async function insertUser(db: Db, user: Me, at: number): Promise<void> {
  await db
    .insertInto('users')
    .values({
      id: user.id,
      name: user.name,
      created_at: at,
      gone: 0,
      old_cookie: 0,
      face: user.face ?? null,
    })
    .execute()
}

/** Changes a person's name or face, or both. */
export async function changeUser(
  db: Db,
  id: string,
  change: Partial<Pick<UserRow, 'name' | 'face'>>,
): Promise<void> {
  await changeRows(db, 'users', { id, gone: 0 }, change)
}

/** When this person came here first, in Unix ms. */
export async function memberSince(db: Db, id: string): Promise<number> {
  const row = await db
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.created_at
}

/** What belongs to a person alone, and is deleted with them. */
export const THEIR_OWN = [
  'sessions',
  'passkeys',
  'challenges',
  'addresses',
  'mail_links',
  'user_times',
  'local_histories',
  'admins',
  'bans',
] as const

/** Takes something of this person away from them; false if they have none of this id. */
export function deleteTheirs(
  db: Db,
  what: 'sessions' | 'passkeys' | 'access_tokens',
  user: string,
  id: string,
): Promise<boolean> {
  return dropRows(db, what, { user_id: user, id })
}

/** Deletes who this was. Their finished games stay, without their name. */
export async function forgetUser(db: Db, id: string): Promise<void> {
  const { address } = (await findRow(db, 'addresses', { user_id: id })) ?? {}
  if (address !== undefined) await dropRows(db, 'mail_links', { address })
  for (const table of THEIR_OWN) await dropRows(db, table, { user_id: id })
  await changeRows(db, 'users', { id }, { name: '', face: null, gone: 1, old_cookie: 0 })
}

/**
 * Until this write is over, no other that calls this for the same user goes on: what it counts of
 * theirs stays true. Nothing changes. Answers whether they are still here.
 */
export async function holdUser(db: Db, id: string): Promise<boolean> {
  const same = db.updateTable('users').set(user => ({ gone: user.ref('gone') }))
  const held = await same.where('id', '=', id).returning('gone').executeTakeFirst()
  return held?.gone === 0
}
