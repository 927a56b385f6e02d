import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { writeAddressFile } from './command/address-file.ts'
import { assemble } from './assemble.ts'
import type { ServerConfig } from './config.ts'
import { codeOf, StartError } from './errors.ts'

export type { ServerConfig } from './config.ts'
export { StartError } from './errors.ts'

export interface RunningServer {
  /** Where to open it, as a URL. */
  readonly address: string
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
  try {
    await app.listen({ host: config.host, port: config.port, backlog: LISTEN_BACKLOG })
  } catch (error) {
    await server.close()
    throw notListening(error, config)
  }
  server.begin()
  const address = addressOf(app, config)
  const closeDoor =
    config.database === undefined
      ? writeAddressFile(config.data, address, hub.log)
      : () => undefined
  hub.log.info({ address }, 'open')

  let stopping: Promise<void> | null = null
  return {
    address,
    stop() {
      closeDoor()
      stopping ??= server.close().then(() => hub.log.info('closed'))
      return stopping
    },
  }
}

/** Why listening failed, in one sentence where the reason is known. */
function notListening(error: unknown, { host, port }: ServerConfig): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartError(
        'port-in-use',
        `Port ${port} is in use: choose another with --port, or stop the program that uses it.`,
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
    default:
      return error
  }
}

function addressOf(app: FastifyInstance, { host }: ServerConfig): string {
  const { port } = app.server.address() as AddressInfo
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`
}
