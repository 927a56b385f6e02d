import { changeRows, dropRows, findRow } from '../database/rows.ts'
import type { Db } from '../database/schema.ts'
import { isPostgres } from '../migrations/portable.ts'

/**
 * What is deleted with a table, by the column that refers to it, in an order the foreign keys
 * allow.
 */
const OF_MATCH = ['plies', 'snapshots', 'replays', 'results'] as const
const OF_TABLE = [
  'seats',
  'chat',
  'reports',
  'turns',
  'notices',
  'notice_tables',
  'invitations',
  'stops',
] as const

interface Deleted {
  /** Whether it counted: then ratings must be computed again. */
  readonly rated: boolean
  /** Other tables that changed with it. */
  readonly changed: readonly string[]
}

/** Deletes a table and everything of it. */
export async function deleteRows(db: Db, id: string): Promise<Deleted> {
  await holdTable(db, id)
  const result = await findRow(db, 'results', { match_id: id, rated: 1 })
  for (const table of OF_MATCH) await dropRows(db, table, { match_id: id })
  for (const table of OF_TABLE) await dropRows(db, table, { table_id: id })
  const before = await playedBefore(db, id)
  for (const { table, life } of before) {
    const text = JSON.stringify({ ...life, rematch: null })
    await db
      .updateTable('tables')
      .set(row => ({ life: text, revision: row('revision', '+', 1) }))
      .where('id', '=', table)
      .execute()
  }
  await dropRows(db, 'tables', { id })
  return { rated: result !== undefined, changed: before.map(({ table }) => table) }
}

/**
 * From here on no other write adds to this table or changes it: it waits, and finds no table. An
 * embedded database has one writer anyhow.
 */
export async function holdTable(db: Db, id: string): Promise<void> {
  const table = db.selectFrom('tables').select('id').where('id', '=', id)
  if (isPostgres(db)) await table.forUpdate().execute()
}

/** Stores which table a new one is the rematch of: by this that table is found when it is deleted. */
export async function noteRematch(db: Db, id: string, of: string): Promise<void> {
  await changeRows(db, 'tables', { id }, { rematch_of: of })
}

/** The tables whose rematch this one is. */
async function playedBefore(
  db: Db,
  id: string,
): Promise<{ readonly table: string; readonly life: object }[]> {
  const rows = await db
    .selectFrom('tables as rematch')
    .innerJoin('tables', 'tables.id', 'rematch.rematch_of')
    .where('rematch.id', '=', id)
    .select(['tables.id', 'tables.life'])
    .execute()
  const read = rows.map(({ id: table, life }) => ({
    table,
    life: JSON.parse(life) as { readonly rematch: unknown },
  }))
  return read.filter(({ life }) => life.rematch === id)
}
