import { inTime } from '../../in-time.ts'
import { logFailure } from '../../store/database/revision-conflict.ts'
import { lastSign, saveSign } from '../../store/people/times.ts'
import type { Hub } from '../../tables/room/hub.ts'

/** How long the database may take before it counts as not answering. */
const PATIENCE_MS = 1000
/** How long an answer holds: strangers may ask, and each look writes. */
const FRESH_MS = 1000

const SLOW = 'The database does not answer within a second.'
const UNWRITABLE = 'The database cannot store anything now: is the disk full?'
const FORGETFUL = 'The database does not return what was just stored.'

/** What is wrong with the server, in one sentence; null if nothing is. */
export type Look = () => Promise<string | null>

/**
 * Looks at the database as a move does: writes a row, and reads it again. One look at a time,
 * however many ask, and none while an earlier one hangs.
 */
export function makeLook(hub: Pick<Hub, 'store' | 'clock' | 'log'>): Look {
  let latest: Promise<string | null> | null = null

  function begin(): Promise<string | null> {
    const found = lookNow(hub)
    void found.then(() => setTimeout(() => (latest = null), FRESH_MS).unref())
    return found
  }

  return () => {
    latest ??= begin()
    return inTime(latest, PATIENCE_MS, () => SLOW)
  }
}

async function lookNow({ store, clock, log }: Pick<Hub, 'store' | 'clock' | 'log'>) {
  try {
    await store.write(db => saveSign(db, clock.now()))
    return (await lastSign(store.db)) === null ? FORGETFUL : null
  } catch (error) {
    logFailure(log, error, 'the database cannot store anything')
    return UNWRITABLE
  }
}
