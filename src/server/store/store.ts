import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { codeOf, StartError } from '../errors.ts'
import type { Metrics } from '../metrics.ts'
import { groupCommit, type Job } from './group-commit.ts'
import { migrate } from './migrations/index.ts'
import type { Db, Schema } from './schema.ts'
import { lockFile, sqliteDialect } from './sqlite.ts'

/** Where everything is kept. Another database is another dialect behind the same interface. */
export interface Store {
  /** For reading. */
  readonly db: Db
  /** The server's secret: signs cookies and invitations. */
  readonly secret: string
  /** For writing: resolves when it is safe on disk. Inside the job only the given `db` may be used. */
  write<A>(job: Job<Schema, A>): Promise<A>
  /** Whether the database answers. */
  healthy(): Promise<boolean>
  close(): Promise<void>
}

/** Opens the data folder, makes what is missing, and keeps every other process out of it. */
export async function openStore(folder: string, metrics: Metrics): Promise<Store> {
  const secret = writable(folder, () => openSecret(folder))
  const lock = writable(folder, () => lockFile(join(folder, 'lock')))
  if (lock === null) {
    throw new StartError(
      'data-in-use',
      `Another Tianguis is using the data folder ${folder}: stop it, or choose another folder.`,
    )
  }
  try {
    const dialect = writable(folder, () => sqliteDialect(join(folder, 'tianguis.db')))
    const db = new Kysely<Schema>({ dialect })
    await migrate(db).catch(async (error: unknown) => {
      await db.destroy()
      throw error
    })
    return makeStore(db, secret, metrics, lock)
  } catch (error) {
    lock.unlock()
    throw error
  }
}

function makeStore(db: Db, secret: string, metrics: Metrics, lock: { unlock(): void }): Store {
  const group = groupCommit(db, (jobs, seconds) => {
    metrics.commitJobs.observe(jobs)
    metrics.commitSeconds.observe(seconds)
  })
  return {
    db,
    secret,
    write: job => group.write(job),
    async healthy() {
      const answer = await sql`SELECT 1`.execute(db).catch(() => null)
      return answer !== null
    },
    async close() {
      await group.drain()
      await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
      await db.destroy()
      lock.unlock()
    },
  }
}

/** Reads the server's secret, or makes one that only its owner may read. */
function openSecret(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'secret')
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length >= 32) return secret
  throw new StartError(
    'data-unwritable',
    `The file "secret" in ${folder} is damaged: it should hold 64 hexadecimal digits.`,
  )
}

function writable<A>(folder: string, open: () => A): A {
  try {
    return open()
  } catch (error) {
    if (error instanceof StartError) throw error
    const said = error instanceof Error ? error.message : String(error)
    throw new StartError('data-unwritable', `The data folder ${folder} cannot be used: ${said}.`, error)
  }
}
