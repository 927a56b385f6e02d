import type { Level, TableStatus } from '../../../protocol/table.ts'
import type { Life, StandIn } from '../../../protocol/life.ts'
import type { TimeRule } from '../../../protocol/time.ts'
import type { SeatClock } from '../../domain/clock-rules.ts'
import type { Draw } from '../../domain/draw-state.ts'
import { type Chair, freshLife, personOf, type TableRecord } from '../../domain/record.ts'
import type { Db, SeatRow, TableRow } from '../database/schema.ts'
import { meOf } from '../people/users.ts'

/** The table of this id; null if there is none. */
export async function findTable(db: Db, id: string): Promise<TableRecord | null> {
  const [record] = await loadTables(db, [id])
  return record ?? null
}

/** The table's revision; null if there is none. */
export async function findRevision(db: Db, id: string): Promise<number | null> {
  const table = db.selectFrom('tables').select('revision').where('id', '=', id)
  return (await table.executeTakeFirst())?.revision ?? null
}

/** The revisions of those tables that exist, by id. */
export async function findRevisions(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('tables')
    .select(['id', 'revision'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, revision }) => [id, revision]))
}

/** The tables this user sits at, latest first. */
export async function tablesOf(db: Db, user: string, limit: number): Promise<TableRecord[]> {
  const found = await statusesOf(db, user, { going: limit, over: limit })
  return loadTables(
    db,
    found.slice(0, limit).map(({ id }) => id),
  )
}

/**
 * Their ids, and how far each is: first those that are not over, then those where a chair is kept
 * for them, then the latest that are over. So nothing hides where they play.
 */
export async function statusesOf(
  db: Db,
  user: string,
  most: { readonly going: number; readonly over: number },
): Promise<{ readonly id: string; readonly status: TableStatus }[]> {
  const theirs = db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .where('seats.user_id', '=', user)
    .select(['tables.id', 'tables.status'])
  const going = await theirs
    .where('seats.over_at', 'is', null)
    .orderBy(seat => seat('seats.kind', '=', 'person'), 'desc')
    .orderBy('tables.updated_at', 'desc')
    .limit(most.going)
    .execute()
  const over = await theirs
    .where('seats.over_at', 'is not', null)
    .where('seats.kind', '=', 'person')
    .orderBy('seats.over_at', 'desc')
    .limit(most.over)
    .execute()
  return [...going, ...over].map(({ id, status }) => ({ id, status: status as TableStatus }))
}

/** So many tables, the latest, are looked at for a list: everybody may ask for it at any time. */
const LOOKED_AT = 2000

/**
 * The tables anyone may find in the lobby, by turns of hosts, each host's latest first: nobody
 * fills the list alone.
 */
export async function listedTables(
  db: Db,
  status: TableStatus,
  limit: number,
): Promise<TableRecord[]> {
  const latest = db
    .selectFrom('tables')
    .where('status', '=', status)
    .where('listed', '=', 1)
    .select(['id', 'host', 'updated_at'])
    .orderBy('updated_at', 'desc')
    .limit(LOOKED_AT)
  const byHost = db
    .selectFrom(latest.as('latest'))
    .select(['id', 'updated_at'])
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over(over => over.partitionBy('host').orderBy('updated_at', 'desc'))
        .as('turn'),
    )
  const ids = await db
    .selectFrom(byHost.as('listed'))
    .select('id')
    .orderBy('turn')
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()
  return loadTables(
    db,
    ids.map(({ id }) => id),
  )
}

/** Tables that are not over. Not `<> 'over'`: so an index by host is searched by it. */
export const UNFINISHED = ['open', 'running']

/** The seats there. */
export const unfinishedSeats = (db: Db) =>
  db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .where('seats.over_at', 'is', null)
    .where('tables.status', 'in', UNFINISHED)

/** Running tables where this user sits with a clock that counts days. */
export async function dayTablesOf(db: Db, user: string): Promise<string[]> {
  const rows = await unfinishedSeats(db)
    .where('seats.user_id', '=', user)
    .where('tables.status', '=', 'running')
    .where('tables.time', 'like', '{"kind":"days"%')
    .select('tables.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** In the order of the ids. */
export async function loadTables(db: Db, ids: readonly string[]): Promise<TableRecord[]> {
  if (ids.length === 0) return []
  const tables = await db.selectFrom('tables').selectAll().where('id', 'in', ids).execute()
  const seats = await db
    .selectFrom('seats')
    .leftJoin('users', 'users.id', 'seats.user_id')
    .selectAll('seats')
    .select(['users.name', 'users.face'])
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute()
  const seatsOf = new Map<string, typeof seats>(ids.map(id => [id, []]))
  for (const seat of seats) seatsOf.get(seat.table_id)?.push(seat)
  const found = new Map(tables.map(row => [row.id, recordOf(row, seatsOf.get(row.id) ?? [])]))
  return ids.map(id => found.get(id)).filter(record => record !== undefined)
}

function recordOf(
  row: Omit<TableRow, 'revision' | 'rematch_of'>,
  seats: readonly NamedSeat[],
): TableRecord {
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    newerRules: row.newer_rules,
    options: JSON.parse(row.options) as TableRecord['options'],
    seed: row.seed,
    draw: row.shuffle === null ? null : (JSON.parse(row.shuffle) as Draw),
    host: row.host,
    listed: row.listed === 1,
    status: row.status as TableStatus,
    chairs: seats.map(chairOf),
    actors: JSON.parse(row.actors) as number[],
    ranks: row.ranks === null ? null : (JSON.parse(row.ranks) as number[]),
    time: JSON.parse(row.time) as TimeRule,
    clocks: seats.flatMap(({ clock }) => (clock === null ? [] : [JSON.parse(clock) as SeatClock])),
    dueAt: row.due_at,
    life: { ...freshLife(false), ...(JSON.parse(row.life) as Partial<Life>) },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

type NamedSeat = SeatRow & { readonly name: string | null; readonly face: string | null }

function chairOf(row: NamedSeat): Chair {
  const { round } = row
  const { user_id: id, name, face } = row
  const person = id === null ? null : personOf(meOf({ id, name: name ?? '', face }))
  if (row.kind === 'person' && person !== null) {
    return {
      kind: 'person',
      round,
      ...person,
      ...(row.stand_in === null ? {} : { standIn: row.stand_in as StandIn }),
    }
  }
  if (row.kind === 'bot' && row.level !== null)
    return { kind: 'bot', round, level: row.level as Level }
  return { kind: 'open', round, ...(person === null ? {} : { keptFor: person }) }
}
