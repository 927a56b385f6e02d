import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { addRow, findRow } from '../database/rows.ts'
import type { Db } from '../database/schema.ts'
import type { WordsSchema } from '../database/schema-words.ts'

const compress = promisify(gzip)
const expand = promisify(gunzip)
/** Before what is compressed; older imports are plain JSON. */
const GZIP = 'gzip:'

/** Stores an imported match, once. */
export async function saveImport(db: Db, row: WordsSchema['imports']): Promise<void> {
  await addRow(db, 'imports', row)
}

/** A match as it is stored: compressed to about a tenth. */
export async function packed(chronicle: string): Promise<string> {
  return GZIP + (await compress(chronicle)).toString('base64')
}

/** All imported matches, one after another. */
export async function* allImports(db: Db): AsyncGenerator<WordsSchema['imports']> {
  for (const { id } of await db.selectFrom('imports').select('id').orderBy('id').execute()) {
    const row = await findImport(db, id)
    if (row !== null) yield row
  }
}

export async function findImport(db: Db, id: string): Promise<WordsSchema['imports'] | null> {
  const row = await findRow(db, 'imports', { id })
  return row === undefined ? null : { ...row, chronicle: await unpacked(row.chronicle) }
}

async function unpacked(chronicle: string): Promise<string> {
  if (!chronicle.startsWith(GZIP)) return chronicle
  return (await expand(Buffer.from(chronicle.slice(GZIP.length), 'base64'))).toString('utf8')
}
