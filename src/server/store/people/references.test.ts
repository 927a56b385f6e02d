import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../empty.fixture.ts'

/** Columns that name a row of another table, and by which no index begins. */
const BARE = sql<{ readonly column: string }>`
  SELECT tables.name || '.' || named."from" AS column
  FROM sqlite_schema AS tables JOIN pragma_foreign_key_list(tables.name) AS named
  WHERE NOT EXISTS (
    SELECT 1 FROM pragma_index_list(tables.name) AS indexes
    JOIN pragma_index_info(indexes.name) AS parts
    WHERE parts.seqno = 0 AND parts.name = named."from")`

test('what names a person or a table is found by an index when that is deleted', async () => {
  const db = await emptyDatabase()
  expect((await BARE.execute(db)).rows).toEqual([])
})
