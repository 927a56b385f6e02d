import { addRow, changeRows, findRow } from '../database/rows.ts'
import type { Db, PasskeyRow } from '../database/schema.ts'

/** How long a challenge is valid. */
const CHALLENGE_MS = 5 * 60_000

export async function saveChallenge(
  db: Db,
  hash: string,
  user: string | null,
  now: number,
): Promise<void> {
  await db.insertInto('challenges').values({ hash, user_id: user, created_at: now }).execute()
}

/** Deletes those that ran out. Many may be asked for at once, and finding them reads them all. */
export async function dropOldChallenges(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('challenges')
    .where('created_at', '<=', now - CHALLENGE_MS)
    .execute()
}

/**
 * Whether this challenge was just sent to this person (null = to anyone). It is answered once.
 */
export async function takeChallenge(
  db: Db,
  hash: string,
  user: string | null,
  now: number,
): Promise<boolean> {
  const done = await db
    .deleteFrom('challenges')
    .where('hash', '=', hash)
    .where('user_id', user === null ? 'is' : '=', user)
    .where('created_at', '>', now - CHALLENGE_MS)
    .executeTakeFirst()
  return Number(done.numDeletedRows) > 0
}

export async function passkeysOf(db: Db, user: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('created_at')
    .execute()
}

export async function findPasskey(db: Db, id: string): Promise<PasskeyRow | null> {
  return (await findRow(db, 'passkeys', { id })) ?? null
}

/** Stores a passkey; false if it was just stored by another request. */
export function insertPasskey(db: Db, passkey: PasskeyRow): Promise<boolean> {
  return addRow(db, 'passkeys', passkey)
}

export async function countPasskey(db: Db, id: string, counter: number): Promise<void> {
  await changeRows(db, 'passkeys', { id }, { counter })
}
