import type { ContentSet } from '../../../kit/content/sets.ts'
import type { Db } from '../database/schema.ts'

export interface StoredContent extends ContentSet {
  readonly game: string
}

/** Stores a set of printed values, once. */
export async function saveContent(db: Db, { game, digest, content }: StoredContent): Promise<void> {
  await db
    .insertInto('contents')
    .values({ digest, game, content: JSON.stringify(content) })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function loadContents(db: Db): Promise<StoredContent[]> {
  const rows = await db.selectFrom('contents').selectAll().execute()
  return rows.map(row => ({ ...row, content: JSON.parse(row.content) as unknown }))
}
