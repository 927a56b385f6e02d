import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { BARE, databaseOf, dataFolder, runSql } from '../../src/server/test/databases.fixture.ts'
import { serve } from '../../src/server/test/server.fixture.ts'
import { guest } from '../../src/server/test/visitors.fixture.ts'

/* What prevents a server on PostgreSQL from starting, each in one sentence. */

const here = inject('postgres') ?? ''

test.skipIf(here === '')(
  'PostgreSQL takes no more connections, or has no such database',
  async () => {
    const database = (await databaseOf(dataFolder())) ?? ''
    const client = new pg.Client(here)
    await client.connect()
    await client.query('CREATE ROLE late LOGIN CONNECTION LIMIT 0')
    const late = database.replace('tianguis@', 'late@')
    await expect(serve({ database: late })).rejects.toMatchObject({
      why: 'data-unwritable',
      message: expect.stringMatching(/^PostgreSQL takes no more connections: /),
    })
    await client.query('ALTER ROLE late CONNECTION LIMIT -1')
    await expect(serve({ database: late })).rejects.toMatchObject({
      why: 'data-unwritable',
      message: expect.stringMatching(/^PostgreSQL does not allow this user |cannot be used: /),
    })
    await client.query('DROP ROLE late')
    await client.end()
    await expect(
      serve({ database: database.replace(/\/t\w+\?/, '/nowhere?') }),
    ).rejects.toMatchObject({
      message: expect.stringMatching(/^PostgreSQL has no database of this name/),
    })
  },
)

test.skipIf(here === '')('a new database takes all letters, or none', async () => {
  const client = new pg.Client(here)
  await client.connect()
  await client.query(`CREATE DATABASE latin TEMPLATE template0 ENCODING 'LATIN1'`)
  await client.end()
  await expect(serve({ database: here.replace('/postgres?', '/latin?') })).rejects.toMatchObject({
    message: 'This database of PostgreSQL has the encoding LATIN1: create one with UTF8.',
  })
})

test.skipIf(here === '')('beside data no secret is made again', async () => {
  const server = await serve()
  await guest(server)
  await server.stop()
  await runSql(server, "DELETE FROM settings WHERE name = 'secret'")
  await expect(serve({ data: server.data })).rejects.toMatchObject({
    why: 'secret-missing',
    message: expect.stringMatching(/^The row "secret" is missing/),
  })
  expect(await runSql(server, "SELECT * FROM settings WHERE name = 'secret'")).toEqual([])
})

test.skipIf(here === '')(
  'a migration may take as long as it needs, but waits a minute for others',
  async () => {
    const data = dataFolder()
    await databaseOf(data, BARE)
    await runSql(
      { data },
      `CREATE TABLE patience (statement text, lock text);
     CREATE FUNCTION note() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
       INSERT INTO patience VALUES (current_setting('statement_timeout'), current_setting('lock_timeout'));
     END $$;
     CREATE EVENT TRIGGER noting ON ddl_command_start WHEN TAG IN ('CREATE INDEX', 'ALTER TABLE')
       EXECUTE FUNCTION note()`,
    )
    const server = await serve({ data })
    await server.stop()
    const found = await runSql({ data }, 'SELECT DISTINCT * FROM patience ORDER BY lock')
    expect(found).toContainEqual({ statement: '0', lock: '1min' })
    for (const { statement } of found as { statement: string }[]) expect(statement).toBe('0')
  },
)
