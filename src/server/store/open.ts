import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { openFolder } from './database/embedded.ts'
import { openPostgres } from './database/postgres.ts'
import type { Store } from './store.ts'

/** Where a server stores its games: a folder, or a PostgreSQL database instead. */
export interface Place {
  readonly data: string
  readonly database?: string
}

/** Opens the data folder, or the PostgreSQL database if one is named. */
export function openStore({ data, database }: Place, metrics: Metrics, log: Log): Promise<Store> {
  return database === undefined
    ? openFolder(data, metrics, log)
    : openPostgres(database, metrics, log)
}
