import { setFlagsFromString } from 'node:v8'
import type { Limits } from '../server/limits/limits.ts'
import { startServer } from '../server/main.ts'
import type { ServerConfig } from '../server/config.ts'
import { useContents } from './content.ts'
import { explained } from './failure.ts'

export interface ServeOptions extends Omit<ServerConfig, 'limits'> {
  readonly content?: readonly string[]
  /** Budgets other than the documented ones; the option is repeated, one a time. */
  readonly limit?: Partial<Limits>
}

/**
 * By itself V8 lets garbage pile up to four times what is in use before it collects it. Up to twice
 * takes much less memory; up to half as much again would take less still, but collects twice as
 * often, and moves wait while it does.
 */
const THRIFT = '--heap-growing-percent=100'

/** Runs the server until it is asked to stop; a second signal does not wait. */
export async function serve({ content, limit, ...config }: ServeOptions): Promise<void> {
  setFlagsFromString(THRIFT)
  await useContents(content)
  const limits = limit === undefined ? {} : { limits: limit }
  const server = await explained(() => startServer({ ...config, ...limits }))
  process.stdout.write(`Tianguis is open at ${server.address} (Ctrl+C to stop)\n`)
  await signalled()
  process.stderr.write('Closing the stalls; once more to stop at once.\n')
  void signalled().then(() => process.exit(1))
  await server.stop()
  process.exit(0)
}

function signalled(): Promise<void> {
  return new Promise(done => {
    const hear = () => {
      process.off('SIGINT', hear)
      process.off('SIGTERM', hear)
      done()
    }
    process.on('SIGINT', hear)
    process.on('SIGTERM', hear)
  })
}
