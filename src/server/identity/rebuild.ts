import { keepResults } from '../store/results.ts'
import type { Db } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { finishedInOrder } from '../store/tables-of.ts'

/**
 * Reckons all results and ratings anew from the finished matches, oldest first; returns how many
 * there were.
 */
export async function rebuildRatings(db: Db): Promise<number> {
  await db.deleteFrom('ratings').execute()
  await db.deleteFrom('results').execute()
  let matches = 0
  for await (const record of finishedInOrder(db)) {
    await keepResults(db, record)
    matches++
  }
  return matches
}

/** Reckons the matches that ended before results were kept: at the first start after that. */
export async function reckonFirst(store: Pick<Store, 'db' | 'write'>): Promise<void> {
  const any = await store.db.selectFrom('results').select('match_id').limit(1).executeTakeFirst()
  if (any === undefined) await store.write(rebuildRatings)
}
