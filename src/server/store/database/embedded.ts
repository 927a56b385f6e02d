import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { codeOf, messageOf, StartError } from '../../errors.ts'
import type { Log } from '../../log.ts'
import type { Metrics } from '../../metrics.ts'
import { type Disk, groupCommit } from './group-commit.ts'
import { migrate } from '../migrations/index.ts'
import { ALONE } from './peers.ts'
import type { Db, Schema } from './schema.ts'
import { lockFile, openSqlite, sqliteDialect } from './sqlite.ts'
import type { Run } from './statement.ts'
import type { Store } from '../store.ts'
import type { Vault } from '../vault.ts'
import { openWal, truncateWal } from './wal.ts'

const FILE = 'tianguis.db'
const SECRET = 'secret'
/** A shorter one is no whole one. */
const LEAST_SECRET = 32
/** What SQLite says of a file with broken pages. */
const MALFORMED = /malformed/

/** Opens the data folder, creates what is missing, and locks every other process out. */
export async function openFolder(folder: string, metrics: Metrics, log: Log): Promise<Store> {
  const lock = lockFolder(folder)
  try {
    const secret = writable(folder, () => openSecret(folder))
    tellOfCheck(sizeOfData(folder) ?? 0, log)
    const { dialect, run } = writable(folder, () => openSqlite(join(folder, FILE)))
    const db = new Kysely<Schema>({ dialect })
    await sound(db, folder)
      .then(() => migrate(db))
      .catch(async (error: unknown) => {
        await db.destroy()
        throw explained(folder, error)
      })
    const disk = await openWal(db, join(folder, FILE), run)
    return makeStore({ db, run, disk, secret, metrics, lock })
  } catch (error) {
    lock.unlock()
    throw error
  }
}

/** To check a file as large as this takes a moment, or minutes on a slow disk. */
const LARGE_BYTES = 200_000_000

/** The server answers nobody until the check is over, so it says first that it checks. */
function tellOfCheck(bytes: number, log: Log): void {
  if (bytes < LARGE_BYTES) return
  log.warn({ megabytes: Math.round(bytes / 1e6) }, 'checking the whole database before the start')
}

/** Refuses a file with broken pages: it would lose games one after another. */
async function sound(db: Db, folder: string): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`PRAGMA quick_check(1)`.execute(db)
  const said = rows[0]?.quick_check ?? 'ok'
  if (said !== 'ok') throw damaged(folder, said)
}

function damaged(folder: string, said: string): StartError {
  const what = said.trim().replaceAll('\n', ' ')
  return new StartError(
    'data-damaged',
    `The database in ${folder} is damaged (${what}): restore a backup into an empty folder.`,
  )
}

function lockFolder(folder: string): { unlock(): void } {
  const lock = writable(folder, () => {
    makeFolder(folder)
    return lockFile(join(folder, 'lock'))
  })
  if (lock !== null) return lock
  throw new StartError(
    'data-in-use',
    `Another Tianguis is using the data folder ${folder}: stop it, or choose another folder.`,
  )
}

/** The folder as it is, to copy it: also while a server uses it. */
export function lookIntoFolder(folder: string): Vault {
  if (writable(folder, () => sizeOfData(folder)) === null)
    throw new StartError('data-unwritable', `There are no data in ${folder}.`)
  const db = new Kysely<Schema>({
    dialect: writable(folder, () => sqliteDialect(join(folder, FILE))),
  })
  return vault(folder, db, () => db.destroy())
}

/** The folder without a server, created if it is missing, and locked for other processes. */
export function emptyFolder(folder: string): Vault {
  const lock = lockFolder(folder)
  try {
    return lockedFolder(folder, lock)
  } catch (error) {
    lock.unlock()
    throw error
  }
}

function lockedFolder(folder: string, lock: { unlock(): void }): Vault {
  writable(folder, () => openSecret(folder))
  const db = new Kysely<Schema>({
    dialect: writable(folder, () => sqliteDialect(join(folder, FILE))),
  })
  return vault(folder, db, async () => {
    // SQLite does so by itself only where no statement is prepared any more.
    await truncateWal(db).catch(() => false)
    await db.destroy()
    lock.unlock()
  })
}

function vault(folder: string, db: Db, close: () => Promise<void>): Vault {
  return {
    db,
    secret: () => Promise.resolve(writable(folder, () => openSecret(folder))),
    keepSecret: async secret =>
      writeFileSync(join(folder, SECRET), secret, { mode: 0o600, flush: true }),
    close,
  }
}

interface Parts {
  readonly db: Db
  readonly run: Run
  readonly disk: Disk
  readonly secret: string
  readonly metrics: Metrics
  readonly lock: { unlock(): void }
}

function makeStore({ db, run, disk, secret, metrics, lock }: Parts): Store {
  const measure = (jobs: number, seconds: number) => {
    metrics.commitJobs.observe(jobs)
    metrics.commitSeconds.observe(seconds)
  }
  const group = groupCommit(db, disk, measure, run)
  return {
    db,
    secret,
    peers: ALONE,
    read: job => job(db),
    write: job => group.write(job),
    async close() {
      await group.drain()
      await disk.close()
      await db.destroy()
      lock.unlock()
    },
  }
}

/**
 * Reads the server's secret, or makes one that only its owner may read. Where nothing is stored yet,
 * a part of one is what a start has left that was cut short, as by a full disk.
 */
function openSecret(folder: string): string {
  const file = join(folder, SECRET)
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : null
  if (kept !== null && kept.length >= LEAST_SECRET) return kept
  if ((sizeOfData(folder) ?? 0) === 0) {
    const made = randomBytes(32).toString('hex')
    writeFileSync(file, made, { mode: 0o600, flush: true })
    return made
  }
  throw kept === null
    ? new StartError(
        'secret-missing',
        `The file "secret" is missing beside the data in ${folder}:` +
          ' put it back, or restore a backup. Without it no invitation is valid.',
      )
    : new StartError(
        'data-unwritable',
        `The file "secret" in ${folder} is damaged: it should hold 64 hexadecimal digits.`,
      )
}

/**
 * Makes a folder and those above it. Node's own way would try for ever where the system says of a
 * folder that nothing can be made in it because it is not there, as below /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have been faster.
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

/** Of the database; null if there is none. */
function sizeOfData(folder: string): number | null {
  return statSync(join(folder, FILE), { throwIfNoEntry: false })?.size ?? null
}

function writable<A>(folder: string, open: () => A): A {
  try {
    return open()
  } catch (error) {
    throw explained(folder, error)
  }
}

function explained(folder: string, error: unknown): StartError {
  if (error instanceof StartError) return error
  if (MALFORMED.test(messageOf(error))) return damaged(folder, messageOf(error))
  const said = `The data folder ${folder} cannot be used: ${messageOf(error)}.`
  return new StartError('data-unwritable', said, error)
}
