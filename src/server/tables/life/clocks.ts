import type { Timing } from '../../domain/timing.ts'
import type { TableRecord } from '../../domain/record.ts'
import type { Db } from '../../store/database/schema.ts'
import { houseStops, loadAways } from '../../store/people/times.ts'

/** The longest span a clock is computed ahead. */
const LOOK_BACK_MS = 100 * 24 * 3600_000

/** Loads when all clocks stood still. */
export async function learnStops(db: Db, timing: Timing): Promise<void> {
  timing.stops = await houseStops(db, timing.clock.now() - LOOK_BACK_MS)
}

/**
 * Loads when the clocks of the people at this table stand still, if they count days.
 */
export async function loadClocksOf(
  db: Db,
  timing: Timing,
  { time, chairs }: TableRecord,
): Promise<void> {
  if (time.kind !== 'days') return
  const users = chairs.flatMap(chair => (chair.kind === 'person' ? [chair.user] : []))
  const aways = await loadAways(db, users)
  for (const user of users) {
    const away = aways.get(user)
    if (away === undefined) timing.aways.delete(user)
    else timing.aways.set(user, away)
  }
}
