import type { AliasableExpression, ExpressionBuilder, SqlBool } from 'kysely'
import type { TableStatus } from '../../../protocol/table.ts'
import type { Span } from '../../domain/span.ts'
import { inOrder } from '../database/in-pieces.ts'
import type { Db, Schema, TableRow } from '../database/schema.ts'

/*
 * What is stored and still has to be done. There may be very many tables: they are looked at in
 * pieces, and come in pieces.
 */

const EVER: Span = { from: 0, until: Infinity }

export interface Found {
  readonly id: string
  /** When something happened there last. */
  readonly at: number
  readonly actors: readonly number[]
}

/** Running tables where a bot is to act, and nothing has happened since then. */
export async function* waitingForBots(db: Db, since: number): AsyncGenerator<string[]> {
  const tables = tablesWhere(db, 'running', { from: 0, until: since }, table =>
    table.exists(
      table
        .selectFrom('seats')
        .whereRef('seats.table_id', '=', 'tables.id')
        .where(isBot)
        .select('seat'),
    ),
  )
  for await (const found of tables) {
    const bots = db.selectFrom('seats').where('table_id', 'in', idsOf(found)).where(isBot)
    yield whereActing(found, await bots.select(['table_id', 'seat']).execute()).map(({ id }) => id)
  }
}

/** Whether a bot plays on a seat, its own or a person's. */
function isBot(seat: ExpressionBuilder<Schema, 'seats'>) {
  return seat.or([seat('seats.kind', '=', 'bot'), seat('seats.stand_in', 'is not', null)])
}

/**
 * Running live tables where a person is to act, and nothing has happened since then (`until`) nor,
 * at most, for longer (`from`), while that turn is not stored.
 */
export async function* quietTables(db: Db, span: Span): AsyncGenerator<Found[]> {
  const live = tablesWhere(db, 'running', span, table =>
    table('time', 'not like', '{"kind":"days"%'),
  )
  for await (const found of live) {
    const people = db
      .selectFrom('seats')
      .leftJoin('turns', join =>
        join.onRef('turns.table_id', '=', 'seats.table_id').onRef('turns.seat', '=', 'seats.seat'),
      )
      .where('seats.table_id', 'in', idsOf(found))
      .where('seats.kind', '=', 'person')
      .where('seats.stand_in', 'is', null)
      .where('turns.id', 'is', null)
    yield whereActing(found, await people.select(['seats.table_id', 'seats.seat']).execute())
  }
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

/** Tables of this status at which nothing has happened since then. */
export async function* silentTables(
  db: Db,
  status: TableStatus,
  since: number,
): AsyncGenerator<string[]> {
  for await (const tables of tablesWhere(db, status, { from: 0, until: since })) yield idsOf(tables)
}

/** Tables that have ended, since then. */
export function endedTables(db: Db, since = 0): AsyncGenerator<Found[]> {
  return tablesWhere(db, 'over', { from: since, until: Infinity })
}

/** Finished tables whose frames have not been stored yet. */
export async function* unfrozen(db: Db): AsyncGenerator<string> {
  const found = tablesWhere(db, 'over', EVER, table =>
    table.not(
      table.exists(
        table.selectFrom('replays').whereRef('match_id', '=', 'tables.id').select('match_id'),
      ),
    ),
  )
  for await (const tables of found) yield* idsOf(tables)
}

/**
 * Tables that have ended since then, of which their people do not know it: a process of a version
 * before 0.29 has ended them, as may happen while servers are replaced one after another.
 */
export async function* endedUnseen(db: Db, since: number): AsyncGenerator<string[]> {
  const found = tablesWhere(db, 'over', { from: since, until: Infinity }, table =>
    table.exists(
      table
        .selectFrom('seats')
        .whereRef('seats.table_id', '=', 'tables.id')
        // All there are: so the seats of the table are searched.
        .where('seats.seat', '>=', 0)
        .where('seats.over_at', 'is', null)
        .select('seats.seat'),
    ),
  )
  for await (const tables of found) yield idsOf(tables)
}

/** In the order in which something happened at tables last; by their ids where it was together. */
export const BY_TIME = [
  ['updated_at', 'updated_at'],
  ['id', 'id'],
] as const

/**
 * Tables of this status where something happened last within this time; `listed`: 1 or 0, asked for
 * one after the other, so that the index is searched by time.
 */
export const tablesIn = (db: Db, status: TableStatus, listed: number, { from, until }: Span) =>
  db
    .selectFrom('tables')
    .where('status', '=', status)
    .where('listed', '=', listed)
    .$if(from > 0, query => query.where('updated_at', '>=', from))
    .$if(until < Infinity, query => query.where('updated_at', '<', until))

type Condition = (table: ExpressionBuilder<Schema, 'tables'>) => AliasableExpression<SqlBool>

/**
 * Tables of this status where something happened last within this time, and of which this is so. It
 * is part of what is read, and not asked of the database: so also where it is so of few or none, no
 * more than a piece is looked at without a pause.
 */
async function* tablesWhere(
  db: Db,
  status: TableStatus,
  span: Span,
  condition: Condition = all => all.lit(true),
): AsyncGenerator<Found[]> {
  for (const listed of [0, 1]) {
    const tables = tablesIn(db, status, listed, span)
      .select(['id', 'actors', 'updated_at'])
      .select(table => condition(table).as('isSo'))
    for await (const rows of inOrder(tables, BY_TIME)) {
      const found = rows.filter(({ isSo }) => Boolean(isSo)).map(foundOf)
      if (found.length > 0) yield found
    }
  }
}

function foundOf({ id, actors, updated_at: at }: Pick<TableRow, 'id' | 'actors' | 'updated_at'>) {
  return { id, at, actors: JSON.parse(actors) as number[] }
}

/** Whether one table has ended before another: their ids decide where it was in the same moment. */
export const isBefore = (one: Ended, other: Ended): boolean =>
  one.at === other.at ? one.id < other.id : one.at < other.at

type Ended = Pick<Found, 'id' | 'at'>

export const idsOf = (found: readonly Found[]): string[] => found.map(({ id }) => id)

/** Those tables where one of these seats is to act. */
function whereActing(
  found: readonly Found[],
  seats: readonly { readonly table_id: string; readonly seat: number }[],
): Found[] {
  const known = new Map(found.map(table => [table.id, table.actors]))
  const acting = seats.filter(({ table_id: id, seat }) => known.get(id)?.includes(seat) === true)
  const ids = new Set(acting.map(({ table_id: id }) => id))
  return found.filter(({ id }) => ids.has(id))
}
