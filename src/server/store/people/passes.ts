import { bannedNow } from '../admin/admin.ts'
import type { Db } from '../database/schema.ts'
import { SESSION_MS } from './sessions.ts'

/** By what somebody came in: a session or a token; neither = a cookie of the old kind. */
export interface UsedPass {
  readonly user: string
  readonly session: string | null
  readonly token: string | null
}

/** Those of these that still let their user in. */
export async function validPasses<P extends UsedPass>(
  db: Db,
  passes: readonly P[],
  now: number,
): Promise<P[]> {
  const users = named(passes, 'user')
  if (users.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .where('id', 'in', users)
    .where('id', 'in', bannedNow(db, now))
    .select('id')
    .execute()
  const banned = idsOf(rows)
  return (await standingPasses(db, passes, now)).filter(({ user }) => !banned.has(user))
}

/** Those of these that have not ended, also of people who are banned. */
export async function standingPasses<P extends UsedPass>(
  db: Db,
  passes: readonly P[],
  now: number,
): Promise<P[]> {
  const sessions = await liveSessions(db, named(passes, 'session'), now)
  const tokens = await liveTokens(db, named(passes, 'token'))
  const old = passes.filter(({ session, token }) => session === null && token === null)
  const guests = await oldGuests(db, named(old, 'user'))
  return passes.filter(({ user, session, token }) => {
    if (session !== null) return sessions.has(session)
    return token === null ? guests.has(user) : tokens.has(token)
  })
}

function named(passes: readonly UsedPass[], key: keyof UsedPass): string[] {
  return [...new Set(passes.flatMap(pass => pass[key] ?? []))]
}

const idsOf = (rows: readonly { readonly id: string }[]) => new Set(rows.map(({ id }) => id))

async function liveSessions(db: Db, ids: readonly string[], now: number): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('sessions')
    .where('id', 'in', ids)
    .where('seen_at', '>', now - SESSION_MS)
    .select('id')
    .execute()
  return idsOf(rows)
}

async function liveTokens(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('access_tokens')
    .innerJoin('users', 'users.id', 'access_tokens.user_id')
    .where('access_tokens.id', 'in', ids)
    .where('users.gone', '=', 0)
    .select('access_tokens.id')
    .execute()
  return idsOf(rows)
}

async function oldGuests(db: Db, users: readonly string[]): Promise<Set<string>> {
  if (users.length === 0) return new Set()
  const rows = await db
    .selectFrom('users')
    .where('id', 'in', users)
    .where('old_cookie', '=', 1)
    .select('id')
    .execute()
  return idsOf(rows)
}
