import { ANSWER_WITHIN_MS } from '../../domain/draw.ts'
import type { TableRecord } from '../../domain/record.ts'
import { changeRows } from '../database/rows.ts'
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
  await changeRows(db, 'tables', { id: record.id }, drawColumns(record))
}

/**
 * Tables where a round of the shuffle ends before then, and when. Of a round that ends later than any
 * can the clock was set back meanwhile: it is looked at now.
 */
export async function drawsDue(
  db: Db,
  now: number,
  before: number,
): Promise<{ readonly id: string; readonly at: number }[]> {
  const latest = now + ANSWER_WITHIN_MS
  const rows = await db
    .selectFrom('tables')
    .where('status', '=', 'open')
    .where(row => row.or([row('shuffle_until', '<', before), row('shuffle_until', '>', latest)]))
    .select(['id', 'shuffle_until'])
    .execute()
  return rows.map(({ id, shuffle_until: at }) => ({
    id,
    at: at === null || at > latest ? now : at,
  }))
}
