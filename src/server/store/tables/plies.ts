import type { GameEvent, GameTypes } from '../../../kernel/game.ts'
import { alike } from '../../domain/alike.ts'
import type { Course, Entry, StoredSnapshot } from '../../domain/course.ts'
import { inPieces } from '../database/in-pieces.ts'
import { findRow } from '../database/rows.ts'
import type { Db, PlyRow, SnapshotRow } from '../database/schema.ts'
import { statement, together } from '../database/statement.ts'

/**
 * Adds to the log. Throws if somebody else has added meanwhile: the primary key refuses, and
 * nothing is ever overwritten.
 */
export async function appendPlies(db: Db, match: string, entries: readonly Entry[]): Promise<void> {
  await together(entries.map(entry => insertPly(db, plyRow(match, entry))))
}

const insertPly = statement((db, ply: PlyRow) =>
  db.insertInto('plies').values({
    match_id: ply.match_id,
    ply: ply.ply,
    seat: ply.seat,
    kind: ply.kind,
    move: ply.move,
    takes: ply.takes,
    events: ply.events,
    key: ply.key,
    at: ply.at,
  }),
)

/** The entries after the one numbered `since`. */
export async function loadLog(db: Db, match: string, since = 0): Promise<Entry[]> {
  const log: Entry[] = []
  const pieces = inPieces<PlyRow>((last, limit) =>
    db
      .selectFrom('plies')
      .selectAll()
      .where('match_id', '=', match)
      .where('ply', '>', last?.ply ?? since)
      .orderBy('ply')
      .limit(limit)
      .execute(),
  )
  for await (const rows of pieces) for (const row of rows) log.push(entryOf(row))
  return log
}

/** Stores where a match stands, unless that or a later moment is stored. */
export async function saveSnapshot(db: Db, matchId: string, { match, log }: Course): Promise<void> {
  const { base, state } = match
  const text = JSON.stringify(state)
  await putSnapshot(db, {
    match_id: matchId,
    ply: log.length,
    base_ply: base.ply,
    base: base.state === state ? text : JSON.stringify(base.state),
    state: text,
  })
}

const putSnapshot = statement((db, { match_id, ply, base_ply, base, state }: SnapshotRow) =>
  db
    .insertInto('snapshots')
    .values({ match_id, ply, base_ply, base, state })
    .onConflict(conflict =>
      conflict
        .column('match_id')
        .doUpdateSet(row => ({
          ply: row.ref('excluded.ply'),
          base_ply: row.ref('excluded.base_ply'),
          base: row.ref('excluded.base'),
          state: row.ref('excluded.state'),
        }))
        .whereRef('snapshots.ply', '<', 'excluded.ply'),
    ),
)

/** The latest snapshot. Read it before the log, which may grow meanwhile; null if there is none. */
export async function loadSnapshot(db: Db, match: string): Promise<StoredSnapshot | null> {
  const row = await findRow(db, 'snapshots', { match_id: match })
  if (row === undefined) return null
  const state = JSON.parse(row.state) as object
  const base = row.base === row.state ? state : (JSON.parse(row.base) as object)
  return { entries: row.ply, base: { ply: row.base_ply, state: base }, state }
}

function plyRow(match: string, entry: Entry): PlyRow {
  return {
    match_id: match,
    ply: entry.ply,
    seat: entry.seat,
    kind: entry.move === null ? 'undo' : 'move',
    move: entry.move === null ? null : JSON.stringify(entry.move),
    takes: entry.takes,
    events: JSON.stringify(entry.events),
    key: entry.key,
    at: entry.at,
  }
}

function entryOf(row: PlyRow): Entry {
  return {
    ply: row.ply,
    seat: row.seat,
    move: row.move === null ? null : alike(row.move, read<GameTypes['move']>),
    takes: row.takes,
    events: alike(row.events, read<readonly GameEvent[]>),
    key: row.key,
    at: row.at,
  }
}

const read = <A>(json: string): A => JSON.parse(json) as A
