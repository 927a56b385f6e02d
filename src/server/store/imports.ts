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

/** All imported matches, one after another. */
export async function* allImports(db: Db): AsyncGenerator<WordsSchema['imports']> {
  for (const { id } of await db.selectFrom('imports').select('id').orderBy('id').execute()) {
    const row = await findImport(db, id)
    if (row !== null) yield row
  }
}

export async function findImport(db: Db, id: string): Promise<WordsSchema['imports'] | null> {
  return (
    (await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  )
}
