import type { Viewer } from '../../kernel/game.ts'
import type { Db } from './schema.ts'

const ONLOOKER = -1

/** The frames of every viewer, each a gzipped JSON array; kept once, whoever comes first. */
export async function saveReplay(db: Db, match: string, frames: ReadonlyMap<Viewer, Uint8Array>): Promise<void> {
  const rows = [...frames].map(([viewer, gzipped]) => ({
    match_id: match,
    viewer: viewer ?? ONLOOKER,
    frames: gzipped,
  }))
  await db
    .insertInto('replays')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function loadReplay(db: Db, match: string, viewer: Viewer): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('replays')
    .select('frames')
    .where('match_id', '=', match)
    .where('viewer', '=', viewer ?? ONLOOKER)
    .executeTakeFirst()
  return row?.frames ?? null
}
