import type pg from 'pg'
import { sendTogether } from '../../send-together.ts'
import type { Job } from './group-commit.ts'
import { RevisionConflict } from './revision-conflict.ts'
import { postgresDatabase } from './postgres-database.ts'
import type { Db, Schema } from './schema.ts'
import { type Run, runBy } from './statement.ts'

/** Each connection as a database, for what is written in its transactions. */
const databases = new WeakMap<pg.PoolClient, Db>()

/**
 * All of a job or nothing. Statements of a job that do not wait for one another are sent together,
 * behind the beginning of their transaction, and are carried out in the order in which they were
 * given.
 */
export async function inTransaction<A>(pool: pg.Pool, job: Job<Schema, A>): Promise<A> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    sendTogether(client.connection.stream)
    const begun = client.query('BEGIN')
    begun.catch(() => undefined)
    const value = await job(databaseOf(client))
    await begun
    const { command } = await client.query('COMMIT')
    // It is what PostgreSQL says when a statement has failed and nobody asked for its result.
    if (command !== 'COMMIT') throw new Error('Nothing was written: a statement has failed.')
    return value
  } catch (error) {
    await client.query('ROLLBACK').catch((worse: Error) => (broken = worse))
    throw isDeadlock(error) ? new RevisionConflict('what was to be written', error) : error
  } finally {
    client.release(broken)
  }
}

/** Whether PostgreSQL has ended this write because it and another one waited for each other. */
const isDeadlock = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '40P01'

function databaseOf(client: pg.PoolClient): Db {
  const known = databases.get(client)
  if (known !== undefined) return known
  const db = postgresDatabase(only(client))
  runBy(db, runOn(client))
  databases.set(client, db)
  return db
}

/** A pool of this one connection, which stays with the transaction. */
function only(client: pg.PoolClient) {
  const kept = {
    query: client.query.bind(client),
    release: () => undefined,
  } as Pick<pg.PoolClient, 'query' | 'release'>
  return { connect: () => Promise.resolve(kept), end: () => Promise.resolve() }
}

/** Each statement has a name, by which PostgreSQL knows it from the second time on. */
function runOn(client: pg.PoolClient): Run {
  return async ({ query: { sql, parameters }, name }) => {
    const { rowCount, rows } = await client.query({ name, text: sql, values: [...parameters] })
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
  }
}
