import type { FastifyInstance } from 'fastify'
import { makeApp } from './app.ts'
import { makeBackground } from './background.ts'
import { systemClock } from './clock.ts'
import { MESSAGES_PER_SECOND, type ServerConfig } from './config.ts'
import { closeApp } from './http/closing.ts'
import { makeBots } from './schedule/bots.ts'
import { askAbout } from './schedule/schedule.ts'
import { syncWithPeers } from './schedule/cluster-sync.ts'
import { doersOf } from './schedule/handlers.ts'
import { type Jobs, jobsHere } from './schedule/jobs.ts'
import { beginTime, makeRounds } from './schedule/reconcile.ts'
import { threadPool } from './schedule/thinker.ts'
import { makeThoughts } from './schedule/thoughts.ts'
import { limitsWith } from './limits.ts'
import { makeNetworks } from './networks.ts'
import { type Log, makeLog } from './log.ts'
import { makeMailer } from './notify/mailer.ts'
import { makeNotices } from './notify/notices.ts'
import { isPublicAddress } from './notify/public-address.ts'
import { makeMetrics } from './metrics.ts'
import { rateOldMatches } from './identity/rebuild.ts'
import { type Store } from './store/store.ts'
import { startFault } from './store/faults.ts'
import { openStore } from './store/open.ts'
import { makeStreams } from './streams/streams.ts'
import { registerContents } from './tables/contents.ts'
import { makeTiming } from './domain/timing.ts'
import { evictIdle, type Hub } from './tables/hub.ts'
import { announce } from './chat/chat.ts'
import { postTo } from './notify/outward.ts'

const EVICT_EVERY_MS = 60_000

/** A complete server that does not listen yet and does nothing by itself. */
export interface Assembled {
  readonly hub: Hub
  readonly app: FastifyInstance
  /**
   * Starts the scheduled work, beginning with what was left over from the last run.
   */
  begin(): void
  /** Accepts nothing new, finishes running work, and closes everything. */
  close(): Promise<void>
}

/** Puts a server together. Throws a StartError with one sentence that says why it cannot. */
export async function assemble(config: ServerConfig): Promise<Assembled> {
  const log = makeLog(config.log, config.logTo)
  const clock = config.clock ?? systemClock
  const mailer = config.mailer ?? makeMailer(config)
  const metrics = makeMetrics()
  const store = await openStore(config, metrics, log)
  const timing = makeTiming(clock)
  const [offers, jobs] = await beginTime(store, timing)
    .then(
      async () =>
        [await registerContents(store.db, log), await openJobs(config, store, log)] as const,
    )
    .catch(async (error: unknown) => {
      await store.close().catch(() => undefined)
      throw startFault(error)
    })
  const limits = limitsWith(config.limits)
  const thoughts = makeThoughts(config.thinker ?? threadPool(log), { limits, metrics, log })
  const bots = makeBots(thoughts, config.botPace)
  const notices = makeNotices(config.post ?? postTo(config.mayReach ?? isPublicAddress))
  const background = makeBackground()
  const later = (work: Promise<void>, what: string) =>
    background.add(work, error => log.error({ err: error }, what))
  const hub: Hub = {
    store,
    log,
    clock,
    timing,
    jobs,
    metrics,
    offers,
    publicUrl: config.publicUrl,
    mailer,
    notices,
    messagesPerSecond: config.messagesPerSecond ?? MESSAGES_PER_SECOND,
    limits,
    networks: makeNetworks(),
    rooms: new Map(),
    streams: makeStreams(),
    changed(room) {
      askAbout(jobs, room, clock.now())
      bots.wake(hub, room)
      hub.streams.changed(room)
      later(announce(hub, room), 'announcing failed')
    },
    caughtUp(room) {
      hub.streams.changed(room)
    },
  }
  const leaveCompany = syncWithPeers(hub)
  const rounds = makeRounds(hub)
  const sweep = setInterval(
    () => later(evictIdle(hub, clock.now()), 'sweep failed'),
    EVICT_EVERY_MS,
  ).unref()

  async function close(): Promise<void> {
    clearInterval(sweep)
    await leaveCompany()
    await rounds.close()
    await jobs.rest()
    await notices.close()
    await bots.close()
    await jobs.close()
    for (const room of hub.rooms.values())
      await room.then(({ queue }) => queue.idle()).catch(() => undefined)
    await background.settled()
    mailer?.close()
    await store.close()
  }

  const app = await makeApp(hub, config).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    hub,
    app,
    begin() {
      jobs.start(doersOf(hub, bots))
      rounds.start()
      later(rateOldMatches(store), 'ratings could not be computed')
    },
    close: () => closeApp(app).then(close),
  }
}

/**
 * PostgreSQL has a job queue. It only knows real time; with another clock, in tests, this process
 * runs the jobs itself.
 */
async function openJobs(
  { database, clock }: ServerConfig,
  { peers }: Store,
  log: Log,
): Promise<Jobs> {
  if (database === undefined || clock !== undefined) return jobsHere(clock ?? systemClock, log)
  const { openEngine } = await import('./schedule/graphile-queue.ts')
  return openEngine(database, peers, log)
}
