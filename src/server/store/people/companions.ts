import type { Me } from '../../../protocol/http.ts'
import type { Db } from '../database/schema.ts'
import { bannedNow } from '../admin/admin.ts'
import { mutesAmong } from '../tables/chat.ts'
import { latestSeats } from '../tables/tables-of.ts'
import { botsAmong } from './bots.ts'
import { byId, usersAmong } from './users.ts'

/** So many of somebody's finished matches, the latest, are looked at for whom they know. */
const LOOKED_AT = 200

/**
 * The people with whom somebody has finished a match, the latest first; without bots, without who
 * cannot come, and without whom either has muted.
 */
export async function companionsOf(db: Db, user: string, now: number): Promise<Me[]> {
  const ids = await metBy(db, user)
  if (ids.length === 0) return []
  const people = await whoCanCome(db, ids, now)
  const bots = await botsAmong(db, ids)
  const muted = (await mutesAmong(db, [user], ids)).get(user)
  const mutedBy = await mutesAmong(db, ids, [user])
  const isLeftOut = (id: string) => bots.has(id) || muted?.has(id) || mutedBy.has(id)
  return ids.flatMap(id => (isLeftOut(id) ? [] : (people.get(id) ?? [])))
}

/** Those of these people who are neither deleted nor banned, by their ids. */
export async function whoCanCome(
  db: Db,
  ids: readonly string[],
  now: number,
): Promise<Map<string, Me>> {
  if (ids.length === 0) return new Map()
  return byId(await usersAmong(db, ids).where('id', 'not in', bannedNow(db, now)).execute())
}

async function metBy(db: Db, user: string): Promise<string[]> {
  const rows = await db
    .selectFrom(latestSeats(db, user, LOOKED_AT).as('latest'))
    .innerJoin('seats', 'seats.table_id', 'latest.table_id')
    .where('seats.kind', '=', 'person')
    .where('seats.user_id', '<>', user)
    .groupBy('seats.user_id')
    .select(['seats.user_id as id', match => match.fn.max('latest.over_at').as('at')])
    .orderBy('at', 'desc')
    .execute()
  return rows.flatMap(({ id }) => id ?? [])
}
