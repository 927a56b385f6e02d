import type { Hub } from '../tables/hub.ts'

/** The burst: lines that may come at once … */
const AT_ONCE = 5
/** … and then one line per this interval. */
const EVERY_MS = 3000
/** People whose pace is remembered. */
const REMEMBERED = 10_000

/** When each person's lines would be through at the allowed pace. */
const paces = new WeakMap<Hub, Map<string, number>>()

/**
 * Whether this person may say a line now: people who write a lot are slowed down, and nobody is
 * disconnected.
 */
export function maySpeak(hub: Hub, user: string): boolean {
  const known = paces.get(hub) ?? new Map<string, number>()
  paces.set(hub, known)
  const now = hub.clock.now()
  const through = Math.max(now, known.get(user) ?? 0)
  if (through - now > (AT_ONCE - 1) * EVERY_MS) return false
  if (known.size > REMEMBERED) known.clear()
  known.set(user, through + EVERY_MS)
  return true
}
