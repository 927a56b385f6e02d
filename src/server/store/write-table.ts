import { type Chair, type TableRecord } from '../domain/record.ts'
import { drawColumns, saveDraw } from './draws.ts'
import { keepResults } from './results.ts'
import { RevisionConflict } from './revision-conflict.ts'
import type { Db, SeatRow } from './schema.ts'
import { statement, together } from './statement.ts'
import { followTurns } from './turns.ts'

/**
 * The first step of every change of a table: writes its new state, with its seats and clocks, who
 * is to act, and the result if it is over. Succeeds if nobody has changed it since that revision,
 * when it was as `before` says, and locks all others out until it is done.
 */
export async function changeTable(
  db: Db,
  before: TableRecord,
  after: TableRecord,
  revision: number,
): Promise<void> {
  await together([
    updateTable(db, after, revision),
    updateSeats(db, before, after),
    followTurns(db, before, after),
    ...(after.draw === before.draw ? [] : [saveDraw(db, after)]),
  ])
  await keepResults(db, after)
}

async function updateTable(db: Db, after: TableRecord, revision: number): Promise<void> {
  const next = revision + 1
  const done = await putTable(db, { ...changing(after), id: after.id, revision, next })
  if (Number(done.numAffectedRows) === 0) throw new RevisionConflict(after.id)
}

const putTable = statement(
  (db, row: Changing & { readonly id: string; readonly revision: number; readonly next: number }) =>
    db
      .updateTable('tables')
      .set({
        host: row.host,
        listed: row.listed,
        version: row.version,
        status: row.status,
        actors: row.actors,
        ranks: row.ranks,
        updated_at: row.updated_at,
        due_at: row.due_at,
        life: row.life,
        revision: row.next,
      })
      .where('id', '=', row.id)
      .where('revision', '=', row.revision),
)

export async function insertTable(db: Db, record: TableRecord): Promise<void> {
  await db
    .insertInto('tables')
    .values({
      id: record.id,
      game: record.game,
      options: JSON.stringify(record.options),
      ...drawColumns(record),
      time: JSON.stringify(record.time),
      created_at: record.createdAt,
      ...changing(record),
    })
    .execute()
  await db
    .insertInto('seats')
    .values(record.chairs.map((chair, seat) => seatRow(record, seat, chair)))
    .execute()
  await followTurns(db, null, record)
}

/** Writes the seats that have changed: who sits there, and their clocks. */
async function updateSeats(db: Db, before: TableRecord, after: TableRecord): Promise<void> {
  const fresh = after.chairs.flatMap((chair, seat) => {
    const known = before.chairs[seat]
    if (known === chair && before.clocks[seat] === after.clocks[seat]) return []
    const row = seatRow(after, seat, chair)
    const old = known === undefined ? null : seatRow(before, seat, known)
    return JSON.stringify(row) === JSON.stringify(old) ? [] : [row]
  })
  await together(fresh.map(row => putSeat(db, row)))
}

const putSeat = statement((db, row: SeatRow) =>
  db
    .updateTable('seats')
    .set({
      kind: row.kind,
      user_id: row.user_id,
      level: row.level,
      clock: row.clock,
      stand_in: row.stand_in,
      round: row.round,
    })
    .where('table_id', '=', row.table_id)
    .where('seat', '=', row.seat),
)

/** The columns that a change of a table may change. */
type Changing = ReturnType<typeof changing>

function changing(record: TableRecord) {
  return {
    host: record.host,
    listed: record.listed ? 1 : 0,
    version: record.version,
    status: record.status,
    actors: JSON.stringify(record.actors),
    ranks: record.ranks === null ? null : JSON.stringify(record.ranks),
    updated_at: record.updatedAt,
    due_at: record.dueAt,
    life: JSON.stringify(record.life),
  }
}

function seatRow(record: TableRecord, seat: number, chair: Chair): SeatRow {
  const clock = record.clocks[seat]
  return {
    table_id: record.id,
    seat,
    kind: chair.kind,
    user_id: personOf(chair),
    level: chair.kind === 'bot' ? chair.level : null,
    clock: clock === undefined ? null : JSON.stringify(clock),
    stand_in: (chair.kind === 'person' ? chair.standIn : null) ?? null,
    round: chair.round,
  }
}

function personOf(chair: Chair): string | null {
  if (chair.kind === 'person') return chair.user
  return (chair.kind === 'open' ? chair.keptFor?.user : null) ?? null
}
