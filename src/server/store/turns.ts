import { randomBytes } from 'node:crypto'
import { isPlaying, type TableRecord } from '../tables/record.ts'
import type { TurnRow } from './schema-words.ts'
import type { Db } from './schema.ts'

/** Whoever plays live gets so long to look by himself before he is told that it is his turn. */
const LIVE_PATIENCE_MS = 45_000

/**
 * Keeps who owes an answer since when, in the same commit as what made him owe it: so each turn is told once, whatever
 * happens to the server.
 */
export async function followTurns(db: Db, record: TableRecord): Promise<void> {
  if (!record.chairs.some(chair => chair.kind === 'person')) return
  const owing = new Map(record.status === 'running' ? record.actors.flatMap(seat => whoOwes(record, seat)) : [])
  const known = await db
    .selectFrom('turns')
    .select(['id', 'seat', 'user_id'])
    .where('table_id', '=', record.id)
    .execute()
  const past = known.filter(turn => owing.get(turn.seat) !== turn.user_id).map(turn => turn.id)
  if (past.length > 0) {
    await db.deleteFrom('turns').where('id', 'in', past).execute()
    await db.deleteFrom('notices').where('turn_id', 'in', past).execute()
  }
  for (const turn of known) if (!past.includes(turn.id)) owing.delete(turn.seat)
  if (owing.size === 0) return
  const due_at = turnDue(record)
  const rows = [...owing].map(([seat, user_id]): TurnRow => ({
    id: randomBytes(9).toString('base64url'),
    table_id: record.id,
    seat,
    user_id,
    began_at: record.updatedAt,
    due_at,
  }))
  await db.insertInto('turns').values(rows).execute()
}

/** When it is to be seen whether somebody is to be told that it is his turn. */
export function turnDue({ time, updatedAt }: TableRecord): number {
  return updatedAt + (time.kind === 'days' ? 0 : LIVE_PATIENCE_MS)
}

function whoOwes({ chairs }: TableRecord, seat: number): [number, string][] {
  const chair = chairs[seat]
  return chair?.kind === 'person' && isPlaying(chair) ? [[seat, chair.user]] : []
}

/** Turns of which it is time to see whether somebody is to be told. */
export function dueTurns(db: Db, now: number, limit: number): Promise<TurnRow[]> {
  return db.selectFrom('turns').selectAll().where('due_at', '<=', now).orderBy('due_at').limit(limit).execute()
}

/** When the next of them, or of the notices that wait, is to be looked at; null if none is. */
export async function nextDue(db: Db): Promise<number | null> {
  const [turn, notice] = await Promise.all([
    db.selectFrom('turns').select('due_at as at').where('due_at', 'is not', null).orderBy('due_at').limit(1).execute(),
    db.selectFrom('notices').select('due_at as at').where('state', '=', 'waiting').orderBy('due_at').limit(1).execute(),
  ])
  const times = [...turn, ...notice].flatMap(({ at }) => (at === null ? [] : [at]))
  return times.length === 0 ? null : Math.min(...times)
}

/** Puts it off, or, null, says that it has been seen to; false if another process was first. */
export async function seeToTurn(db: Db, { id, due_at }: TurnRow, next: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('turns')
    .set({ due_at: next })
    .where('id', '=', id)
    .where('due_at', '=', due_at)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}
