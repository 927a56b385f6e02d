import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { messageOf, StartError } from '../errors.ts'
import { VERSION } from '../paths.ts'
import { migrate } from './migrations/index.ts'
import { isPostgres } from './migrations/portable.ts'
import { isOutage } from './database/revision-conflict.ts'

/*
 * A backup is lines of JSON: a head, then each row of each table, then an end with the number of
 * rows and the checksum of all lines before it (SHA-256), without which it is incomplete. It holds
 * only data, nothing specific to its kind of database, so it can be restored into another kind.
 */

/** Any table, any column: a backup takes everything. */
type Anything = Kysely<Record<string, Record<string, unknown>>>
type Row = Record<string, unknown>

interface Head {
  readonly backup: 'tianguis'
  readonly format: 1
  readonly version: string
  /** The last migration. */
  readonly migration: string
  readonly secret: string
}

/** Rows that are read or written at once. */
const SOME = 200
/** The tables that others refer to. */
const FIRST = ['users', 'tables']
const SETTINGS = 'settings'

/**
 * The whole database as it is at one moment, while servers go on. Call it in a transaction that
 * reads.
 */
export async function* backupLines<S>(database: Kysely<S>, secret: string): AsyncGenerator<string> {
  const db = database as unknown as Anything
  const head: Head = {
    backup: 'tianguis',
    format: 1,
    version: VERSION,
    migration: await lastMigration(db),
    secret,
  }
  const sum = createHash('sha256')
  const summed = (value: unknown) => {
    const line = JSON.stringify(value, packBytes)
    sum.update(`${line}\n`)
    return line
  }
  yield summed(head)
  let rows = 0
  for (const table of await tablesOf(db)) {
    for await (const row of rowsOf(db, table)) {
      // The secret is in the head: an embedded database keeps it in a file.
      if (table === SETTINGS && row.name === 'secret') continue
      rows++
      yield summed([table, row])
    }
  }
  yield JSON.stringify({ end: rows, sha256: sum.digest('hex') })
}

/**
 * Fills an empty database; `keepSecret` stores the secret where this kind of database has it. All
 * or nothing, except for creating the tables.
 */
export async function restoreLines<S>(
  database: Kysely<S>,
  lines: AsyncIterable<string>,
  keepSecret: (secret: string) => Promise<void>,
): Promise<Filled> {
  const db = database as unknown as Anything
  const reader = new Reader(lines)
  const head = readHead(await reader.next())
  await migrate(db, head.migration)
  // Also what a server that was only started has left; and newer tables would not fit.
  if ((await hasRows(db)) || (await lastMigration(db)) !== head.migration)
    throw broken('There are data already. Restore into an empty folder or database.')
  const restored = await db.transaction().execute(trx => insertAll(trx, reader))
  await keepSecret(head.secret)
  await migrate(db)
  return restored
}

/** Takes back what was restored: every row of every table. */
export async function emptyAll<S>(database: Kysely<S>): Promise<void> {
  const db = database as unknown as Anything
  await db.transaction().execute(async trx => {
    for (const table of (await tablesOf(trx)).toReversed()) await trx.deleteFrom(table).execute()
  })
}

/** Reads line by line, and sums up all lines before the latest. */
class Reader {
  readonly #lines: AsyncIterator<string>
  readonly #sum = createHash('sha256')
  #latest: string | null = null

  constructor(lines: AsyncIterable<string>) {
    this.#lines = lines[Symbol.asyncIterator]()
  }

  async next(): Promise<string | null> {
    if (this.#latest !== null) this.#sum.update(`${this.#latest}\n`)
    const { value, done } = await this.#lines.next()
    this.#latest = done === true ? null : value.replace(/\r$/, '')
    return this.#latest
  }

  sumBefore(): string {
    return this.#sum.digest('hex')
  }
}

interface Filled {
  readonly rows: number
  /** Whether the backup had one; it fits then. */
  readonly checksum: boolean
}

async function insertAll(db: Anything, reader: Reader): Promise<Filled> {
  const known = new Set(await tablesOf(db))
  let rows = 0
  let waiting: Row[] = []
  let into = ''
  const flush = async () => {
    if (waiting.length > 0) await insertSome(db, into, waiting)
    rows += waiting.length
    waiting = []
  }
  for (;;) {
    const line = await reader.next()
    if (line === null) throw broken('The backup is incomplete: its end is missing.')
    const said = parse(line)
    if (!Array.isArray(said)) {
      await flush()
      return checkEnd(said ?? {}, rows, reader.sumBefore())
    }
    const [table, row] = said as [string, Row]
    if (!known.has(table))
      throw broken(`The backup is damaged: there is no table "${String(table)}".`)
    if (table !== into || waiting.length === SOME) await flush()
    into = table
    waiting.push(row)
  }
}

async function insertSome(db: Anything, table: string, rows: Row[]): Promise<void> {
  try {
    await db.insertInto(table).values(rows).execute()
  } catch (error) {
    if (isOutage(error)) throw error
    throw broken(`The backup is damaged: rows of "${table}" do not fit (${messageOf(error)}).`)
  }
}

/** Backups from before 0.8 have no checksum. */
interface End {
  readonly end?: unknown
  readonly sha256?: unknown
}

function checkEnd({ end, sha256 }: End, rows: number, sum: string): Filled {
  if (end !== rows) throw broken('The backup is incomplete: rows are missing.')
  if (sha256 !== undefined && sha256 !== sum)
    throw broken('The backup is damaged: it is not what its checksum says.')
  return { rows, checksum: sha256 !== undefined }
}

function readHead(line: string | null): Head {
  const head = parse(line ?? 'null') as Partial<Head> | null
  if (head?.backup === 'tianguis' && head.format === 1) return head as Head
  throw broken('This is not a backup of Tianguis.')
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line, unpackBytes)
  } catch {
    throw broken('The backup is damaged: a line is not JSON.')
  }
}

function broken(message: string): StartError {
  return new StartError('bad-backup', message)
}

async function lastMigration(db: Anything): Promise<string> {
  const rows = await db
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name', 'desc')
    .limit(1)
    .execute()
  return String(rows[0]?.name)
}

async function hasRows(db: Anything): Promise<boolean> {
  for (const table of await tablesOf(db))
    if ((await db.selectFrom(table).selectAll().limit(1).execute()).length > 0) return true
  return false
}

async function tablesOf(db: Anything): Promise<string[]> {
  // Other schemas of PostgreSQL hold jobs, which are scheduled again from the stored data.
  const ours = isPostgres(db) ? await currentSchema(db) : undefined
  const tables = (await db.introspection.getTables()).filter(
    ({ isView, schema }) => !isView && schema === ours,
  )
  const names = tables.map(({ name }) => name)
  return [
    ...FIRST,
    ...names.filter(name => !FIRST.includes(name) && !name.startsWith('sqlite_')).toSorted(),
  ]
}

async function currentSchema(db: Anything): Promise<string | undefined> {
  const { rows } = await sql<{ schema: string }>`SELECT current_schema() AS schema`.execute(db)
  return rows[0]?.schema
}

async function* rowsOf(db: Anything, table: string): AsyncGenerator<Row> {
  if (!isPostgres(db)) return yield* db.selectFrom(table).selectAll().stream()
  await sql`DECLARE some_rows NO SCROLL CURSOR FOR SELECT * FROM ${sql.table(table)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`FETCH ${sql.lit(SOME)} FROM some_rows`.execute(db)
    yield* rows
    if (rows.length < SOME) break
  }
  await sql`CLOSE some_rows`.execute(db)
}

function packBytes(this: unknown, key: string, value: unknown): unknown {
  // JSON has turned buffers into something else by the time they arrive as `value`.
  const raw = (this as Row)[key]
  return raw instanceof Uint8Array ? { bytes: Buffer.from(raw).toString('base64') } : value
}

function unpackBytes(_key: string, value: unknown): unknown {
  const packed = value as { readonly bytes?: unknown } | null
  return typeof packed === 'object' && typeof packed?.bytes === 'string'
    ? Buffer.from(packed.bytes, 'base64')
    : value
}
