import type { ExpressionBuilder } from 'kysely'
import type { Level, TableStatus } from '../../../protocol/table.ts'
import type { Life, StandIn } from '../../../protocol/life.ts'
import type { TimeRule } from '../../../protocol/time.ts'
import type { SeatClock } from '../../domain/clock-rules.ts'
import type { Draw } from '../../domain/draw-state.ts'
import type { Span } from '../../domain/span.ts'
import { type Chair, freshLife, personOf, type TableRecord } from '../../domain/record.ts'
import { inOrder } from '../database/in-pieces.ts'
import type { Db, Schema, SeatRow, TableRow } from '../database/schema.ts'
import { meOf } from '../people/users.ts'

export async function findTable(db: Db, id: string): Promise<TableRecord | null> {
  const [record] = await loadTables(db, [id])
  return record ?? null
}

/** The table's revision; null if there is none. */
export async function findRevision(db: Db, id: string): Promise<number | null> {
  const row = await db
    .selectFrom('tables')
    .select('revision')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.revision ?? null
}

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
  return loadTables(db, await tableIdsOf(db, user, limit))
}

/** Their ids alone. */
async function tableIdsOf(db: Db, user: string, limit: number): Promise<string[]> {
  return (await statusesOf(db, user, limit)).map(({ id }) => id)
}

/** The same, and how far each is. Of those that are over only the latest are looked at. */
export async function statusesOf(
  db: Db,
  user: string,
  limit: number,
): Promise<{ readonly id: string; readonly status: TableStatus }[]> {
  const theirs = db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .where('seats.user_id', '=', user)
    .select(['tables.id', 'tables.status', 'tables.updated_at'])
  const going = theirs.where('seats.over_at', 'is', null)
  const over = theirs
    .where('seats.over_at', 'is not', null)
    .orderBy('seats.over_at', 'desc')
    .limit(limit)
  const rows = await going
    .unionAll(db.selectFrom(over.as('over')).selectAll())
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, status }) => ({ id, status: status as TableStatus }))
}

/**
 * The tables anyone may find in the lobby, by turns of hosts, each host's latest first: nobody fills
 * the list alone.
 */
export async function listedTables(
  db: Db,
  status: TableStatus,
  limit: number,
): Promise<TableRecord[]> {
  const byHost = db
    .selectFrom('tables')
    .where('status', '=', status)
    .where('listed', '=', 1)
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

/**
 * Running tables where a bot is to act, and nothing has happened since then, in pieces: where nobody
 * comes any more there may be very many.
 */
export async function* waitingForBots(db: Db, since: number): AsyncGenerator<string[]> {
  for (const listed of [0, 1]) {
    const waiting = db
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table_id', 'tables.id')
      .where('tables.status', '=', 'running')
      .where('tables.listed', '=', listed)
      .where(isBot)
      .$if(since !== Infinity, query => query.where('tables.updated_at', '<', since))
      .select(['tables.id', 'tables.actors', 'tables.updated_at', 'seats.seat'])
    const pieces = inOrder(waiting, [
      ['tables.updated_at', 'updated_at'],
      ['tables.id', 'id'],
      ['seats.seat', 'seat'],
    ])
    for await (const rows of pieces)
      yield rows.filter(({ actors, seat }) => isActing(actors, seat)).map(({ id }) => id)
  }
}

/**
 * Running live tables where a person is to act, and nothing has happened since then (`until`) nor,
 * at most, for longer (`from`), while that turn is not stored; and when something happened last.
 */
export async function quietTables(
  db: Db,
  { from, until }: Span,
): Promise<{ readonly id: string; readonly at: number }[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .leftJoin('turns', join =>
      join.onRef('turns.table_id', '=', 'seats.table_id').onRef('turns.seat', '=', 'seats.seat'),
    )
    .where('tables.status', '=', 'running')
    // All there are: so the index is searched by time.
    .where('tables.listed', 'in', [0, 1])
    .where('tables.updated_at', '>=', from)
    .where('tables.updated_at', '<', until)
    .where('tables.time', 'not like', '{"kind":"days"%')
    .where('seats.kind', '=', 'person')
    .where('seats.stand_in', 'is', null)
    .where('turns.id', 'is', null)
    .select(['tables.id', 'tables.actors', 'tables.updated_at', 'seats.seat'])
    .execute()
  const quiet = rows.filter(({ actors, seat }) => isActing(actors, seat))
  return quiet.map(({ id, updated_at }) => ({ id, at: updated_at }))
}

const isActing = (actors: string, seat: number) => (JSON.parse(actors) as number[]).includes(seat)

/** Whether a bot plays on a seat, its own or a person's. */
function isBot(seat: ExpressionBuilder<Schema, 'seats'>) {
  return seat.or([seat('seats.kind', '=', 'bot'), seat('seats.stand_in', 'is not', null)])
}

/** Running tables where a clock runs out before then, and when. */
export async function dueBefore(
  db: Db,
  when: number,
): Promise<{ readonly id: string; readonly at: number }[]> {
  const rows = await db
    .selectFrom('tables')
    .where('due_at', '<', when)
    .select(['id', 'status', 'due_at'])
    .execute()
  // Looked at here: so the index is searched by time.
  const running = rows.filter(({ status }) => status === 'running')
  return running.map(row => ({ id: row.id, at: row.due_at ?? 0 }))
}

/** Running tables where this user sits with a clock that counts days. */
export async function dayTablesOf(db: Db, user: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .innerJoin('seats', 'seats.table_id', 'tables.id')
    .where('seats.user_id', '=', user)
    .where('seats.over_at', 'is', null)
    .where('tables.status', '=', 'running')
    .where('tables.time', 'like', '{"kind":"days"%')
    .select('tables.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Finished tables whose frames have not been stored yet. */
export async function unfrozen(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .where('status', '=', 'over')
    .where('id', 'not in', db.selectFrom('replays').select('match_id'))
    .select('id')
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
