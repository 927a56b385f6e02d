import { type Bucket, makeBucket } from '../limits/allowance.ts'
import { makeRecent } from '../recent.ts'
import type { Hub } from '../tables/room/hub.ts'

/** The burst: lines that may come at once … */
const AT_ONCE = 5
/** … and then one line per this interval. */
const EVERY_MS = 3000

/** What is left to each person. */
const paces = new WeakMap<Hub, (user: string, now: number) => Bucket>()

const newPace = () =>
  makeRecent(AT_ONCE * EVERY_MS, now => makeBucket(AT_ONCE, 1000 / EVERY_MS, now))

/**
 * Whether this person may say a line now: people who write a lot are slowed down, and nobody is
 * disconnected.
 */
export function maySpeak(hub: Hub, user: string): boolean {
  const pace = paces.get(hub) ?? newPace()
  paces.set(hub, pace)
  const now = hub.clock.now()
  return pace(user, now).take(now)
}
