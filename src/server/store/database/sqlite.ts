import { closeSync, openSync } from 'node:fs'
import { DatabaseSync } from '@photostructure/sqlite'
import {
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import { compareScores } from '../../../kernel/rank.ts'
import { StartError } from '../../errors.ts'
import type { Run } from './statement.ts'

/**
 * Older versions may lose what was committed when a checkpoint and a writer meet (the WAL-reset
 * bug).
 */
const OLDEST = '3.51.3'
/** Prepared statements kept; there are a few dozen, and batches of different length. */
const KEPT_STATEMENTS = 300

type Value = null | number | bigint | string | Uint8Array

/** SQLite changes tables in a transaction, too: a migration happens as a whole, or not at all. */
class WholeAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** On a full disk SQLite ends a transaction by itself; what it said of that is not to be lost. */
class WholeDriver extends SqliteDriver {
  readonly #isInside: () => boolean

  constructor(database: SqliteDatabase, isInside: () => boolean) {
    super({ database })
    this.#isInside = isInside
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isInside()) await super.rollbackTransaction(connection)
  }
}

class WholeDialect extends SqliteDialect {
  readonly #driver: () => Driver

  constructor(database: SqliteDatabase, isInside: () => boolean) {
    super({ database })
    this.#driver = () => new WholeDriver(database, isInside)
  }

  override createDriver(): Driver {
    return this.#driver()
  }

  override createAdapter(): SqliteAdapter {
    return new WholeAdapter()
  }
}

/**
 * An SQLite file as Kysely wants it: write-ahead log, flushed at every commit, foreign keys
 * checked.
 */
export function sqliteDialect(file: string): SqliteDialect {
  return openSqlite(file).dialect
}

/** The same, and the direct way to it for the transaction that is open. */
export function openSqlite(file: string): { readonly dialect: SqliteDialect; readonly run: Run } {
  // Seeds are in it, so only its owner may read it. SQLite gives its other files the same rights.
  if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600))
  const database = new DatabaseSync(file)
  refuseOld(database)
  database.exec('PRAGMA busy_timeout = 5000')
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = FULL')
  database.exec('PRAGMA foreign_keys = ON')
  // What was deleted is overwritten: else names and addresses lie on in the file for years.
  database.exec('PRAGMA secure_delete = ON')
  const adapted = adapt(database)
  return { dialect: new WholeDialect(adapted, () => database.isTransaction), run: runOn(adapted) }
}

function runOn(database: SqliteDatabase): Run {
  return async ({ query: { sql, parameters } }) => {
    const prepared = database.prepare(sql)
    if (prepared.reader) return { rows: prepared.all(parameters) }
    return { rows: [], numAffectedRows: BigInt(prepared.run(parameters).changes) }
  }
}

/** What SQLite answers where another one holds a lock. */
const SQLITE_BUSY = 5

/**
 * Takes a lock that this process holds as long as it lives, however it ends: the operating system
 * frees it. Returns null if another process has it.
 */
export function lockFile(file: string): { unlock(): void } | null {
  const database = new DatabaseSync(file)
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return null
    throw error
  }
  return { unlock: () => database.close() }
}

function refuseOld(database: InstanceType<typeof DatabaseSync>): void {
  const { version } = database.prepare('SELECT sqlite_version() AS version').get() as {
    version: string
  }
  if (compareVersions(version, OLDEST) >= 0) return
  database.close()
  throw new StartError(
    'old-sqlite',
    `SQLite ${OLDEST} or newer is needed to keep games safely; this is ${version}.`,
  )
}

/** Negative if a is older than b. */
export function compareVersions(a: string, b: string): number {
  const [ours, theirs] = [a, b].map(version => version.split('.').map(Number))
  return compareScores(ours ?? [], theirs ?? [])
}

function adapt(database: InstanceType<typeof DatabaseSync>): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const found = kept.get(sql)
      if (found !== undefined) return found
      if (kept.size >= KEPT_STATEMENTS) kept.clear()
      const statement = adaptStatement(database.prepare(sql))
      kept.set(sql, statement)
      return statement
    },
  }
}

function adaptStatement(
  statement: ReturnType<InstanceType<typeof DatabaseSync>['prepare']>,
): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: parameters => statement.all(...(parameters as Value[])),
    run: parameters => statement.run(...(parameters as Value[])),
    iterate: parameters => statement.iterate(...(parameters as Value[])),
  }
}
