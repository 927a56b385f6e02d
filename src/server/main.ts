import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { openDoor } from './admin/door.ts'
import { makeApp } from './app.ts'
import { systemClock } from './clock.ts'
import { MESSAGES_PER_SECOND, type ServerConfig } from './config.ts'
import { codeOf, StartError } from './errors.ts'
import { closeApp } from './http/closing.ts'
import { makeBots } from './jobs/bots.ts'
import { keepCompany } from './jobs/company.ts'
import { beginTime, makeClocks } from './jobs/clocks.ts'
import { freeze, freezeMissing } from './jobs/freeze.ts'
import { threadPool } from './jobs/thinker.ts'
import { makeLog } from './log.ts'
import { makeMailer } from './mail/mailer.ts'
import { makeNotices } from './notify/notices.ts'
import { isPublicAddress } from './notify/public-address.ts'
import { makeMetrics } from './metrics.ts'
import { reckonFirst } from './identity/rebuild.ts'
import { openStore } from './store/store.ts'
import { makeStreams } from './streams/streams.ts'
import { learnContents } from './tables/contents.ts'
import { makeTiming } from './tables/timing.ts'
import { evictIdle, type Hub } from './tables/hub.ts'
import { announce } from './words/chat.ts'

export type { ServerConfig } from './config.ts'
export { StartError } from './errors.ts'

export interface RunningServer {
  /** Where to open it, as a URL. */
  readonly address: string
  /** Takes nothing new, finishes what was begun, and closes everything. */
  stop(): Promise<void>
}

const EVICT_EVERY_MS = 60_000

/** Starts a server; a StartError says in one sentence why it cannot be. */
export async function startServer(config: ServerConfig): Promise<RunningServer> {
  const log = makeLog(config.log, config.logTo)
  const clock = config.clock ?? systemClock
  const mailer = makeMailer(config)
  const metrics = makeMetrics()
  const store = await openStore(config, metrics, log)
  const timing = makeTiming(clock)
  const clocks = makeClocks(timing)
  const offers = await beginTime(store, timing)
    .then(() => learnContents(store.db, log))
    .catch(async (error: unknown) => {
      await store.close()
      throw error
    })
  const bots = makeBots(config.thinker ?? threadPool(log), config.botPace)
  const notices = makeNotices(config.mayReach ?? isPublicAddress)
  const background = new Set<Promise<void>>()
  const later = (work: Promise<void>, what: string) => {
    const settled: Promise<void> = work
      .catch((error: unknown) => log.error({ err: error }, what))
      .finally(() => background.delete(settled))
    background.add(settled)
  }
  const hub: Hub = {
    store,
    log,
    clock,
    timing,
    clocks,
    metrics,
    offers,
    publicUrl: config.publicUrl,
    mailer,
    notices,
    messagesPerSecond: config.messagesPerSecond ?? MESSAGES_PER_SECOND,
    rooms: new Map(),
    streams: makeStreams(),
    changed(room) {
      bots.wake(hub, room)
      clocks.watch(room.record)
      hub.streams.changed(room)
      notices.changed(hub, room)
      later(announce(hub, room), 'nobody was told')
      if (room.record.status === 'over') later(freeze(hub, room), 'replay could not be kept')
    },
    caughtUp(room) {
      clocks.watch(room.record)
      hub.streams.changed(room)
    },
  }
  const leaveCompany = keepCompany(hub, bots)
  const sweep = setInterval(() => later(evictIdle(hub, clock.now()), 'sweep failed'), EVICT_EVERY_MS).unref()

  async function close(): Promise<void> {
    clearInterval(sweep)
    await leaveCompany()
    await bots.close()
    await clocks.close()
    await notices.close()
    for (const room of hub.rooms.values()) await room.then(({ queue }) => queue.idle()).catch(() => undefined)
    await Promise.all(background)
    mailer?.close()
    await store.close()
  }

  let app: FastifyInstance
  try {
    app = await makeApp(hub, config)
    await listen(app, config)
  } catch (error) {
    await close()
    throw error
  }
  clocks.start(hub)
  notices.start(hub)
  later(bots.resume(hub), 'bots could not be woken')
  later(freezeMissing(hub), 'replays could not be kept')
  later(reckonFirst(store), 'ratings could not be reckoned')
  const address = addressOf(app, config)
  const closeDoor = config.database === undefined ? openDoor(config.data, address, log) : () => undefined
  log.info({ address }, 'open')

  let stopping: Promise<void> | null = null
  return {
    address,
    stop() {
      closeDoor()
      stopping ??= closeApp(app, hub.streams)
        .then(close)
        .then(() => log.info('closed'))
      return stopping
    },
  }
}

async function listen(app: FastifyInstance, { host, port }: ServerConfig): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    switch (codeOf(error)) {
      case 'EADDRINUSE':
        throw new StartError(
          'port-in-use',
          `Port ${port} is in use: choose another with --port, or stop what uses it.`,
          error,
        )
      case 'EACCES':
        throw new StartError('bad-address', `Port ${port} may not be used here: choose one above 1023.`, error)
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        throw new StartError('bad-address', `This machine has no address ${host}.`, error)
      default:
        throw error
    }
  }
}

function addressOf(app: FastifyInstance, { host }: ServerConfig): string {
  const { port } = app.server.address() as AddressInfo
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`
}
