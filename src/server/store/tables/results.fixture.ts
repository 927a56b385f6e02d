import { FEWEST_PLIES } from '../../domain/ratings.ts'
import type { Chair, TableRecord } from '../../domain/record.ts'
import { THREE_PLAY } from '../../domain/record.fixture.ts'
import type { Db } from '../database/schema.ts'
import { saveAddress } from '../people/addresses.ts'
import { insertUser } from '../people/users.ts'
import type { Store } from '../store.ts'
import { appendPlies } from './plies.ts'
import type { MarkOf } from './rated.ts'
import { changeTable, insertTable } from './write-table.ts'
import { emptyDatabase } from '../empty.fixture.ts'

export const GAME = 'merchant-of-goldfish'

/** Four people who have kept their accounts, and Gus, who has not. */
export async function database(): Promise<Db> {
  const db = await emptyDatabase()
  for (const id of ['ana', 'ben', 'eva', 'dan', 'gus']) {
    await insertUser(db, { id, name: id.toUpperCase() }, 1)
    if (id !== 'gus') await saveAddress(db, id, `${id}@example.org`, 1)
  }
  return db
}

export const person = (user: string, standIn?: 'time' | 'left' | 'resigned'): Chair => {
  return { kind: 'person', round: 0, user, name: user, ...(standIn !== undefined && { standIn }) }
}
export const bot: Chair = { kind: 'bot', round: 0, level: 'hard' }
let made = 0

export const DAY = 24 * 3600_000

/** Plays a match with this result, one a day; `ranks` null = it ended by agreement. */
export async function match(
  db: Db,
  chairs: readonly Chair[],
  ranks: readonly number[] | null,
  game = GAME,
  { plies = FEWEST_PLIES, at = made * DAY, markOf = (): ReturnType<MarkOf> => null } = {},
): Promise<TableRecord> {
  const running: TableRecord = {
    ...THREE_PLAY,
    id: `match-${++made}`,
    game,
    chairs,
    createdAt: at,
    updatedAt: at,
  }
  await insertTable(db, running)
  const moves = Array.from({ length: plies * chairs.length }, (_, index) => index)
  await appendPlies(
    db,
    running.id,
    moves.map(index => {
      const seat = index % chairs.length
      return {
        ply: index + 1,
        seat,
        move: { type: 'pass' },
        takes: null,
        events: [],
        key: null,
        at,
      }
    }),
  )
  const over: TableRecord = { ...running, status: 'over', actors: [], ranks }
  await changeTable(db, running, over, 0, markOf)
  return over
}
export const stored = async (db: Db) => ({
  results: await db.selectFrom('results').selectAll().orderBy('match_id').orderBy('seat').execute(),
  ratings: await db.selectFrom('ratings').selectAll().orderBy('user_id').execute(),
})
export const storeOf = (db: Db): Pick<Store, 'db' | 'write'> => ({ db, write: job => job(db) })
