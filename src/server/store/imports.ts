import type { Db } from './schema.ts'
import type { WordsSchema } from './schema-words.ts'

/** Stores an imported match, once. */
export async function saveImport(db: Db, row: WordsSchema['imports']): Promise<void> {
  await db
    .insertInto('imports')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function findImport(db: Db, id: string): Promise<WordsSchema['imports'] | null> {
  return (
    (await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  )
}
