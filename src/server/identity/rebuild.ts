import { type Judge, judgePeople } from '../store/tables/rated.ts'
import { keepResults } from '../store/tables/results.ts'
import type { Db } from '../store/database/schema.ts'
import type { Store } from '../store/store.ts'
import { finishedInOrder } from '../store/tables/tables-of.ts'

/**
 * Computes all results and ratings again from the finished matches, oldest first; returns how many
 * matches there were. What counted when it ended counts again, and nothing else.
 */
export async function rebuildRatings(db: Db): Promise<number> {
  const judge = await judgeAsBefore(db)
  await db.deleteFrom('ratings').execute()
  await db.deleteFrom('results').execute()
  let matches = 0
  for await (const record of finishedInOrder(db)) {
    await keepResults(db, record, judge)
    matches++
  }
  return matches
}

/** Matches from before results were stored are judged by the rules of then. */
async function judgeAsBefore(db: Db): Promise<Judge> {
  const rows = await db.selectFrom('results').select(['match_id', 'seat', 'rated']).execute()
  const known = new Map(rows.map(row => [`${row.match_id} ${row.seat}`, row.rated]))
  return async (inner, record, results, side) => {
    const judged = await judgePeople(inner, record, results, side)
    return judged.map(row => ({
      ...row,
      rated: known.get(`${row.match_id} ${row.seat}`) ?? row.rated,
    }))
  }
}

/** Computes the matches that ended before results were stored, at the first start after that. */
export async function rateOldMatches(store: Pick<Store, 'db' | 'write'>): Promise<void> {
  const any = await store.db.selectFrom('results').select('match_id').limit(1).executeTakeFirst()
  if (any === undefined) await store.write(rebuildRatings)
}
