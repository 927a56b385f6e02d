import type { FastifyInstance } from 'fastify'
import { makeApp } from './app.ts'
import { makeDocument } from './http/page/document.ts'
import { type Background, makeBackground } from './background.ts'
import { announceChanges } from './chat/follow-tables.ts'
import { clockOf, type Clock } from './clock.ts'
import type { ServerConfig } from './config.ts'
import { makeTiming } from './domain/timing.ts'
import { closeApp } from './http/line/closing.ts'
import { MOST_IMPORTS_KEPT, MOST_REVIEWS_KEPT, type Services } from './http/route/services.ts'
import { makeShelf } from './http/page/shelf.ts'
import { newOperatorKey } from './identity/operator.ts'
import { rateWhatIsLeft } from './identity/rebuild.ts'
import { limitsWith } from './limits/limits.ts'
import { type Log, makeLog } from './log.ts'
import { makeMetrics } from './metrics.ts'
import { makeNetworks } from './networks.ts'
import { makeMailer } from './notify/mailer.ts'
import { makeNotices } from './notify/notices.ts'
import { openInternet, postTo } from './notify/outward.ts'
import { makeBots } from './schedule/bots.ts'
import { handlersOf } from './schedule/handlers.ts'
import { type Jobs, jobsHere } from './schedule/jobs.ts'
import { beginTime, makeRounds } from './schedule/reconcile.ts'
import { scheduleChanges } from './schedule/schedule.ts'
import { threadPool } from './schedule/thinker.ts'
import { makeThoughts } from './schedule/thoughts.ts'
import { startFault } from './store/database/faults.ts'
import { openStore } from './store/open.ts'
import type { Store } from './store/store.ts'
import { checkPasses } from './streams/check.ts'
import { followTables } from './streams/follow-tables.ts'
import { makeStreams } from './streams/streams.ts'
import { registerContents } from './tables/room/contents.ts'
import { evictIdle } from './tables/room/evict.ts'
import { storeSnapshots } from './tables/room/snapshots.ts'
import { type Hub, makeHub, openRooms } from './tables/room/hub.ts'
import { syncWithPeers } from './tables/room/sync.ts'
import { workshopThread } from './tables/work/workshop.ts'

const EVICT_EVERY_MS = 1000

/** A complete server that does not listen yet and does nothing by itself. */
export interface Assembled {
  readonly hub: Services
  readonly app: FastifyInstance
  /**
   * Starts the scheduled work, beginning with what was left over from the last run.
   */
  begin(): void
  /** Accepts nothing new, finishes running work, and closes everything. */
  close(): Promise<void>
}

/** What works beside the tables, until the server closes. */
interface Work {
  readonly services: Services
  begin(): void
  close(): Promise<void>
}

/** Puts a server together. Throws a StartError with one sentence that says why it cannot. */
export async function assemble(config: ServerConfig): Promise<Assembled> {
  const mailer = config.mailer ?? makeMailer(config)
  const [hub, jobs] = await openTables(config)
  const work = putToWork(config, hub, jobs, mailer)
  const close = async () => {
    await work.close()
    mailer?.close()
    await hub.workshop.close()
    await hub.store.close()
  }
  const app = await makeApp(work.services, config).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    hub: work.services,
    app,
    begin: () => work.begin(),
    close: () => closeApp(app).then(close),
  }
}

/** Opens the database and what carries jobs. */
async function openTables(config: ServerConfig): Promise<[Hub, Jobs]> {
  const log = makeLog(config.log, config.logTo)
  const metrics = makeMetrics()
  const store = await openStore(config, metrics, log)
  try {
    const clock = config.clock ?? (await clockOf(store))
    const timing = makeTiming(clock)
    await beginTime(store, timing)
    const offers = await registerContents(store.db, log)
    const jobs = await openJobs(config, store, clock, log)
    const limits = limitsWith(config.limits)
    const networks = makeNetworks(store.secret)
    const workshop = config.workshop ?? workshopThread(log)
    const parts = { store, log, clock, timing, metrics, offers, limits, networks, workshop }
    return [makeHub(parts), jobs]
  } catch (error) {
    await store.close().catch(() => undefined)
    throw startFault(error)
  }
}

/** Subscribes everything that follows from what happens at the tables. */
function putToWork(config: ServerConfig, hub: Hub, jobs: Jobs, mailer: Services['mailer']): Work {
  const { log } = hub
  const { publicUrl } = config
  const { limits, metrics } = hub
  const thoughts = makeThoughts(config.thinker ?? threadPool(log), { limits, metrics, log })
  const bots = makeBots(hub, jobs, thoughts, config.botPace)
  const post = config.post ?? postTo(config.mayReach ?? openInternet)
  const notices = makeNotices({ hub, publicUrl, mailer, post }, when =>
    jobs.at('notices', '', when),
  )
  const streams = makeStreams()
  const background = makeBackground()
  const later = (work: Promise<void>, what: string) =>
    background.add(work, error => log.error({ err: error }, what))
  scheduleChanges(hub, jobs)
  bots.start()
  followTables(hub, streams)
  announceChanges(hub, later)
  const stopChecking = checkPasses(hub, streams)
  const leaveCompany = syncWithPeers(hub)
  const rounds = makeRounds(hub, jobs)
  const sweep = async () => storeSnapshots(hub, await evictIdle(hub, hub.clock.now()))
  let sweeping: NodeJS.Timeout | undefined
  return {
    services: {
      ...hub,
      publicUrl,
      operatorKey: newOperatorKey(),
      mailer,
      notices,
      streams,
      messagesPerSecond: config.messagesPerSecond ?? hub.limits.messagesPerSocket,
      document: makeDocument(config.writeDocument),
      imports: makeShelf(MOST_IMPORTS_KEPT),
      reviews: makeShelf(MOST_REVIEWS_KEPT),
    },
    begin() {
      jobs.start(handlersOf(hub, bots, () => notices.look()))
      rounds.start()
      sweeping = setInterval(() => later(sweep(), 'sweep failed'), EVICT_EVERY_MS).unref()
      later(rateWhatIsLeft(hub.store), 'ratings could not be computed')
    },
    async close() {
      clearInterval(sweeping)
      hub.workshop.rest()
      await stopChecking()
      await leaveCompany()
      await rounds.close()
      await jobs.rest()
      await notices.close()
      await bots.close()
      await jobs.close()
      await settled(hub, background)
      await storeSnapshots(hub, await openRooms(hub))
    },
  }
}

/** Resolves when all that was begun at the tables is done. */
async function settled(hub: Hub, background: Background): Promise<void> {
  for (const room of hub.rooms.values())
    await room.then(({ queue }) => queue.idle()).catch(() => undefined)
  await background.settled()
}

/**
 * PostgreSQL has a job queue. It only knows real time; with another clock, in tests, this process
 * runs the jobs itself.
 */
async function openJobs(
  { database, clock: given }: ServerConfig,
  { peers }: Store,
  clock: Clock,
  log: Log,
): Promise<Jobs> {
  if (database === undefined || given !== undefined) return jobsHere(clock, log)
  const { openEngine } = await import('./schedule/graphile-queue.ts')
  return openEngine(database, peers, clock, log)
}
