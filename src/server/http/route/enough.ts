import { problem } from '../../errors.ts'
import type { Db } from '../../store/database/schema.ts'
import { holdPerson } from '../../tables/begin/table-budgets.ts'

/**
 * Throws a problem if a person who has these can have no more. `things`: what they are, and `way`:
 * how they make room, as the sentence says it. `db`: where one more is being written.
 */
export async function refuseMore(
  db: Db,
  person: string,
  has: (db: Db, person: string) => Promise<readonly unknown[]>,
  most: number,
  things: string,
  way: 'Delete' | 'Revoke' = 'Delete',
): Promise<void> {
  await holdPerson(db, person)
  if ((await has(db, person)).length >= most)
    throw problem(409, 'enough', `You can have at most ${most} ${things}. ${way} one first.`)
}
