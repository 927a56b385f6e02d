import type { FastifyInstance } from 'fastify'
import { makeApp } from '../app.ts'
import { makeDocument } from '../http/page/document.ts'
import { makeBackground } from '../background.ts'
import type { Place } from '../store/open.ts'
import { announceChanges } from '../chat/follow-tables.ts'
import { clockOf } from '../clock.ts'
import { MOST_IMPORTS_KEPT, MOST_REVIEWS_KEPT, type Services } from '../http/route/services.ts'
import { makeShelf } from '../http/page/shelf.ts'
import { freeze } from '../schedule/freeze.ts'
import { beginTime } from '../schedule/reconcile.ts'
import { newOperatorKey } from '../identity/operator.ts'
import { limitsWith } from '../limits/limits.ts'
import { makeLog } from '../log.ts'
import { makeNetworks } from '../networks.ts'
import { makeMetrics } from '../metrics.ts'
import { makeNotices } from '../notify/notices.ts'
import { postTo } from '../notify/outward.ts'
import { openStore } from '../store/open.ts'
import { makeStreams } from '../streams/streams.ts'
import { makeHub } from '../tables/room/hub.ts'
import { workshopHere } from '../tables/work/workshop.ts'
import { makeTiming } from '../domain/timing.ts'

/**
 * The routes of a server where nobody plays: nothing listens, no bot thinks, no clock runs, nobody
 * is notified.
 */
export interface OfflineAdmin {
  readonly app: FastifyInstance
  readonly operatorKey: string
  readonly close: () => Promise<void>
}

/**
 * Opens the data for admin work: a folder exclusively, a database next to its servers.
 */
export async function openOfflineAdmin(place: Place): Promise<OfflineAdmin> {
  const log = makeLog('error', undefined)
  const metrics = makeMetrics()
  const store = await openStore(place, metrics, log)
  const clock = await clockOf(store)
  const timing = makeTiming(clock)
  const background = makeBackground()
  const later = (work: Promise<void>) =>
    background.add(work, error => log.error({ err: error }, 'not notified, or not stored'))
  const [limits, networks] = [limitsWith(), makeNetworks(store.secret)]
  const hub = makeHub({
    store,
    log,
    clock,
    timing,
    metrics,
    offers: new Map(),
    limits,
    networks,
    workshop: workshopHere(),
  })
  announceChanges(hub, later)
  hub.events.on('changed', ({ room }) => {
    if (room.record.status === 'over') later(freeze(hub, room))
  })
  const by = { hub, publicUrl: undefined, mailer: null, post: postTo(() => false) }
  const services: Services = {
    ...hub,
    publicUrl: undefined,
    operatorKey: newOperatorKey(),
    mailer: null,
    notices: makeNotices(by, () => undefined),
    streams: makeStreams(),
    messagesPerSecond: 0,
    document: makeDocument(),
    imports: makeShelf(MOST_IMPORTS_KEPT),
    reviews: makeShelf(MOST_REVIEWS_KEPT),
  }

  async function close(): Promise<void> {
    await background.settled()
    await store.close()
  }

  try {
    await beginTime(store, timing)
    const app = await makeApp(services, { ...place, host: '', port: 0, botPace: 0, log: 'error' })
    return { app, operatorKey: services.operatorKey, close: () => app.close().then(close) }
  } catch (error) {
    await close()
    throw error
  }
}
