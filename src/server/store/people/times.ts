import type { Quiet } from '../../../protocol/time.ts'
import type { Span } from '../../domain/span.ts'
import type { Away } from '../../domain/timing.ts'
import { addRow, findRow, putRow } from '../database/rows.ts'
import type { Db, UserTimeRow } from '../database/schema.ts'

/** The settings of those users who have chosen any. */
export async function loadAways(db: Db, users: readonly string[]): Promise<Map<string, Away>> {
  if (users.length === 0) return new Map()
  const rows = await db.selectFrom('user_times').selectAll().where('user_id', 'in', users).execute()
  return new Map(rows.map(row => [row.user_id, awayOf(row)]))
}

export async function saveAway(db: Db, user: string, away: Away): Promise<void> {
  const row = {
    quiet: away.quiet === null ? null : JSON.stringify(away.quiet),
    vacation_from: away.vacation?.from ?? null,
    vacation_until: away.vacation?.until ?? null,
    vacation_year: away.year,
    vacation_used: away.used,
  }
  await putRow(db, 'user_times', { user_id: user }, row)
}

function awayOf(row: UserTimeRow): Away {
  const { vacation_from: from, vacation_until: until } = row
  return {
    quiet: row.quiet === null ? null : (JSON.parse(row.quiet) as Quiet),
    vacation: from === null || until === null ? null : { from, until },
    year: row.vacation_year,
    used: row.vacation_used,
  }
}

/** The id for what concerns all tables. */
const HOUSE = ''
const PULSE = 'clocks'
/** Written and read by those who ask whether the database is well. */
const SIGN = 'health'
const MAILS = 'mails'

/** When all clocks stood still, as far as the records go back. */
export async function houseStops(db: Db, since = -Infinity): Promise<Span[]> {
  return loadStops(db, HOUSE, since)
}

/** When the clocks of a table stood still, but for what was over by then. */
export async function loadStops(db: Db, table: string, since = -Infinity): Promise<Span[]> {
  const rows = await db
    .selectFrom('stops')
    .selectAll()
    .where('table_id', '=', table)
    .$if(since !== -Infinity, query =>
      query.where(stop => stop.or([stop('until_at', 'is', null), stop('until_at', '>', since)])),
    )
    .execute()
  return rows.map(row => ({ from: row.from_at, until: row.until_at ?? Infinity }))
}

export async function addStop(db: Db, table: string | null, { from, until }: Span): Promise<void> {
  const until_at = until === Infinity ? null : until
  await addRow(db, 'stops', { table_id: table ?? HOUSE, from_at: from, until_at })
}

/** Ends the open stops of a table. */
export async function endStops(db: Db, table: string, until: number): Promise<void> {
  await db
    .updateTable('stops')
    .set({ until_at: until })
    .where('table_id', '=', table)
    .where('until_at', 'is', null)
    .execute()
}

/** The last sign of life of any server; null if there never was one. */
export function lastPulse(db: Db): Promise<number | null> {
  return lastOf(db, PULSE)
}

export function savePulse(db: Db, at: number): Promise<void> {
  return saveOf(db, PULSE, at)
}

/** When a server last tried whether the database stores anything; null if none did. */
export function lastSign(db: Db): Promise<number | null> {
  return lastOf(db, SIGN)
}

export function saveSign(db: Db, at: number): Promise<void> {
  return saveOf(db, SIGN, at)
}

/** Until this write is over, no other that calls this goes on: what it counts of mails stays true. */
export function holdMails(db: Db, at: number): Promise<void> {
  return saveOf(db, MAILS, at)
}

async function lastOf(db: Db, name: string): Promise<number | null> {
  return (await findRow(db, 'pulse', { name }))?.at ?? null
}

function saveOf(db: Db, name: string, at: number): Promise<void> {
  return putRow(db, 'pulse', { name }, { at })
}
