import type { Cancel } from '../clock.ts'
import type { Store } from '../store/store.ts'
import { addStop, lastPulse, PULSE_MS, savePulse } from '../store/times.ts'
import { dueBefore } from '../store/tables.ts'
import { type Hub, openRoom } from '../tables/hub.ts'
import type { TableRecord } from '../tables/record.ts'
import { lookAtClocks } from '../tables/time-up.ts'
import { learnStops, type Timing } from '../tables/timing.ts'

/** Looks at the clocks of all tables when it is time. All that matters is in the database; this only remembers when to look. */
export interface Clocks {
  /** A table has changed: looks at it when its first clock runs out. */
  watch(record: TableRecord): void
  /** From now on looks at every table, also at those of processes that are gone. */
  start(hub: Hub): void
  close(): Promise<void>
}

/** So long clocks stand still after a server starts: people have to find back first. */
const GRACE_MS = 60_000

/** When a server starts: all clocks stood still since one was last alive, and do for a minute more. */
export async function beginTime(store: Store, timing: Timing): Promise<void> {
  const now = timing.clock.now()
  const last = await lastPulse(store.db)
  await store.write(async inner => {
    if (last !== null) await addStop(inner, null, { from: Math.min(last, now), until: now + GRACE_MS })
    await savePulse(inner, now)
  })
  await learnStops(store.db, timing)
}

export function makeClocks(timing: Timing): Clocks {
  const { clock } = timing
  const watched = new Map<string, Cancel>()
  const busy = new Set<Promise<void>>()
  let home: Hub | null = null
  let beat: Cancel = () => undefined

  function later(hub: Hub, work: Promise<void>, table?: string): void {
    const settled: Promise<void> = work
      .catch((error: unknown) => hub.log.error({ table, err: error }, 'clocks could not be looked at'))
      .finally(() => busy.delete(settled))
    busy.add(settled)
  }

  function lookWhen(table: string, when: number): void {
    watched.get(table)?.()
    const cancel = clock.at(when, () => {
      watched.delete(table)
      if (home !== null) later(home, look(home, table), table)
    })
    watched.set(table, cancel)
  }

  async function look(hub: Hub, table: string): Promise<void> {
    await lookAtClocks(hub, await openRoom(hub, table))
  }

  async function pulse(hub: Hub): Promise<void> {
    const { store } = hub
    try {
      await store.write(inner => savePulse(inner, clock.now()))
      await learnStops(store.db, timing)
      for (const { id, at } of await dueBefore(store.db, clock.now() + PULSE_MS)) if (!watched.has(id)) lookWhen(id, at)
    } finally {
      if (home !== null) beat = clock.at(clock.now() + PULSE_MS, () => later(hub, pulse(hub)))
    }
  }

  return {
    watch({ id, status, dueAt }) {
      watched.get(id)?.()
      watched.delete(id)
      if (status === 'running' && dueAt !== null) lookWhen(id, dueAt)
    },
    start(hub) {
      home = hub
      later(hub, pulse(hub))
    },
    async close() {
      const hub = home
      home = null
      beat()
      for (const cancel of watched.values()) cancel()
      await Promise.all(busy)
      if (hub !== null) await hub.store.write(db => savePulse(db, clock.now()))
    },
  }
}
