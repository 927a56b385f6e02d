import type { Db } from './schema.ts'

/** What belongs to a person alone, and is deleted with them. */
export const WORDS_OF_THEIR_OWN = [
  'turns',
  'notices',
  'notice_prefs',
  'notice_tables',
  'notice_sent',
  'push_subscriptions',
] as const

/**
 * Removes a deleted person from all of this. What they said stays, without their name.
 */
export async function forgetWords(db: Db, user: string): Promise<void> {
  for (const table of WORDS_OF_THEIR_OWN)
    await db.deleteFrom(table).where('user_id', '=', user).execute()
  await db.deleteFrom('mutes').where('user_id', '=', user).execute()
  await db.deleteFrom('mutes').where('muted_id', '=', user).execute()
  await db.deleteFrom('reports').where('by_id', '=', user).execute()
  await db.updateTable('chat').set({ user_id: null }).where('user_id', '=', user).execute()
}

/** All of this that is about one person, for their export. */
export async function wordsOf(db: Db, user: string) {
  const said = await db
    .selectFrom('chat')
    .select(['table_id as table', 'channel', 'n', 'text', 'at'])
    .where('user_id', '=', user)
    .where('code', 'is', null)
    .orderBy('at')
    .execute()
  const notices = await db
    .selectFrom('notice_prefs')
    .select(['language', 'push', 'mail', 'hook', 'hook_url as hookUrl'])
    .where('user_id', '=', user)
    .executeTakeFirst()
  const silent = await db
    .selectFrom('notice_tables')
    .select('table_id')
    .where('user_id', '=', user)
    .execute()
  const browsers = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'created_at as since'])
    .where('user_id', '=', user)
    .execute()
  const muted = await db
    .selectFrom('mutes')
    .innerJoin('users', 'users.id', 'mutes.muted_id')
    .select(['users.id', 'users.name'])
    .where('mutes.user_id', '=', user)
    .execute()
  return {
    said,
    notices: notices ?? null,
    silentTables: silent.map(row => row.table_id),
    browsers,
    muted,
  }
}
