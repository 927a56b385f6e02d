import type { Me } from '../../../protocol/http.ts'
import { changeRows } from '../database/rows.ts'
import type { Db, SessionRow } from '../database/schema.ts'
import { meOf } from './users.ts'

/** A person's device as it is stored: of its token only the hash. */
export interface Session {
  readonly id: string
  readonly me: Me
  readonly seenAt: number
  /** Whether the person's cookie of the old kind would still be valid. */
  readonly oldCookie: boolean
  /** Whether its browser has shown the cookie that only this host can set: no other is valid then. */
  readonly hostOnly: boolean
}

/** Browsers delete a cookie after this time, and so do we. */
export const SESSION_MS = 400 * 24 * 3600 * 1000

export async function findSession(db: Db, hash: string, now: number): Promise<Session | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.hash', '=', hash)
    .where('sessions.seen_at', '>', now - SESSION_MS)
    .where('users.gone', '=', 0)
    .select([
      'sessions.id',
      'sessions.seen_at',
      'sessions.host_only',
      'sessions.user_id',
      'users.name',
      'users.face',
      'users.old_cookie',
    ])
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    id: row.id,
    me: meOf({ ...row, id: row.user_id }),
    seenAt: row.seen_at,
    oldCookie: row.old_cookie === 1,
    hostOnly: row.host_only === 1,
  }
}

/** Devices of one person: whoever clears their cookies each day has so many after months. */
const MOST_SESSIONS = 100

/** Stores a new device; of too many, those that were not here for longest are signed out. */
export async function insertSession(db: Db, session: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(session).execute()
  const old = await db
    .selectFrom('sessions')
    .where('user_id', '=', session.user_id)
    .select('id')
    .orderBy('seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(MOST_SESSIONS)
    .offset(MOST_SESSIONS)
    .execute()
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  await db.deleteFrom('sessions').where('id', 'in', ids).execute()
}

/**
 * The device was here again. Its browser has the cookie, so the old kind is not needed any more.
 */
export async function touchSession(
  db: Db,
  { id, me }: Session,
  seen: Pick<SessionRow, 'device' | 'seen_at' | 'host_only'>,
): Promise<void> {
  await changeRows(db, 'sessions', { id }, seen)
  await endOldCookie(db, me.id)
}

/** Gives a session another secret: the old one is worth nothing any more. */
export async function rehashSession(db: Db, id: string, hash: string): Promise<void> {
  await changeRows(db, 'sessions', { id }, { hash })
}

export async function endOldCookie(db: Db, user: string): Promise<void> {
  await changeRows(db, 'users', { id: user, old_cookie: 1 }, { old_cookie: 0 })
}

/** All devices of this person that have not expired, latest first. */
export async function sessionsOf(db: Db, user: string, now: number): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', user)
    .where('seen_at', '>', now - SESSION_MS)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Ends all devices of this person but one. */
export async function endOtherSessions(db: Db, user: string, but: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', user).where('id', '<>', but).execute()
  await endOldCookie(db, user)
}
