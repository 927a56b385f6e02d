import { type Kysely, type Migration, Migrator } from 'kysely'
import { StartError } from '../../errors.ts'
import * as first from './0001-first.ts'
import * as contents from './0002-contents.ts'

/** Every change of the schema there ever was, in order; what was released is never edited. */
const MIGRATIONS: { readonly [name: string]: Migration } = {
  '0001-first': first,
  '0002-contents': contents,
}

/** Brings the database up to this program; one that a newer program has changed is left alone. */
export async function migrate<S>(db: Kysely<S>): Promise<void> {
  await refuseNewer(db)
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

async function refuseNewer<S>(db: Kysely<S>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(table => table.name === 'kysely_migration')) return
  const log = db as unknown as Kysely<{ kysely_migration: { name: string } }>
  const applied = await log.selectFrom('kysely_migration').select('name').execute()
  const unknown = applied.find(({ name }) => !Object.hasOwn(MIGRATIONS, name))
  if (unknown === undefined) return
  throw new StartError(
    'data-newer',
    `The data was written by a newer version of Tianguis (it knows "${unknown.name}"): update the program, or use another data folder.`,
  )
}
