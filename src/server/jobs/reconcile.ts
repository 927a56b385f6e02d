import type { Cancel } from '../clock.ts'
import type { Store } from '../store/store.ts'
import { dueBefore, unfrozen, waitingForBots } from '../store/tables.ts'
import { addStop, lastPulse, savePulse } from '../store/times.ts'
import type { Hub } from '../tables/hub.ts'
import { learnStops, type Timing } from '../tables/timing.ts'
import { ABANDONED_MS } from './schedule.ts'
import { failed, ROUND_MS } from './jobs.ts'

/**
 * So long clocks stand still after a server starts where there was none: people have to find back
 * first.
 */
const GRACE_MS = 60_000

/**
 * When a server starts and no other was there: all clocks stood still since one was last alive, and
 * do for a minute more. Where servers are replaced one after another there always was one.
 */
export async function beginTime(store: Store, timing: Timing): Promise<void> {
  await store.peers.join(async alone => {
    const now = timing.clock.now()
    const last = await lastPulse(store.db)
    await store.write(async inner => {
      if (alone && last !== null)
        await addStop(inner, null, { from: Math.min(last, now), until: now + GRACE_MS })
      await savePulse(inner, now)
    })
  })
  await learnStops(store.db, timing)
}

/**
 * Every ROUND_MS a server says that it is alive (after a crash clocks stand still since it last
 * did), and asks for what is due until it comes round again: of what was lost between a commit and
 * asking nobody else knows.
 */
export interface Rounds {
  start(): void
  close(): Promise<void>
}

export function makeRounds(hub: Hub): Rounds {
  const { store, clock, timing, jobs, log } = hub
  let next: Cancel = () => undefined
  let going: Promise<void> | null = null
  let closed = false

  function go(first = false): void {
    if (closed) return
    next()
    going ??= round(first)
      .catch((error: unknown) => failed(log, error, 'what is due could not be asked for'))
      .finally(() => {
        going = null
        if (!closed) next = clock.at(clock.now() + ROUND_MS, () => go())
      })
  }

  async function round(first: boolean): Promise<void> {
    const { db } = store
    const now = clock.now()
    await store.write(inner => savePulse(inner, now))
    await learnStops(db, timing)
    for (const { id, at } of await dueBefore(db, now + ROUND_MS)) jobs.at('clocks', id, at)
    for (const id of await waitingForBots(db, first ? Infinity : now - ABANDONED_MS))
      jobs.at('bots', id, now)
    for (const id of first ? await unfrozen(db) : []) jobs.at('replay', id, now)
    jobs.at('notices', '', now)
  }

  return {
    start() {
      store.peers.listen({ heard: () => undefined, missed: () => go() })
      go(true)
    },
    async close() {
      closed = true
      next()
      await going
      await store.write(inner => savePulse(inner, clock.now()))
    },
  }
}
