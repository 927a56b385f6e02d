import { randomBytes } from 'node:crypto'
import { isPlaying, type TableRecord } from '../domain/record.ts'
import type { TurnRow } from './schema-words.ts'
import type { Db } from './schema.ts'

/** How long a live player has to notice the turn before a notice is sent. */
const LIVE_PATIENCE_MS = 45_000

/**
 * Stores who is to act and since when, in the same commit as the change that made it so. So each
 * turn is notified once, whatever happens to the server. `before`: the table's last state; null if
 * it is new.
 */
export async function followTurns(
  db: Db,
  before: TableRecord | null,
  after: TableRecord,
): Promise<void> {
  const known = before === null ? new Map<number, string>() : actingAt(before)
  const acting = actingAt(after)
  const past = [...known].flatMap(([seat, user]) => (acting.get(seat) === user ? [] : [seat]))
  const fresh = [...acting].filter(([seat, user]) => known.get(seat) !== user)
  if (past.length > 0) await forgetTurns(db, after, past)
  if (fresh.length > 0) await addTurns(db, after, fresh)
}

/** The people who are to act, by seat. */
function actingAt({ status, actors, chairs }: TableRecord): Map<number, string> {
  const people = new Map<number, string>()
  if (status !== 'running') return people
  for (const seat of actors) {
    const chair = chairs[seat]
    if (chair?.kind === 'person' && isPlaying(chair)) people.set(seat, chair.user)
  }
  return people
}

async function forgetTurns(db: Db, table: TableRecord, seats: readonly number[]): Promise<void> {
  const gone = await db
    .deleteFrom('turns')
    .where('table_id', '=', table.id)
    .where('seat', 'in', seats)
    .returning(['id', 'began_at', 'due_at'])
    .execute()
  // A turn that was not handled yet was not notified either.
  const told = gone
    .filter(turn => turn.due_at !== turnDue({ ...table, updatedAt: turn.began_at }))
    .map(({ id }) => id)
  if (told.length > 0) await db.deleteFrom('notices').where('turn_id', 'in', told).execute()
}

async function addTurns(
  db: Db,
  table: TableRecord,
  acting: readonly (readonly [number, string])[],
): Promise<void> {
  const rows = acting.map(([seat, user_id]): TurnRow => ({
    id: randomBytes(9).toString('base64url'),
    table_id: table.id,
    seat,
    user_id,
    began_at: table.updatedAt,
    due_at: turnDue(table),
  }))
  await db
    .insertInto('turns')
    .values(rows)
    .onConflict(conflict =>
      conflict.columns(['table_id', 'seat']).doUpdateSet(row => ({
        id: row.ref('excluded.id'),
        user_id: row.ref('excluded.user_id'),
        began_at: row.ref('excluded.began_at'),
        due_at: row.ref('excluded.due_at'),
      })),
    )
    .execute()
}

/** When to check whether a person needs a notice of their turn. */
export function turnDue({ time, updatedAt }: TableRecord): number {
  return updatedAt + (time.kind === 'days' ? 0 : LIVE_PATIENCE_MS)
}

/** Turns that are due for a check. */
export function dueTurns(db: Db, now: number, limit: number): Promise<TurnRow[]> {
  return db
    .selectFrom('turns')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute()
}

/** When the next of them, or of the waiting notices, is due; null if none is. */
export async function nextDue(db: Db): Promise<number | null> {
  const [turn, notice] = await Promise.all([
    db
      .selectFrom('turns')
      .select('due_at as at')
      .where('due_at', 'is not', null)
      .orderBy('due_at')
      .limit(1)
      .execute(),
    db
      .selectFrom('notices')
      .select('due_at as at')
      .where('state', '=', 'waiting')
      .orderBy('due_at')
      .limit(1)
      .execute(),
  ])
  const times = [...turn, ...notice].flatMap(({ at }) => (at === null ? [] : [at]))
  return times.length === 0 ? null : Math.min(...times)
}

/** Puts the check off, or, null, marks it as done; false if another process was first. */
export async function seeToTurn(
  db: Db,
  { id, due_at }: TurnRow,
  next: number | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('turns')
    .set({ due_at: next })
    .where('id', '=', id)
    .where('due_at', '=', due_at)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}
