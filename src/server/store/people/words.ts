import { breathe } from '../../breath.ts'
import { inOrder, PIECE } from '../database/in-pieces.ts'
import { dropRows, findRow } from '../database/rows.ts'
import type { Db } from '../database/schema.ts'
import type { Store } from '../store.ts'

/** What belongs to a person alone, and is deleted with them. */
export const WORDS_OF_THEIR_OWN = [
  'turns',
  'notices',
  'notice_prefs',
  'notice_tables',
  'notice_sent',
  'push_subscriptions',
] as const

/** Removes a deleted person from all of this. */
export async function forgetWords(db: Db, user: string): Promise<void> {
  for (const table of [...WORDS_OF_THEIR_OWN, 'mutes'] as const)
    await dropRows(db, table, { user_id: user })
  await dropRows(db, 'reports', { by_id: user })
}

/**
 * What a deleted person said stays, without their name; if somebody has muted them, without its words
 * too: nobody would know any more from whom to hide it. In years it may be very much: others write in
 * between.
 */
export async function forgetLines({ write }: Pick<Store, 'write'>, user: string): Promise<void> {
  for (;;) {
    const lines = await write(async db => {
      const isMuted = (await findRow(db, 'mutes', { muted_id: user })) !== undefined
      const { numUpdatedRows } = await db
        .updateTable('chat')
        .set({ user_id: null, ...(isMuted && { text: '' }) })
        .where(line => {
          const some = line.selectFrom('chat').where('user_id', '=', user).limit(PIECE)
          const key = some.select(['table_id', 'channel', 'n']).$asTuple('table_id', 'channel', 'n')
          return line(line.refTuple('table_id', 'channel', 'n'), 'in', key)
        })
        .executeTakeFirstOrThrow()
      if (numUpdatedRows < PIECE) await forgetMuted(db, user)
      return numUpdatedRows
    })
    if (lines < PIECE) return
    await breathe()
  }
}

/** Nobody hides any more from themselves what this person says. */
export async function forgetMuted(db: Db, user: string): Promise<void> {
  await dropRows(db, 'mutes', { muted_id: user })
}

/** What a person has said, in pieces: in years it may be very much. */
export function linesOf(db: Db, user: string) {
  const said = db
    .selectFrom('chat')
    .select(['table_id as table', 'channel', 'n', 'text', 'at'])
    .where('user_id', '=', user)
    .where('code', 'is', null)
  return inOrder(said, [
    ['at', 'at'],
    ['table_id', 'table'],
    ['channel', 'channel'],
    ['n', 'n'],
  ])
}

/** The tables whose notices a person has turned off, in pieces. */
export function silentTablesOf(db: Db, user: string) {
  const silent = db.selectFrom('notice_tables').select('table_id').where('user_id', '=', user)
  return inOrder(silent, [['table_id', 'table_id']])
}

/** The rest of this that is about one person, for their export. */
export async function wordsOf(db: Db, user: string) {
  const notices = await db
    .selectFrom('notice_prefs')
    .select(['language', 'push', 'mail', 'hook', 'hook_url as hookUrl'])
    .where('user_id', '=', user)
    .executeTakeFirst()
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
  const reported = await db
    .selectFrom('reports')
    .select(['table_id as table', 'channel', 'n', 'at'])
    .where('by_id', '=', user)
    .orderBy('at')
    .execute()
  return { notices: notices ?? null, browsers, muted, reported }
}
