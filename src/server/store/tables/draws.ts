import type { TableRecord } from '../../domain/record.ts'
import type { Db } from '../database/schema.ts'

/** What the table's row knows of its shuffle. */
export function drawColumns({ draw, seed }: TableRecord) {
  return {
    seed,
    shuffle: draw === null ? null : JSON.stringify(draw),
    shuffle_until: draw?.until ?? null,
  }
}

/** Stores how far the shuffle of a table is: only before its match. */
export async function saveDraw(db: Db, record: TableRecord): Promise<void> {
  await db.updateTable('tables').set(drawColumns(record)).where('id', '=', record.id).execute()
}

/** Tables where a round of the shuffle ends before then, and when. */
export async function drawsDue(
  db: Db,
  when: number,
): Promise<{ readonly id: string; readonly at: number }[]> {
  const rows = await db
    .selectFrom('tables')
    .where('status', '=', 'open')
    .where('shuffle_until', '<', when)
    .select(['id', 'shuffle_until'])
    .execute()
  return rows.map(row => ({ id: row.id, at: row.shuffle_until ?? 0 }))
}
