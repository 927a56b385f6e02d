import type { Perspective } from '../../../kernel/perspective.ts'
import { addRow, findRow } from '../database/rows.ts'
import type { Db } from '../database/schema.ts'

/** What is stored for the perspective without a seat. */
const ONLOOKER = -1
const ALL = -2

const numberOf = (eyes: Perspective) => (eyes === 'all' ? ALL : (eyes ?? ONLOOKER))

/** The frames of each perspective, as a gzipped JSON array; the first process stores them. */
export async function saveReplay(
  db: Db,
  match: string,
  frames: ReadonlyMap<Perspective, Uint8Array>,
): Promise<void> {
  const rows = [...frames].map(([eyes, gzipped]) => ({
    match_id: match,
    viewer: numberOf(eyes),
    frames: gzipped,
  }))
  await addRow(db, 'replays', rows)
}

export async function loadReplay(
  db: Db,
  match: string,
  eyes: Perspective,
): Promise<Uint8Array | null> {
  const row = await findRow(db, 'replays', { match_id: match, viewer: numberOf(eyes) })
  return row?.frames ?? null
}
