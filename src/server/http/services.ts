import type { Hub } from '../tables/hub.ts'
import { type ImportedReplay } from '../tables/imports.ts'
import { makeShelf, type Shelf } from './shelf.ts'

/** What the handlers of requests work with. */
export interface Services extends Hub {
  /** Imported matches kept in memory, so that they are not replayed for each request. */
  readonly imports: Shelf<ImportedReplay>
}

/** In characters. */
const MOST_KEPT = 32 * 1024 * 1024

export function servicesOf(hub: Hub): Services {
  return { ...hub, imports: makeShelf(MOST_KEPT) }
}
