import type { Perspective } from '../../../kernel/perspective.ts'
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
  await db
    .insertInto('replays')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function loadReplay(
  db: Db,
  match: string,
  eyes: Perspective,
): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('replays')
    .select('frames')
    .where('match_id', '=', match)
    .where('viewer', '=', numberOf(eyes))
    .executeTakeFirst()
  return row?.frames ?? null
}
