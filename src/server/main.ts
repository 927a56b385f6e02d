import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { writeAddressFile } from './command/address-file.ts'
import { type Assembled, assemble } from './assemble.ts'
import type { ServerConfig } from './config.ts'
import { codeOf, messageOf, StartError } from './errors.ts'
import { type MetricsDoor, type OpenMetrics, openMetrics } from './http/line/metrics.ts'

export type { ServerConfig } from './config.ts'
export { StartError } from './errors.ts'

export interface RunningServer {
  /** Where to open it, as a URL. */
  readonly address: string
  /** What the command line shows it. */
  readonly operatorKey: string
  /** Where metrics are, as a URL; null if nowhere. */
  readonly metrics: string | null
  /** Accepts nothing new, finishes running work, and closes everything. */
  stop(): Promise<void>
}

/**
 * Connections that may wait to be accepted: after a restart everybody reconnects at once. The
 * system may allow fewer.
 */
const LISTEN_BACKLOG = 4096

/** Starts a server. Throws a StartError with one sentence that says why it cannot. */
export async function startServer(config: ServerConfig): Promise<RunningServer> {
  const server = await assemble(config)
  const { hub, app } = server
  let metrics: OpenMetrics | null
  try {
    metrics = await openDoors(server, config)
  } catch (error) {
    await server.close()
    throw error
  }
  server.begin()
  const address = addressOf(app, config)
  const closeDoor =
    config.database === undefined
      ? writeAddressFile(config.data, { address, key: hub.operatorKey }, hub.log)
      : () => undefined
  hub.log.info({ address }, 'open')

  let stopping: Promise<void> | null = null
  return {
    address,
    operatorKey: hub.operatorKey,
    metrics: metrics?.address ?? null,
    stop() {
      closeDoor()
      stopping ??= Promise.all([server.close(), metrics?.close()]).then(() =>
        hub.log.info('closed'),
      )
      return stopping
    },
  }
}

/** Begins to listen: where players come, and where metrics are asked for. */
async function openDoors(
  { hub, app }: Assembled,
  config: ServerConfig,
): Promise<OpenMetrics | null> {
  const { host, port, metrics } = config
  // First, for once players were let in they would have to be sent away again.
  const opened =
    metrics === undefined
      ? null
      : await openMetrics(hub.metrics, metrics).catch((error: unknown) => {
          throw notListening(error, metrics)
        })
  try {
    await app.listen({ host, port, backlog: LISTEN_BACKLOG })
    return opened
  } catch (error) {
    await opened?.close()
    throw notListening(error, config)
  }
}

/** Why listening failed, in one sentence where the reason is known. */
function notListening(error: unknown, { host, port }: MetricsDoor): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(
        'port-in-use',
        `Port ${port} is in use: choose another, or stop the program that uses it.`,
        error,
      )
    case 'EACCES':
      return new StartError(
        'bad-address',
        `Port ${port} may not be used here: choose one above 1023.`,
        error,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError('bad-address', `This machine has no address ${host}.`, error)
    case '':
      return error
    default:
      return new StartError(
        'bad-address',
        `This machine cannot listen at ${host}, port ${port}: ${messageOf(error)}.`,
        error,
      )
  }
}

function addressOf(app: FastifyInstance, { host }: ServerConfig): string {
  const { port } = app.server.address() as AddressInfo
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`
}
