import type { AdminAct, Ban } from '../../../protocol/admin.ts'
import { addRow, dropRows, findRow, putRow } from '../database/rows.ts'
import type { Db } from '../database/schema.ts'
import { makeId } from '../../ids.ts'

/** The bans that hold now. */
export function bansNow(db: Db, now: number) {
  return db
    .selectFrom('bans')
    .where(ban => ban.or([ban('until_at', 'is', null), ban('until_at', '>', now)]))
}

/** The ban on this user now: their own, or, for a bot, its owner's. */
export async function findBan(db: Db, user: string, now: number): Promise<Ban | null> {
  const row = await bansNow(db, now)
    .select(['until_at', 'why'])
    .where(row =>
      row.or([
        row('user_id', '=', user),
        row(
          'user_id',
          'in',
          row.selectFrom('bots').select('owner_id').where('bots.user_id', '=', user),
        ),
      ]),
    )
    .executeTakeFirst()
  return row === undefined ? null : { until: row.until_at, why: row.why }
}

/** Who is banned now: people, and their bots. */
export function bannedNow(db: Db, now: number) {
  const banned = bansNow(db, now).select('user_id')
  return banned.union(db.selectFrom('bots').where('owner_id', 'in', banned).select('user_id'))
}

/** Stores a ban in place of the old one. */
export async function saveBan(
  db: Db,
  user: string,
  { until, why }: Ban,
  at: number,
): Promise<void> {
  const row = { at, until_at: until, why }
  await putRow(db, 'bans', { user_id: user }, row)
}

/** Returns whether there was one. */
export function dropBan(db: Db, user: string): Promise<boolean> {
  return dropRows(db, 'bans', { user_id: user })
}

export async function isAdmin(db: Db, user: string): Promise<boolean> {
  return (await findRow(db, 'admins', { user_id: user })) !== undefined
}

export async function addAdmin(db: Db, user: string, at: number): Promise<void> {
  await addRow(db, 'admins', { user_id: user, at })
}

/** Returns whether they were one. */
export function dropAdmin(db: Db, user: string): Promise<boolean> {
  return dropRows(db, 'admins', { user_id: user })
}

/**
 * An entry for the journal of admins, written with the change itself. `by` null: from the command
 * line.
 */
export interface Deed extends Pick<AdminAct, 'at' | 'act' | 'about' | 'text'> {
  readonly by: string | null
}

export async function writeDown(db: Db, { at, by, act, about, text }: Deed): Promise<void> {
  const id = makeId()
  await db.insertInto('admin_log').values({ id, at, by_id: by, act, about, text }).execute()
}

/** The latest first. */
export async function loadDeeds(db: Db, limit: number): Promise<AdminAct[]> {
  const rows = await db
    .selectFrom('admin_log')
    .leftJoin('users', 'users.id', 'admin_log.by_id')
    .select(['at', 'by_id', 'users.name', 'act', 'about', 'text'])
    .orderBy('at', 'desc')
    .orderBy('admin_log.id')
    .limit(limit)
    .execute()
  return rows.map(({ by_id: by, name, ...deed }) => ({
    ...deed,
    by: by === null ? null : { id: by, name: name ?? '' },
  }))
}
