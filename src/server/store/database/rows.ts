import type { Insertable, Kysely, Selectable } from 'kysely'
import type { Db, Schema } from './schema.ts'

/*
 * The plain cases of every table: rows that have these values in these columns. What asks for more
 * is a query of its own.
 */

type Table = keyof Schema
type Row<T extends Table> = Selectable<Schema[T]>
type NewRow<T extends Table> = Insertable<Schema[T]>
/** Columns and the values that rows are found by, none of them left open. */
type Like<T extends Table, Column extends keyof Row<T>> = Pick<Row<T>, Column>

/** Any table, any column: what is asked for below says by its own types which there are. */
type Anything = Kysely<Record<string, Record<string, unknown>>>
const anyIn = (db: Db) => db as unknown as Anything

/** A row with these values; undefined if there is none. */
export function findRow<T extends Table, Column extends keyof Row<T>>(
  db: Db,
  table: T,
  like: Like<T, Column>,
): Promise<Row<T> | undefined> {
  const rows = anyIn(db).selectFrom<string>(table).selectAll().limit(1)
  return rows.where(row => row.and(like)).executeTakeFirst() as Promise<Row<T> | undefined>
}

/** Adds rows but those of which one with the same key is there; whether any was added. */
export async function addRow<T extends Table>(
  db: Db,
  table: T,
  row: NewRow<T> | readonly NewRow<T>[],
): Promise<boolean> {
  const added = anyIn(db).insertInto<string>(table).values(row)
  const { numInsertedOrUpdatedRows } = await added
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** Stores a row in place of the one of this key; `key`: columns that are unique together. */
export async function putRow<T extends Table, Column extends keyof Row<T>>(
  db: Db,
  table: T,
  key: Like<T, Column>,
  rest: Omit<NewRow<T>, Column>,
): Promise<void> {
  const changes: Record<string, unknown> = rest
  await anyIn(db)
    .insertInto<string>(table)
    .values({ ...key, ...changes })
    .onConflict(conflict => conflict.columns(Object.keys(key)).doUpdateSet(changes))
    .execute()
}

/** Changes the rows with these values; whether there were any. */
export async function changeRows<T extends Table, Column extends keyof Row<T>>(
  db: Db,
  table: T,
  like: Like<T, Column>,
  change: Partial<NewRow<T>>,
): Promise<boolean> {
  const changed = anyIn(db).updateTable<string>(table).set(change)
  const { numUpdatedRows } = await changed.where(row => row.and(like)).executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** Deletes the rows with these values; whether there were any. */
export async function dropRows<T extends Table, Column extends keyof Row<T>>(
  db: Db,
  table: T,
  like: Like<T, Column>,
): Promise<boolean> {
  const dropped = anyIn(db).deleteFrom<string>(table)
  const { numDeletedRows } = await dropped.where(row => row.and(like)).executeTakeFirstOrThrow()
  return numDeletedRows > 0
}
