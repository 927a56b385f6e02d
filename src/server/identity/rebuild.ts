import { keepResults } from '../store/results.ts'
import type { Db } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { finishedInOrder } from '../store/tables-of.ts'

/**
 * Computes all results and ratings again from the finished matches, oldest first; returns how many
 * matches there were.
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

/** Computes the matches that ended before results were stored, at the first start after that. */
export async function rateOldMatches(store: Pick<Store, 'db' | 'write'>): Promise<void> {
  const any = await store.db.selectFrom('results').select('match_id').limit(1).executeTakeFirst()
  if (any === undefined) await store.write(rebuildRatings)
}
