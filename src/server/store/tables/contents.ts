import type { ContentSet } from '../../../kit/content/sets.ts'
import { addRow } from '../database/rows.ts'
import type { Db } from '../database/schema.ts'

export interface StoredContent extends ContentSet {
  readonly game: string
}

/** Stores a set of printed values, once. */
export async function saveContent(db: Db, { game, digest, content }: StoredContent): Promise<void> {
  await addRow(db, 'contents', { digest, game, content: JSON.stringify(content) })
}

export async function loadContents(db: Db): Promise<StoredContent[]> {
  const rows = await db.selectFrom('contents').selectAll().execute()
  return rows.map(row => ({ ...row, content: JSON.parse(row.content) as unknown }))
}
