import type { Seat } from '../../kernel/game.ts'
import type { Entry } from './course.ts'

/**
 * The entry that each seat made with each key, as far as they were asked for. Grows with the log,
 * which only grows: a long match answers as fast as a short one.
 */
export interface EntryKeys {
  upTo: number
  readonly plies: Map<Seat, Map<string, number>>
}

export const noKeys = (): EntryKeys => ({ upTo: 0, plies: new Map() })

/** The number of the last entry that this seat made with this key, or null. */
export function entryOfKey(
  log: readonly Entry[],
  asked: Seat,
  wanted: string,
  keys: EntryKeys,
): number | null {
  for (const { ply, seat, key } of log.slice(keys.upTo)) {
    if (key === null) continue
    const own = keys.plies.get(seat) ?? new Map<string, number>()
    keys.plies.set(seat, own.set(key, ply))
  }
  keys.upTo = log.length
  return keys.plies.get(asked)?.get(wanted) ?? null
}
