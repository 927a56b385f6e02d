import type { TableRecord } from '../../domain/record.ts'
import { forPieces, inOrder } from '../database/in-pieces.ts'
import type { Db } from '../database/schema.ts'
import { loadTables, UNFINISHED, unfinishedSeats } from './tables.ts'

/**
 * The tables that are not over which this user made or where they sit; `asked`: also those where a
 * chair is kept for them.
 */
export async function unfinishedTables(db: Db, user: string, asked = false): Promise<string[]> {
  const made = db.selectFrom('tables').where('host', '=', user).where('status', 'in', UNFINISHED)
  const sat = unfinishedSeats(db)
    .where('seats.user_id', '=', user)
    .$if(!asked, query => query.where('seats.kind', '=', 'person'))
  const rows = await made.select('id').union(sat.select('tables.id')).execute()
  return rows.map(({ id }) => id)
}

/** The waiting tables where one of these two keeps a chair for the other. */
export async function keptBetween(db: Db, one: string, other: string): Promise<string[]> {
  const rows = await unfinishedSeats(db)
    .where('seats.user_id', 'in', [one, other])
    .where('seats.kind', '=', 'open')
    .where('tables.host', 'in', [one, other])
    .where('tables.status', '=', 'open')
    .select('tables.id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * All tables this user sits at, in pieces: first those that are not over, then those that are, latest
 * first.
 */
export async function* allTablesOf(db: Db, user: string): AsyncGenerator<string[]> {
  const theirs = db
    .selectFrom('seats')
    .where('user_id', '=', user)
    .select(['table_id as id', 'over_at'])
  const going = await theirs.where('over_at', 'is', null).execute()
  const known = new Set(going.map(({ id }) => id))
  yield [...known]
  const over = theirs.where('over_at', 'is not', null)
  const pieces = inOrder(
    over,
    [
      ['over_at', 'over_at'],
      ['table_id', 'id'],
    ],
    'desc',
  )
  // What has ended meanwhile is among both.
  for await (const rows of pieces) yield rows.map(({ id }) => id).filter(id => !known.has(id))
}

/**
 * The running tables that these users made and where nobody plays for themselves, without this one.
 */
export async function countBotTables(
  db: Db,
  hosts: readonly string[],
  except: string,
): Promise<number> {
  const counts = await forPieces(hosts, some =>
    db
      .selectFrom('tables')
      .where('status', '=', 'running')
      .where('host', 'in', some)
      .where('id', '<>', except)
      .where(table =>
        table.not(
          table.exists(
            table
              .selectFrom('seats')
              .whereRef('seats.table_id', '=', 'tables.id')
              .where('seats.kind', '=', 'person')
              .where('seats.stand_in', 'is', null)
              .select('seats.seat'),
          ),
        ),
      )
      .select(table => table.fn.countAll().as('count'))
      .executeTakeFirstOrThrow(),
  )
  return counts.reduce((sum, { count }) => sum + Number(count), 0)
}

/** The tables of these hosts that are not over; `listed`: those among them that still wait in the list. */
export async function countUnfinished(
  db: Db,
  hosts: readonly string[],
): Promise<{ readonly all: number; readonly listed: number }> {
  // Counted here, for to group them a database would read the unfinished tables of everybody.
  const found = await forPieces(hosts, some =>
    db
      .selectFrom('tables')
      .where('host', 'in', some)
      .where('status', 'in', UNFINISHED)
      .select(['status', 'listed'])
      .execute(),
  )
  const rows = found.flat()
  const waiting = rows.filter(({ status, listed }) => status === 'open' && listed === 1)
  return { all: rows.length, listed: waiting.length }
}

/** At how many tables of the list this user waits for others, without this one. */
export async function countWaiting(db: Db, user: string, except: string): Promise<number> {
  const rows = await unfinishedSeats(db)
    .where('seats.user_id', '=', user)
    .where('seats.kind', '=', 'person')
    .where('tables.status', '=', 'open')
    .where('tables.listed', '=', 1)
    .where('tables.id', '<>', except)
    .select('tables.id')
    .execute()
  return rows.length
}

/** Whether any of these users sits at this table. */
export async function sitsAt(db: Db, table: string, users: readonly string[]): Promise<boolean> {
  const query = db.selectFrom('seats').where('table_id', '=', table).where('user_id', 'in', users)
  return (await query.select('seat').limit(1).executeTakeFirst()) !== undefined
}

/** So many of somebody's finished matches, the latest, are looked at for others. */
const LOOKED_AT = 1000

/** Somebody's seats in finished matches, the latest first. */
export function latestSeats(db: Db, user: string, limit: number) {
  return db
    .selectFrom('seats')
    .where('user_id', '=', user)
    .where('over_at', 'is not', null)
    .where('kind', '=', 'person')
    .select(['table_id', 'over_at'])
    .orderBy('over_at', 'desc')
    .limit(limit)
}

/**
 * The finished tables of this user that the viewer may find: listed ones, and those where the
 * viewer sat. Latest first.
 */
export async function finishedTables(
  db: Db,
  user: string,
  viewer: string | null,
  limit: number,
): Promise<TableRecord[]> {
  const latest = latestSeats(db, user, viewer === user ? limit : LOOKED_AT)
  const rows = await db
    .selectFrom(latest.as('latest'))
    .innerJoin('tables', 'tables.id', 'latest.table_id')
    .$if(viewer !== user, query =>
      query.where(table =>
        table.or([
          table('listed', '=', 1),
          table.exists(
            table
              .selectFrom('seats')
              .whereRef('seats.table_id', '=', 'tables.id')
              // All there are: so the seats of the table are searched, and not those of the viewer.
              .where('seats.seat', '>=', 0)
              .where('seats.user_id', '=', viewer ?? '')
              .select('seats.seat'),
          ),
        ]),
      ),
    )
    .select('id')
    .orderBy('latest.over_at', 'desc')
    .limit(limit)
    .execute()
  return loadTables(
    db,
    rows.map(({ id }) => id),
  )
}

/** Tables read at once. */
const CHUNK = 500

/** All tables whose match has begun. */
export async function* begunTables(db: Db): AsyncGenerator<TableRecord> {
  const begun = db
    .selectFrom('tables')
    .where('id', 'in', db.selectFrom('snapshots').select('match_id'))
  const ids = (await begun.select('id').orderBy('id').execute()).map(({ id }) => id)
  for (let from = 0; from < ids.length; from += CHUNK)
    yield* await loadTables(db, ids.slice(from, from + CHUNK))
}
