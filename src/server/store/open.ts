import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { openFolder } from './database/embedded.ts'
import { openPostgres } from './database/postgres.ts'
import type { Store } from './store.ts'

/** Opens the data folder, or the PostgreSQL database if one is named. */
export function openStore(
  { data, database }: { readonly data: string; readonly database?: string },
  metrics: Metrics,
  log: Log,
): Promise<Store> {
  return database === undefined
    ? openFolder(data, metrics, log)
    : openPostgres(database, metrics, log)
}
