import { type Kysely, sql } from 'kysely'
import { StartError } from '../errors.ts'
import { VERSION } from '../paths.ts'
import { migrate } from './migrations/index.ts'
import { isPostgres } from './migrations/portable.ts'

/*
 * A backup is lines of JSON: a head, then each row of each table, then an end, without which it is
 * incomplete. It holds only data, nothing specific to its kind of database, so it can be restored
 * into another kind.
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
  yield JSON.stringify(head)
  let rows = 0
  for (const table of await tablesOf(db)) {
    for await (const row of rowsOf(db, table)) {
      // The secret is in the head: an embedded database keeps it in a file.
      if (table === SETTINGS && row.name === 'secret') continue
      rows++
      yield JSON.stringify([table, row], packBytes)
    }
  }
  yield JSON.stringify({ end: rows })
}

/**
 * Fills an empty database; `keepSecret` stores the secret where this kind of database has it. All
 * or nothing, except for creating the tables.
 */
export async function restoreLines<S>(
  database: Kysely<S>,
  lines: AsyncIterable<string>,
  keepSecret: (secret: string) => Promise<void>,
): Promise<number> {
  const db = database as unknown as Anything
  const reader = lines[Symbol.asyncIterator]()
  const head = readHead((await reader.next()).value as string | undefined)
  await migrate(db, head.migration)
  if (await hasUsers(db))
    throw broken('There are data already. Restore into an empty folder or database.')
  const rows = await db.transaction().execute(trx => insertAll(trx, reader))
  await keepSecret(head.secret)
  await migrate(db)
  return rows
}

async function insertAll(db: Anything, reader: AsyncIterator<string>): Promise<number> {
  let rows = 0
  let waiting: Row[] = []
  let into = ''
  const flush = async () => {
    if (waiting.length > 0) await db.insertInto(into).values(waiting).execute()
    rows += waiting.length
    waiting = []
  }
  for (;;) {
    const { value, done } = await reader.next()
    if (done === true) throw broken('The backup is incomplete: its end is missing.')
    const said = parse(value)
    if (!Array.isArray(said)) {
      await flush()
      if ((said as { end?: unknown }).end === rows) return rows
      throw broken('The backup is incomplete: rows are missing.')
    }
    const [table, row] = said as [string, Row]
    if (table !== into || waiting.length === SOME) await flush()
    into = table
    waiting.push(row)
  }
}

function readHead(line: string | undefined): Head {
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

async function hasUsers(db: Anything): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).execute()).length > 0
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
