import type { UpdateResult } from 'kysely'
import { type Chair, keptIn, type TableRecord } from '../../domain/record.ts'
import { drawColumns, saveDraw } from './draws.ts'
import type { MarkOf } from './rated.ts'
import { keepResults } from './results.ts'
import { RevisionConflict } from '../database/revision-conflict.ts'
import type { Db, SeatRow, TableRow } from '../database/schema.ts'
import { statement, together } from '../database/statement.ts'
import { followTurns } from './turns.ts'

/**
 * The first step of every change of a table: writes its new state, with its seats and clocks, who
 * is to act, and the result if it is over. Succeeds if nobody has changed it since that revision,
 * when it was as `before` says, and locks all others out until it is done. `markOf`: of the networks
 * of people, for their results.
 */
export async function changeTable(
  db: Db,
  before: TableRecord,
  after: TableRecord,
  revision: number,
  markOf: MarkOf = () => null,
): Promise<void> {
  await together([
    updateTable(db, before, after, revision),
    updateSeats(db, before, after),
    followTurns(db, before, after),
    ...(after.draw === before.draw ? [] : [saveDraw(db, after)]),
  ])
  await keepResults(db, after, markOf)
}

/** Writes the columns that have changed: each has its price, and most moves change two. */
async function updateTable(
  db: Db,
  before: TableRecord,
  after: TableRecord,
  revision: number,
): Promise<void> {
  const changed = COLUMNS.filter(({ of }) => before[of] !== after[of])
  const row = { ...rowOf(changed, after), id: after.id, revision, next: revision + 1 }
  const done = await statementFor(changed)(db, row)
  if (Number(done.numAffectedRows) === 0) throw new RevisionConflict(`table ${after.id}`)
}

interface Changed {
  readonly [column: string]: unknown
  readonly id: string
  readonly revision: number
  readonly next: number
}

/** By the columns they write. */
const statements = new Map<string, ReturnType<typeof statement<Changed, UpdateResult>>>()

function statementFor(columns: readonly Column[]) {
  const names = columns.map(({ name }) => name)
  const key = names.join()
  const found =
    statements.get(key) ??
    statement((db, row: Changed) =>
      db
        .updateTable('tables')
        .set({ ...Object.fromEntries(names.map(name => [name, row[name]])), revision: row.next })
        .where('id', '=', row.id)
        .where('revision', '=', row.revision),
    )
  statements.set(key, found)
  return found
}

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
      ...(rowOf(COLUMNS, record) as Changing),
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

/** A column that a change of a table may change, and what it is written from. */
interface Column {
  readonly name: keyof Changing
  readonly of: keyof TableRecord
  readonly write: (record: TableRecord) => string | number | null
}

type Changing = Pick<
  TableRow,
  | 'host'
  | 'listed'
  | 'version'
  | 'newer_rules'
  | 'status'
  | 'actors'
  | 'ranks'
  | 'updated_at'
  | 'due_at'
  | 'life'
>

const COLUMNS: readonly Column[] = [
  { name: 'host', of: 'host', write: ({ host }) => host },
  { name: 'listed', of: 'listed', write: ({ listed }) => (listed ? 1 : 0) },
  { name: 'version', of: 'version', write: ({ version }) => version },
  { name: 'newer_rules', of: 'newerRules', write: ({ newerRules }) => newerRules },
  { name: 'status', of: 'status', write: ({ status }) => status },
  { name: 'actors', of: 'actors', write: ({ actors }) => JSON.stringify(actors) },
  { name: 'ranks', of: 'ranks', write: ({ ranks }) => ranks && JSON.stringify(ranks) },
  { name: 'updated_at', of: 'updatedAt', write: ({ updatedAt }) => updatedAt },
  { name: 'due_at', of: 'dueAt', write: ({ dueAt }) => dueAt },
  { name: 'life', of: 'life', write: ({ life }) => JSON.stringify(life) },
]

function rowOf(columns: readonly Column[], record: TableRecord) {
  return Object.fromEntries(columns.map(({ name, write }) => [name, write(record)]))
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
  return chair.kind === 'person' ? chair.user : (keptIn(chair)?.user ?? null)
}
