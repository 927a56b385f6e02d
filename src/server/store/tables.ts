import type { Level, TableStatus } from '../../protocol/table.ts'
import type { Chair, TableRecord } from '../tables/record.ts'
import type { Db, SeatRow, TableRow } from './schema.ts'

export async function findTable(db: Db, id: string): Promise<TableRecord | null> {
  const [record] = await loadTables(db, [id])
  return record ?? null
}

/** The tables this user sits at, latest first. */
export async function tablesOf(db: Db, user: string, limit: number): Promise<TableRecord[]> {
  const ids = await db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .where('seats.user_id', '=', user)
    .select('tables.id')
    .orderBy('tables.updated_at', 'desc')
    .limit(limit)
    .execute()
  return loadTables(
    db,
    ids.map(({ id }) => id),
  )
}

/** The tables anybody may find in the lobby, latest first. */
export async function listedTables(db: Db, status: TableStatus, limit: number): Promise<TableRecord[]> {
  const ids = await db
    .selectFrom('tables')
    .where('status', '=', status)
    .where('listed', '=', 1)
    .select('id')
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()
  return loadTables(
    db,
    ids.map(({ id }) => id),
  )
}

/** Running tables where a bot sits. */
export async function runningWithBots(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .where('status', '=', 'running')
    .where('id', 'in', db.selectFrom('seats').where('kind', '=', 'bot').select('table_id'))
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Finished tables whose frames have not been kept yet. */
export async function unfrozen(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .where('status', '=', 'over')
    .where('id', 'not in', db.selectFrom('replays').select('match_id'))
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function insertTable(db: Db, record: TableRecord): Promise<void> {
  await db
    .insertInto('tables')
    .values({
      id: record.id,
      game: record.game,
      options: JSON.stringify(record.options),
      seed: record.seed,
      host: record.host,
      listed: record.listed ? 1 : 0,
      created_at: record.createdAt,
      ...changing(record),
    })
    .execute()
  await db
    .insertInto('seats')
    .values(record.chairs.map((chair, seat) => seatRow(record.id, seat, chair)))
    .execute()
}

export async function updateTable(db: Db, record: TableRecord): Promise<void> {
  await db.updateTable('tables').set(changing(record)).where('id', '=', record.id).execute()
}

export async function updateSeats(db: Db, record: TableRecord): Promise<void> {
  for (const [seat, chair] of record.chairs.entries()) {
    const row = seatRow(record.id, seat, chair)
    await db.updateTable('seats').set(row).where('table_id', '=', record.id).where('seat', '=', seat).execute()
  }
}

function changing(record: TableRecord) {
  return {
    version: record.version,
    status: record.status,
    actors: JSON.stringify(record.actors),
    ranks: record.ranks === null ? null : JSON.stringify(record.ranks),
    updated_at: record.updatedAt,
  }
}

/** In the order of the ids. */
async function loadTables(db: Db, ids: readonly string[]): Promise<TableRecord[]> {
  if (ids.length === 0) return []
  const tables = await db.selectFrom('tables').selectAll().where('id', 'in', ids).execute()
  const seats = await db
    .selectFrom('seats')
    .leftJoin('users', 'users.id', 'seats.user_id')
    .selectAll('seats')
    .select('users.name')
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute()
  const chairs = (id: string) => seats.filter(seat => seat.table_id === id).map(chairOf)
  const found = new Map(tables.map(row => [row.id, recordOf(row, chairs(row.id))]))
  return ids.map(id => found.get(id)).filter(record => record !== undefined)
}

function recordOf(row: TableRow, chairs: readonly Chair[]): TableRecord {
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    options: JSON.parse(row.options) as TableRecord['options'],
    seed: row.seed,
    host: row.host,
    listed: row.listed === 1,
    status: row.status as TableStatus,
    chairs,
    actors: JSON.parse(row.actors) as number[],
    ranks: row.ranks === null ? null : (JSON.parse(row.ranks) as number[]),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

function seatRow(table: string, seat: number, chair: Chair): SeatRow {
  return {
    table_id: table,
    seat,
    kind: chair.kind,
    user_id: chair.kind === 'person' ? chair.user : null,
    level: chair.kind === 'bot' ? chair.level : null,
    round: chair.round,
  }
}

function chairOf(row: SeatRow & { name: string | null }): Chair {
  const { round } = row
  if (row.kind === 'person' && row.user_id !== null)
    return { kind: 'person', round, user: row.user_id, name: row.name ?? '' }
  if (row.kind === 'bot' && row.level !== null) return { kind: 'bot', round, level: row.level as Level }
  return { kind: 'open', round }
}
