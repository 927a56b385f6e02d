import type { Me } from '../../../protocol/http.ts'
import type { Db } from '../database/schema.ts'
import { mutesAmong } from '../tables/chat.ts'
import { botsAmong } from './bots.ts'
import { findUsers } from './users.ts'

/** So many of somebody's finished matches, the latest, are looked at for whom they know. */
const LOOKED_AT = 200

/**
 * The people with whom somebody has finished a match, the latest first; without bots, and without
 * whom either has muted.
 */
export async function companionsOf(db: Db, user: string): Promise<Me[]> {
  const ids = await metBy(db, user)
  if (ids.length === 0) return []
  const everybody = [user, ...ids]
  const [people, bots, mutes] = [
    await findUsers(db, ids),
    await botsAmong(db, ids),
    await mutesAmong(db, everybody, everybody),
  ]
  const apart = (id: string) => mutes.get(user)?.has(id) || mutes.get(id)?.has(user)
  return ids.flatMap(id => (bots.has(id) || apart(id) ? [] : (people.get(id) ?? [])))
}

async function metBy(db: Db, user: string): Promise<string[]> {
  const latest = db
    .selectFrom('seats')
    .where('user_id', '=', user)
    .where('over_at', 'is not', null)
    .select(['table_id', 'over_at'])
    .orderBy('over_at', 'desc')
    .limit(LOOKED_AT)
  const rows = await db
    .selectFrom(latest.as('latest'))
    .innerJoin('seats', 'seats.table_id', 'latest.table_id')
    .where('seats.kind', '=', 'person')
    .where('seats.user_id', '<>', user)
    .groupBy('seats.user_id')
    .select(['seats.user_id as id', match => match.fn.max('latest.over_at').as('at')])
    .orderBy('at', 'desc')
    .execute()
  return rows.flatMap(({ id }) => id ?? [])
}
