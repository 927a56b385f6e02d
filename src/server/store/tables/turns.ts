import { isRenewed, remindedWith, reminderAt } from '../../domain/clock-rules.ts'
import { NEVER_STILL } from '../../domain/clock-still.ts'
import { awaitedAt, timeUpAt, type TableRecord } from '../../domain/record.ts'
import type { TurnRow } from '../database/schema-words.ts'
import { changeRows } from '../database/rows.ts'
import type { Db } from '../database/schema.ts'
import { statement, together } from '../database/statement.ts'
import { makeId } from '../../ids.ts'

/**
 * How long a live player has to notice the turn, and anybody the seat that is kept for them, before
 * a notice is sent.
 */
export const LIVE_PATIENCE_MS = 45_000

const NOBODY: ReadonlyMap<number, string> = new Map()

/**
 * Stores whom the table waits for and since when, in the same commit as the change that made it so.
 * So each turn is notified once, whatever happens to the server. Most turns of a live match are
 * over before anybody would be notified: they are stored later, if at all (`addLateTurns`). Who has
 * decided something and is to decide again has their full time again, and may be reminded again.
 * Likewise for whom a bot plays because their time was up.
 * `before`: the table's last state; null if it is new.
 */
export async function followTurns(
  db: Db,
  before: TableRecord | null,
  after: TableRecord,
): Promise<void> {
  const known = before === null ? NOBODY : awaitedAt(before)
  const awaited = awaitedAt(after)
  const waitsOn = (seat: number) =>
    before?.status === after.status && known.get(seat) === awaited.get(seat)
  const past = [...known].filter(([seat]) => !waitsOn(seat))
  const wasUp = before === null ? NOBODY : timeUpAt(before)
  const isUp = timeUpAt(after)
  const back = [...wasUp.keys()].filter(seat => !isUp.has(seat))
  const fresh = isLive(after) ? [] : [...awaited].filter(([seat]) => !waitsOn(seat))
  const renewed = [...awaited.keys()].filter(seat => isRenewedAt(before, after, seat))
  await together([
    ...[...past.map(([seat]) => seat), ...back].map(seat => forgetTurn(db, after, seat)),
    ...renewed.map(seat => renewTurn(db, after, seat)),
    ...fresh.map(([seat, user]) => addTurn(db, turnOf(after, seat, user))),
    ...[...isUp]
      .filter(([seat]) => !wasUp.has(seat))
      .map(([seat, user]) => addTurn(db, timeUpTurn(after, seat, user))),
  ])
}

/** Whether the turns of this table are late now, and so are to be stored. */
export function hasLateTurns(table: TableRecord, now: number): boolean {
  return isLive(table) && now >= turnDue(table) && awaitedAt(table).size > 0
}

/** Stores the turns of a table that are late. Those that are known stay as they are. */
export async function addLateTurns(db: Db, table: TableRecord): Promise<void> {
  await together(
    [...awaitedAt(table)].map(([seat, user]) => addTurn(db, turnOf(table, seat, user))),
  )
}

/** Whether most turns of this table are over before they are notified. */
function isLive({ status, time }: TableRecord): boolean {
  return status !== 'open' && time.kind !== 'days'
}

function isRenewedAt(before: TableRecord | null, after: TableRecord, seat: number): boolean {
  const [old, fresh] = [before?.clocks[seat], after.clocks[seat]]
  return old !== undefined && fresh !== undefined && isRenewed(after.time, old, fresh)
}

async function forgetTurn(db: Db, table: TableRecord, seat: number): Promise<void> {
  const { rows } = await deleteTurn(db, { table_id: table.id, seat })
  // A turn that was not handled yet was not notified either.
  const told = rows
    .filter(turn => turn.due_at !== turnDue({ ...table, updatedAt: turn.began_at }))
    .map(({ id }) => id)
  if (told.length > 0) await db.deleteFrom('notices').where('turn_id', 'in', told).execute()
}

/** Of what has not been sent yet nothing needs to be said: this person was there. */
async function renewTurn(db: Db, table: TableRecord, seat: number): Promise<void> {
  const turn = db.selectFrom('turns').where('table_id', '=', table.id).where('seat', '=', seat)
  await db.deleteFrom('notices').where('turn_id', 'in', turn.select('id')).execute()
  const place = { table_id: table.id, seat }
  await changeRows(db, 'turns', place, { remind_at: firstReminder(table, seat) })
}

const deleteTurn = statement((db, { table_id, seat }: Pick<TurnRow, 'table_id' | 'seat'>) =>
  db
    .deleteFrom('turns')
    .where('table_id', '=', table_id)
    .where('seat', '=', seat)
    .returning(['id', 'began_at', 'due_at']),
)

function turnOf(table: TableRecord, seat: number, user: string): TurnRow {
  const known = isKnown(table, seat)
  return {
    id: makeId(),
    table_id: table.id,
    seat,
    user_id: user,
    began_at: table.updatedAt,
    due_at: known ? null : turnDue(table),
    remind_at: known ? null : firstReminder(table, seat),
  }
}

/** Says once that a bot plays for this person. */
const timeUpTurn = (table: TableRecord, seat: number, user: string): TurnRow => ({
  ...turnOf(table, seat, user),
  due_at: turnDue(table),
  remind_at: null,
})

/**
 * Whether this person knows of the turn. Whose clock goes on with so little was here a moment ago:
 * they took a move back, or came back to their seat. Before that they were reminded.
 */
function isKnown({ time, clocks }: TableRecord, seat: number): boolean {
  const clock = clocks[seat]
  return clock !== undefined && time.kind === 'days' && clock.left <= remindedWith(time.hours)
}

/** Not before then is this person reminded: later, if their clock stands still meanwhile. */
function firstReminder(table: TableRecord, seat: number): number | null {
  const clock = table.clocks[seat]
  return clock === undefined ? null : reminderAt(table.time, clock, NEVER_STILL)
}

const addTurn = statement((db, turn: TurnRow) =>
  db
    .insertInto('turns')
    .values({
      id: turn.id,
      table_id: turn.table_id,
      seat: turn.seat,
      user_id: turn.user_id,
      began_at: turn.began_at,
      due_at: turn.due_at,
      remind_at: turn.remind_at,
    })
    .onConflict(conflict => conflict.columns(['table_id', 'seat']).doNothing()),
)

/** When to check whether a person needs a notice that the table waits for them. */
export function turnDue(table: TableRecord): number {
  const isAtOnce = table.status !== 'open' && table.time.kind === 'days'
  return table.updatedAt + (isAtOnce ? 0 : LIVE_PATIENCE_MS)
}

/** A turn is looked at twice: for the notice that it has begun, and for the reminder. */
export type Look = 'due_at' | 'remind_at'

/** Turns that are due for this look. */
export function dueTurns(db: Db, look: Look, now: number, limit: number): Promise<TurnRow[]> {
  return db
    .selectFrom('turns')
    .selectAll()
    .where(look, '<=', now)
    .orderBy(look)
    .limit(limit)
    .execute()
}

/** When the next of them, or of the waiting notices, is due; null if none is. */
export async function nextDue(db: Db): Promise<number | null> {
  const next = (look: Look) =>
    db
      .selectFrom('turns')
      .select(`${look} as at`)
      .where(look, 'is not', null)
      .orderBy(look)
      .limit(1)
      .execute()
  const rows = await Promise.all([
    next('due_at'),
    next('remind_at'),
    db
      .selectFrom('notices')
      .select('due_at as at')
      .where('state', '=', 'waiting')
      .orderBy('due_at')
      .limit(1)
      .execute(),
  ])
  const times = rows.flat().flatMap(({ at }) => (at === null ? [] : [at]))
  return times.length === 0 ? null : Math.min(...times)
}

/** Puts the look off, or, null, marks it as done; false if another process was first. */
export async function seeToTurn(
  db: Db,
  turn: TurnRow,
  look: Look,
  next: number | null,
): Promise<boolean> {
  const turns = db.updateTable('turns').set(look, next).where('id', '=', turn.id)
  const { numUpdatedRows } = await turns.where(look, '=', turn[look]).executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

/** Whoever changes when their clocks stand still is reminded earlier or later. */
export async function lookAtReminders(db: Db, user: string, now: number): Promise<void> {
  await db
    .updateTable('turns')
    .set({ remind_at: now })
    .where('user_id', '=', user)
    .where('remind_at', 'is not', null)
    .execute()
}
