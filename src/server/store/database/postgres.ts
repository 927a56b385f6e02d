import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { messageOf, StartError } from '../../errors.ts'
import type { Log } from '../../log.ts'
import type { Metrics } from '../../metrics.ts'
import { startFault } from './faults.ts'
import { isMigrated, migrate } from '../migrations/index.ts'
import { openPeers } from './postgres-peers.ts'
import { postgresDatabase } from './postgres-database.ts'
import { inTransaction } from './postgres-write.ts'
import type { Db } from './schema.ts'
import { keepSetting, loadSetting, putSetting } from './settings.ts'
import type { Store } from '../store.ts'
import type { Vault } from '../vault.ts'

/**
 * Statements are sent without waiting for the answers to those before: a move costs two journeys to
 * the database, not one for each of its statements.
 */
const PIPELINE = { pipeline: true }
/** The name of the secret among the settings. */
const SECRET = 'secret'
/** Connections of one process; one more listens. */
const CONNECTIONS = 10
const CONNECT_MS = 5000
/**
 * A process that stops in the middle of a transaction must not block the others from its tables for
 * ever.
 */
const LONGEST_IDLE_MS = 10_000
const LONGEST_STATEMENT_MS = 60_000
/** Whoever moves is asked to wait no longer than this. */
const SERVING = {
  statement_timeout: LONGEST_STATEMENT_MS,
  idle_in_transaction_session_timeout: LONGEST_IDLE_MS,
}
/**
 * What goes through all there is, as a migration, may take hours where there is much. But while it
 * waits for a lock, everybody else waits behind it.
 */
const THOROUGH = { lock_timeout: LONGEST_STATEMENT_MS }

/**
 * How all connections of this program are made. Times and counts are numbers: none of ours exceeds
 * 2^53.
 */
export function connection(url: string) {
  const int8 = pg.types.builtins.INT8
  const numbers = (value: string) => Number(value)
  return {
    connectionString: url,
    application_name: 'tianguis',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    types: {
      getTypeParser: ((type: number, format: 'text') =>
        type === int8
          ? numbers
          : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
    },
  }
}

/** A database that any number of equal processes may share. */
export async function openPostgres(url: string, metrics: Metrics, log: Log): Promise<Store> {
  await migrateIn(await lookIntoPostgres(url))
  const pool = openPool(url, log, SERVING)
  const db = postgresDatabase(pool)
  try {
    const secret = await sharedSecret(db)
    const peers = await openPeers(connection(url), secret, log)
    return {
      db,
      secret,
      peers,
      read: job =>
        db
          .transaction()
          .setIsolationLevel('repeatable read')
          .setAccessMode('read only')
          .execute(job),
      write: job => measured(metrics, () => inTransaction(pool, job)),
      time: () => timeOf(db),
      async close() {
        await peers.close()
        await db.destroy()
      },
    }
  } catch (error) {
    await db.destroy()
    throw startFault(error)
  }
}

async function migrateIn(vault: Vault): Promise<void> {
  try {
    await migrate(vault.db)
  } catch (error) {
    throw startFault(error)
  } finally {
    await vault.close()
  }
}

/** The database without a server. */
export async function lookIntoPostgres(url: string): Promise<Vault> {
  const db = postgresDatabase(openPool(url, null, THOROUGH))
  await reachable(db).catch(async (error: unknown) => {
    await db.destroy()
    throw error
  })
  return {
    db,
    secret: () => sharedSecret(db),
    keepSecret: value => putSetting(db, SECRET, value),
    close: () => db.destroy(),
  }
}

function openPool(url: string, log: Log | null, limits: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...connection(url),
    max: CONNECTIONS,
    ...PIPELINE,
    ...limits,
  })
  // A broken connection is replaced when one is needed; its query reports the failure.
  const lost = (error: Error) => log?.warn({ reason: error.message }, 'database connection lost')
  pool.on('error', lost)
  pool.on('connect', client => client.on('error', lost))
  return pool
}

async function reachable(db: Db): Promise<void> {
  try {
    await refuseEncoding(db)
  } catch (error) {
    const known = startFault(error)
    if (known instanceof StartError) throw known
    const said = `The database cannot be used: ${messageOf(error)}.`
    throw new StartError('data-unwritable', said, error)
  }
}

/**
 * A database of another encoding would refuse some names in the middle of a game. One that is used
 * already goes on.
 */
async function refuseEncoding(db: Db): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`SHOW server_encoding`.execute(db)
  const encoding = rows[0]?.server_encoding
  if (encoding === 'UTF8' || (await isMigrated(db))) return
  throw new StartError(
    'data-unwritable',
    `This database of PostgreSQL has the encoding ${encoding}: create one with UTF8.`,
  )
}

/**
 * All processes share one signing secret: the first makes it. It is not made again beside data that
 * were signed with another one.
 */
async function sharedSecret(db: Db): Promise<string> {
  const known = await loadSetting(db, SECRET)
  if (known !== null) return known
  if ((await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined)
    throw new StartError(
      'secret-missing',
      'The row "secret" is missing beside the data (table settings):' +
        ' put it back, or restore a backup. Without it no invitation is valid.',
    )
  return keepSetting(db, SECRET, randomBytes(32).toString('hex'))
}

async function timeOf(db: Db): Promise<number> {
  const milliseconds = sql<number>`(extract(epoch FROM clock_timestamp()) * 1000)::int8`.as('now')
  return (await db.selectNoFrom(milliseconds).executeTakeFirstOrThrow()).now
}

async function measured<A>(metrics: Metrics, write: () => Promise<A>): Promise<A> {
  const began = performance.now()
  const value = await write()
  metrics.commitJobs.observe(1)
  metrics.commitSeconds.observe((performance.now() - began) / 1000)
  return value
}
