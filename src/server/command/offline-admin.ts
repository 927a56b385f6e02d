import type { FastifyInstance } from 'fastify'
import { makeApp } from '../app.ts'
import { makeBackground } from '../background.ts'
import type { Place } from '../backup.ts'
import { systemClock } from '../clock.ts'
import { freeze } from '../schedule/freeze.ts'
import { jobsHere } from '../schedule/jobs.ts'
import { beginTime } from '../schedule/reconcile.ts'
import { limitsWith } from '../limits.ts'
import { makeNetworks } from '../networks.ts'
import { makeLog } from '../log.ts'
import { makeMetrics } from '../metrics.ts'
import { makeNotices } from '../notify/notices.ts'
import { postTo } from '../notify/outward.ts'
import { openStore } from '../store/open.ts'
import { makeStreams } from '../streams/streams.ts'
import type { Hub } from '../tables/hub.ts'
import type { Room } from '../tables/room.ts'
import { makeTiming } from '../domain/timing.ts'
import { announce } from '../chat/chat.ts'

/**
 * The routes of a server where nobody plays: nothing listens, no bot thinks, no clock runs, nobody
 * is notified.
 */
export interface OfflineAdmin {
  readonly app: FastifyInstance
  readonly secret: string
  readonly close: () => Promise<void>
}

/**
 * Opens the data for admin work: a folder exclusively, a database next to its servers.
 */
export async function openOfflineAdmin(place: Place): Promise<OfflineAdmin> {
  const log = makeLog('error', undefined)
  const [clock, metrics] = [systemClock, makeMetrics()]
  const store = await openStore(place, metrics, log)
  const timing = makeTiming(clock)
  const jobs = jobsHere(clock, log)
  const background = makeBackground()
  const later = (work: Promise<void>) =>
    background.add(work, error => log.error({ err: error }, 'not notified, or not stored'))
  const hub: Hub = {
    store,
    log,
    clock,
    timing,
    jobs,
    metrics,
    offers: new Map(),
    publicUrl: undefined,
    mailer: null,
    notices: makeNotices(postTo(() => false)),
    messagesPerSecond: 0,
    limits: limitsWith(),
    networks: makeNetworks(),
    rooms: new Map(),
    streams: makeStreams(),
    changed(room: Room) {
      later(announce(hub, room))
      if (room.record.status === 'over') later(freeze(hub, room))
    },
    caughtUp: () => undefined,
  }

  async function close(): Promise<void> {
    await background.settled()
    await jobs.rest()
    await store.close()
  }

  try {
    await beginTime(store, timing)
    const app = await makeApp(hub, { ...place, host: '', port: 0, botPace: 0, log: 'error' })
    return { app, secret: store.secret, close: () => app.close().then(close) }
  } catch (error) {
    await close()
    throw error
  }
}
