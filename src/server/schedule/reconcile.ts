import type { Cancel } from '../clock.ts'
import type { Store } from '../store/store.ts'
import { drawsDue } from '../store/tables/draws.ts'
import {
  dueBefore,
  endedUnseen,
  quietTables,
  unfrozen,
  waitingForBots,
} from '../store/tables/due.ts'
import { noteEnds } from '../store/tables/results.ts'
import { LIVE_PATIENCE_MS } from '../store/tables/turns.ts'
import { logFailure } from '../store/database/revision-conflict.ts'
import { setBack } from '../store/people/set-back.ts'
import { addStop, lastPulse, savePulse } from '../store/people/times.ts'
import { type Hub, openRooms } from '../tables/room/hub.ts'
import { broadcastTable } from '../tables/room/room.ts'
import { GRACE_MS, isOut, type Timing } from '../domain/timing.ts'
import { learnStops } from '../tables/life/clocks.ts'
import { ABANDONED_MS } from './schedule.ts'
import { type Jobs, ROUND_MS } from './jobs.ts'

/**
 * When a server starts and no other ran, all clocks stood still since the last sign of life, and
 * stand still for one more minute. A rolling replacement always has one running.
 */
export async function beginTime(store: Store, timing: Timing): Promise<void> {
  await store.peers.join(async alone => {
    const now = timing.clock.now()
    const last = await lastPulse(store.db)
    await store.write(async inner => {
      if (alone && last !== null) {
        const until = now + GRACE_MS
        if (last > now) await setBack(inner, { from: now, until })
        else await addStop(inner, null, { from: last, until })
      }
      await savePulse(inner, now)
    })
  })
  await learnStops(store.db, timing)
}

/**
 * How far back a server looks for live tables where a turn is late, and for matches of which it is
 * not noted that they ended, once it has looked at all: what a process that is gone has left, others
 * take over long before.
 */
const QUIET_MS = 10 * 60_000

/**
 * So many finished matches a round: each takes a thread some tenth of a second, and is held in
 * memory until then.
 */
export const STORED_A_ROUND = 50

/** Where the last sign of life is older, no server could store one. */
const LONGEST_SILENCE_MS = 1.5 * ROUND_MS

/** How often is looked for what has expired, and how soon first: some servers run for an evening. */
const EXPIRE_EVERY_MS = 3600_000
const EXPIRE_FIRST_MS = 15 * 60_000

/**
 * Every ROUND_MS a server stores a sign of life (after a crash clocks stand still since the last
 * one) and schedules what is due until the next round. It finds what was lost between a commit and
 * its scheduling. The first round looks at all there is, and so does one after an outage.
 */
export interface Rounds {
  start(): void
  close(): Promise<void>
}

export function makeRounds(hub: Hub, jobs: Jobs): Rounds {
  const { store, clock, log } = hub
  let next: Cancel = () => undefined
  let going: Promise<void> | null = null
  let closed = false
  let expireAt: number | null = null
  /** Whether the next round looks at all there is. */
  let whole = true
  /** Finished matches of which is not stored yet what everybody saw. */
  let toStore: AsyncGenerator<string> | null = null

  function go(): void {
    if (closed) return
    next()
    going ??= round().finally(() => {
      going = null
      if (!closed) next = clock.at(clock.now() + ROUND_MS, go)
    })
  }

  async function round(): Promise<void> {
    const all = whole
    whole = false
    try {
      await look(all)
    } catch (error) {
      whole ||= all || toStore !== null
      logFailure(log, error, 'could not schedule what is due')
    }
  }

  async function look(all: boolean): Promise<void> {
    const { db } = store
    if (await followJump(hub)) expireAt = null
    const now = clock.now()
    await giveSign(hub, now)
    await clock.ask?.()
    for (const { id, at } of await dueBefore(db, now + ROUND_MS)) jobs.at('clocks', id, at)
    for (const { id, at } of await drawsDue(db, now, now + ROUND_MS)) jobs.at('shuffle', id, at)
    for await (const ids of waitingForBots(db, all ? Infinity : now - ABANDONED_MS))
      for (const id of ids) jobs.at('bots', id, now)
    if (all) toStore = unfrozen(db)
    for (let stored = 0; stored < STORED_A_ROUND && toStore !== null; stored++) {
      const { value: id, done } = await toStore.next()
      if (done) toStore = null
      else jobs.at('replay', id, now)
    }
    const until = now + ROUND_MS - LIVE_PATIENCE_MS
    const from = all ? 0 : until - QUIET_MS
    for await (const tables of quietTables(db, { from, until }))
      for (const { id, at } of tables) jobs.at('notices', id, at + LIVE_PATIENCE_MS)
    for await (const ids of endedUnseen(db, from)) await store.write(inner => noteEnds(inner, ids))
    jobs.at('notices', '', now)
    expireAt ??= now + EXPIRE_FIRST_MS
    if (now < expireAt) return
    expireAt = now + EXPIRE_EVERY_MS
    jobs.at('expire', '', now)
  }

  return {
    start() {
      const missed = () => {
        whole = true
        go()
      }
      store.peers.listen({ heard: () => undefined, missed })
      go()
    },
    async close() {
      closed = true
      next()
      await going
      await store.write(inner => savePulse(inner, clock.now()))
    },
  }
}

/**
 * Where the machine's clock was set forward, all clocks stand still for as long: nobody runs out of
 * time by it. Where it was set back, those that ran stand still by themselves until their time comes
 * again; all others for a minute. First the stop is stored, then the new time holds. Answers whether
 * the clock was set.
 */
async function followJump({ store, clock, timing, log }: Hub): Promise<boolean> {
  const jump = clock.jump?.() ?? null
  if (jump === null) return false
  const { from, until } = jump
  const isBack = clock.now() >= until
  log.warn({ from, until, isBack }, 'the clock of this machine was set; nobody loses time by it')
  await store.write(inner =>
    isBack
      ? setBack(inner, { from, until: Math.min(until, from + GRACE_MS) })
      : addStop(inner, null, jump),
  )
  await learnStops(store.db, timing)
  jump.follow()
  return true
}

/**
 * Stores a sign of life, and learns of those stops that others have stored. Where it could not be
 * stored before, or this process stood still, nobody could move meanwhile: if no other server gave a
 * sign, all clocks stood still since the last one, and stand still for one more minute. Whoever looks
 * on is told, at once and when it is over.
 */
async function giveSign(hub: Hub, now: number): Promise<void> {
  const { store, timing, log } = hub
  const wasOut = isOut(timing)
  try {
    const stop = await store.write(async inner => {
      const last = wasOut ? await lastPulse(inner) : null
      const silent = last !== null && now - last > LONGEST_SILENCE_MS
      const outage = silent ? { from: last, until: now + GRACE_MS } : null
      if (outage !== null) await addStop(inner, null, outage)
      await savePulse(inner, now)
      return outage
    })
    await learnStops(store.db, timing)
    timing.lastSign = now
    timing.isOut = false
    if (stop !== null)
      log.warn(stop, 'the server or its database stood still; nobody loses time by it')
    if (wasOut) await tellOfClocks(hub)
  } catch (error) {
    timing.isOut = true
    if (!wasOut) await tellOfClocks(hub)
    throw error
  }
}

async function tellOfClocks(hub: Hub): Promise<void> {
  for (const room of await openRooms(hub))
    if (room.record.time.kind !== 'none') broadcastTable(room)
}
