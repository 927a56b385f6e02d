import type { Seat } from '../../../kernel/game.ts'
import { dropRows, putRow } from '../database/rows.ts'
import type { Db } from '../database/schema.ts'
import { deleteTokensOf } from './access-tokens.ts'
import { forgetUser } from './users.ts'

export interface BotAccount {
  readonly id: string
  readonly name: string
  /** The owner's name. */
  readonly owner: string
}

/** All bots by name, or those of one owner. */
export async function listBots(db: Db, owner: string | null, limit: number): Promise<BotAccount[]> {
  const query = withOwners(db).limit(limit)
  return owner === null ? query.execute() : query.where('owner_id', '=', owner).execute()
}

/** The bots among these users, by name. */
export async function listBotsAmong(
  db: Db,
  users: readonly string[],
  limit: number,
): Promise<BotAccount[]> {
  return withOwners(db).where('bots.user_id', 'in', users).limit(limit).execute()
}

function withOwners(db: Db) {
  return db
    .selectFrom('bots')
    .innerJoin('users', 'users.id', 'bots.user_id')
    .innerJoin('users as owners', 'owners.id', 'bots.owner_id')
    .select(['bots.user_id as id', 'users.name', 'owners.name as owner'])
    .orderBy('users.name')
    .orderBy('users.id')
}

/** The bots of this person. */
export async function botsOf(db: Db, owner: string): Promise<string[]> {
  const rows = await db.selectFrom('bots').select('user_id').where('owner_id', '=', owner).execute()
  return rows.map(({ user_id: bot }) => bot)
}

/** Whether this user is a bot. */
export async function isBot(db: Db, user: string): Promise<boolean> {
  return (await botsAmong(db, [user])).has(user)
}

/** The bots among these users. */
export async function botsAmong(db: Db, users: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('bots').select('user_id').where('user_id', 'in', users).execute()
  return new Set(rows.map(({ user_id: bot }) => bot))
}

export async function insertBot(db: Db, bot: string, owner: string, at: number): Promise<void> {
  await db.insertInto('bots').values({ user_id: bot, owner_id: owner, created_at: at }).execute()
}

export interface AskedSeat {
  readonly table: string
  readonly seat: Seat
  readonly round: number
}

/** Invites a bot to a seat, in place of an earlier invitation. */
export async function saveInvitation(
  db: Db,
  { table, seat, round }: AskedSeat,
  user: string,
): Promise<void> {
  await putRow(db, 'invitations', { table_id: table, seat }, { round, user_id: user })
}

/** The invitations of this user to seats that are still open. */
export async function invitationsOf(db: Db, user: string, limit: number): Promise<AskedSeat[]> {
  const rows = await db
    .selectFrom('invitations')
    .innerJoin('tables', 'tables.id', 'invitations.table_id')
    .innerJoin('seats', join =>
      join
        .onRef('seats.table_id', '=', 'invitations.table_id')
        .onRef('seats.seat', '=', 'invitations.seat')
        .onRef('seats.round', '=', 'invitations.round'),
    )
    .where('invitations.user_id', '=', user)
    .where('tables.status', '=', 'open')
    .where('seats.kind', '=', 'open')
    .select(['invitations.table_id as table', 'invitations.seat', 'invitations.round'])
    .orderBy('tables.created_at', 'desc')
    .limit(limit)
    .execute()
  return rows
}

/** Returns whether there was such an invitation. */
export function deleteInvitation(
  db: Db,
  user: string,
  table: string,
  seat: Seat,
): Promise<boolean> {
  return dropRows(db, 'invitations', { user_id: user, table_id: table, seat })
}

/** Deletes a bot. Its finished games stay, without its name. */
export async function forgetBot(db: Db, bot: string): Promise<void> {
  await dropRows(db, 'bots', { user_id: bot })
  await dropRows(db, 'invitations', { user_id: bot })
  await deleteTokensOf(db, bot)
  await forgetUser(db, bot)
}

/** Deletes a person's tokens and bots along with the person; returns the bots. */
export async function forgetPrograms(db: Db, user: string): Promise<string[]> {
  const bots = await botsOf(db, user)
  for (const bot of bots) await forgetBot(db, bot)
  await deleteTokensOf(db, user)
  return bots
}
