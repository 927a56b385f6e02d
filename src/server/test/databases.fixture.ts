import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from '@photostructure/sqlite'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { scratchFolder } from '../../../test/scratch.ts'
import { bringUp } from '../backup.ts'

const FILE = 'tianguis.db'
const SECRET = 'secret'

/** A folder that is deleted after the test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(scratchFolder(), 'tianguis-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/**
 * Whether this run uses PostgreSQL (the project "postgres") or the embedded database.
 */
export const onPostgres = () => (inject('postgres') ?? '') !== ''

const databases = new Map<string, Promise<string>>()

/**
 * The templates of new databases: one with our tables (test/postgres/setup.ts), and one that is
 * empty.
 */
const MIGRATED = 'template1'
export const BARE = 'template0'

/**
 * Where this folder's data are on PostgreSQL: each folder stands for a database with empty tables,
 * or as asked. undefined on the embedded database.
 */
export function databaseOf(data: string, template = MIGRATED): Promise<string | undefined> {
  if (!onPostgres()) return Promise.resolve(undefined)
  const url = databases.get(data) ?? makeDatabase(template)
  databases.set(data, url)
  return url
}

async function makeDatabase(template: string): Promise<string> {
  const name = `t${randomBytes(8).toString('hex')}`
  await onDatabase(inject('postgres'), `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return inject('postgres').replace('/postgres?', `/${name}?`)
}

/** A second copy of the data of a server that has stopped. */
export async function copyOf(data: string): Promise<string> {
  const copy = dataFolder()
  cpSync(data, copy, { recursive: true })
  const url = await databaseOf(data)
  if (url !== undefined) databases.set(copy, makeDatabase(new URL(url).pathname.slice(1)))
  return copy
}

type Files = readonly (readonly [name: string, bytes: Uint8Array])[]

/** What a folder with empty tables holds: made once, and kept in memory. */
let fresh: Promise<Files> | null = null

/** A new folder with empty tables. */
export async function freshFolder(): Promise<string> {
  const data = dataFolder()
  if (onPostgres()) return data
  fresh ??= freshFiles()
  for (const [name, bytes] of await fresh) writeFileSync(join(data, name), bytes, { mode: 0o600 })
  return data
}

async function freshFiles(): Promise<Files> {
  const data = dataFolder()
  await bringUp({ data })
  return [FILE, SECRET].map(name => [name, readFileSync(join(data, name))])
}

async function onDatabase(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<object>(sql)
  await client.end()
  return rows
}

/** Reads or changes the database behind the server's back. */
export async function runSql({ data }: { readonly data: string }, sql: string): Promise<unknown[]> {
  const url = await databaseOf(data)
  if (url !== undefined) return onDatabase(url, sql)
  const db = new DatabaseSync(join(data, FILE))
  const rows = sql.startsWith('SELECT') ? db.prepare(sql).all() : (db.exec(sql), [])
  db.close()
  return rows
}

/**
 * From now on the database stores nothing in this table, as on a full disk, or no row of which
 * `what` holds; answers how to end it.
 */
export async function fillUp(
  server: { readonly data: string },
  table: string,
  what = 'true',
): Promise<() => Promise<void>> {
  const begin = `CREATE TRIGGER no_room BEFORE INSERT ON ${table} FOR EACH ROW WHEN (${what})`
  await runSql(
    server,
    onPostgres()
      ? `CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
           AS $$ BEGIN RAISE EXCEPTION 'disk is full'; END $$;
         ${begin} EXECUTE FUNCTION refuse()`
      : `${begin} BEGIN SELECT RAISE(ABORT, 'disk is full'); END`,
  )
  const end = `DROP TRIGGER no_room${onPostgres() ? ` ON ${table}` : ''}`
  return async () => void (await runSql(server, end))
}
