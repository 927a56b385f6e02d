import type { FastifyInstance } from 'fastify'
import { makeApp } from '../app.ts'
import type { Place } from '../backup.ts'
import { systemClock } from '../clock.ts'
import { beginTime, makeClocks } from '../jobs/clocks.ts'
import { freeze } from '../jobs/freeze.ts'
import { makeLog } from '../log.ts'
import { makeMetrics } from '../metrics.ts'
import { makeNotices } from '../notify/notices.ts'
import { openStore, type Store } from '../store/store.ts'
import { isAlive } from '../store/times.ts'
import { makeStreams } from '../streams/streams.ts'
import type { Hub } from '../tables/hub.ts'
import type { Room } from '../tables/room.ts'
import { learnStops, makeTiming, type Timing } from '../tables/timing.ts'
import { announce } from '../words/chat.ts'

/** The routes of a server at which nobody plays: nothing listens, no bot thinks, no clock strikes, nobody is told. */
export interface Office {
  readonly app: FastifyInstance
  readonly secret: string
  readonly close: () => Promise<void>
}

/** Opens the data to do in them what an admin does: the folder for itself alone, a database beside its servers. */
export async function openOffice(place: Place): Promise<Office> {
  const log = makeLog('error', undefined)
  const [clock, metrics] = [systemClock, makeMetrics()]
  const store = await openStore(place, metrics, log)
  const timing = makeTiming(clock)
  const clocks = makeClocks(timing)
  const background: Promise<void>[] = []
  const later = (work: Promise<void>) =>
    void background.push(work.catch((error: unknown) => log.error({ err: error }, 'not told, or not kept')))
  const hub: Hub = {
    store,
    log,
    clock,
    timing,
    clocks,
    metrics,
    offers: new Map(),
    publicUrl: undefined,
    mailer: null,
    notices: makeNotices(() => false),
    messagesPerSecond: 0,
    rooms: new Map(),
    streams: makeStreams(),
    changed(room: Room) {
      later(announce(hub, room))
      if (room.record.status === 'over') later(freeze(hub, room))
    },
    caughtUp: () => undefined,
  }

  async function close(): Promise<void> {
    await Promise.all(background)
    await clocks.close()
    await store.close()
  }

  try {
    await tellTime(store, timing)
    const app = await makeApp(hub, { ...place, host: '', port: 0, botPace: 0, log: 'error' })
    return { app, secret: store.secret, close: () => app.close().then(close) }
  } catch (error) {
    await close()
    throw error
  }
}

/** If no server is there clocks have stood still since the last one was, as when a server starts. */
async function tellTime(store: Store, timing: Timing): Promise<void> {
  if (store.peers.any && (await isAlive(store.db, timing.clock.now()))) await learnStops(store.db, timing)
  else await beginTime(store, timing)
}
