import { expect, test } from 'vitest'
import { freshFolder, runSql } from './databases.fixture.ts'

test('a new folder has its tables, so that no server of a test makes them anew', async () => {
  const data = await freshFolder()
  expect(await runSql({ data }, 'SELECT name FROM kysely_migration')).not.toEqual([])
  expect(await runSql({ data }, 'SELECT id FROM tables')).toEqual([])
})
