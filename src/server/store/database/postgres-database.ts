import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  replaceWithNoncontingentExpression,
} from 'kysely'
import type { Db, Schema } from './schema.ts'

/** PostgreSQL takes no empty list in `x IN ()`, as SQLite does: nothing is in it there either. */
const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })]

/** A PostgreSQL database by its connections. */
export const postgresDatabase = (pool: PostgresPool): Db =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), plugins })
