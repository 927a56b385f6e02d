import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { StartError } from '../../errors.ts'
import * as first from './0001-first.ts'
import * as contents from './0002-contents.ts'
import * as identity from './0003-identity.ts'
import * as programs from './0005-programs.ts'
import * as time from './0004-time.ts'
import * as processes from './0006-processes.ts'
import * as words from './0006-words.ts'
import * as admin from './0007-admin.ts'
import * as sessions from './0009-sessions.ts'
import * as localHistory from './0010-local-history.ts'
import * as faces from './0011-faces.ts'
import * as references from './0012-references.ts'
import * as ends from './0013-ends.ts'
import * as reports from './0014-reports.ts'
import * as rules from './0015-rules.ts'
import * as reminders from './0016-reminders.ts'
import * as networks from './0017-networks.ts'
import * as names from './0018-names.ts'
import * as lines from './0019-lines.ts'
import * as shuffle from './0008-shuffle.ts'
import { isPostgres } from './portable.ts'

/**
 * Every migration there ever was. A released one is never edited and never renamed: databases
 * remember the names of those that ran. So two are numbered 0006. They run in the order of their
 * names.
 */
const MIGRATIONS: { readonly [name: string]: Migration } = {
  '0001-first': first,
  '0002-contents': contents,
  '0003-identity': identity,
  '0005-programs': programs,
  '0004-time': time,
  '0006-processes': processes,
  '0006-words': words,
  '0007-admin': admin,
  '0009-sessions': sessions,
  '0008-shuffle': shuffle,
  '0010-local-history': localHistory,
  '0011-faces': faces,
  '0012-references': references,
  '0013-ends': ends,
  '0014-reports': reports,
  '0015-rules': rules,
  '0016-reminders': reminders,
  '0017-networks': networks,
  '0018-names': names,
  '0019-lines': lines,
}

/**
 * Migrates the database to this program's version, or to a given migration. A database that a newer
 * program has changed stays untouched. One that is at this version is only asked which migrations
 * have run: Kysely would read its tables with all their columns, several times.
 */
export async function migrate<S>(db: Kysely<S>, upTo?: string): Promise<void> {
  const ran = await migrationsOf(db)
  for (const name of upTo === undefined ? ran : [...ran, upTo])
    if (!Object.hasOwn(MIGRATIONS, name)) throw newer(name)
  if (upTo === undefined && ran.length === Object.keys(MIGRATIONS).length) return
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) },
  })
  const { error } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo))
  if (error !== undefined) throw error
}

/** Whether the database has ever been used. */
export async function isMigrated<S>(db: Kysely<S>): Promise<boolean> {
  const found = isPostgres(db)
    ? sql`SELECT 1 WHERE to_regclass('kysely_migration') IS NOT NULL`
    : sql`SELECT 1 FROM sqlite_master WHERE name = 'kysely_migration'`
  return (await found.execute(db)).rows.length > 0
}

/** The names of the migrations that have run. */
async function migrationsOf<S>(db: Kysely<S>): Promise<string[]> {
  if (!(await isMigrated(db))) return []
  const log = db as unknown as Kysely<{ kysely_migration: { name: string } }>
  const ran = await log.selectFrom('kysely_migration').select('name').execute()
  return ran.map(({ name }) => name)
}

function newer(migration: string): StartError {
  return new StartError(
    'data-newer',
    `The data was written by a newer version of Tianguis (it knows "${migration}"): update the program, or use another data folder.`,
  )
}
