import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const CLI = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))

/**
 * Our own server: the built program, as a child process, on a free port and a data folder that is
 * deleted with it.
 */
export interface House {
  readonly address: string
  /** Ends it as a power cut would, and starts it again on the same port and data. */
  crash(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the built server; `npm test` has built it. `typed`: further arguments of `tianguis serve`.
 */
export async function openHouse(
  typed: readonly string[] | ((port: number) => readonly string[]) = [],
): Promise<House> {
  const data = await mkdtemp(join(tmpdir(), 'tianguis-e2e-'))
  const port = await freePort()
  const more = typeof typed === 'function' ? typed(port) : typed
  let server = await serve(port, data, more)
  return {
    address: `http://127.0.0.1:${port}`,
    async crash() {
      await end(server, 'SIGKILL')
      server = await serve(port, data, more)
    },
    async stop() {
      await end(server, 'SIGTERM')
      await rm(data, { recursive: true, force: true })
    },
  }
}

async function serve(port: number, data: string, more: readonly string[]): Promise<ChildProcess> {
  const typed = ['serve', '--port', String(port), '--data', data, '--bot-pace', '0', ...more]
  const server = spawn(process.execPath, [CLI, ...typed], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  for await (const line of createInterface({ input: server.stdout })) {
    lines.push(line)
    if (line.includes(`127.0.0.1:${port}`)) {
      server.stdout.resume()
      return server
    }
  }
  throw new Error(`The server did not start:\n${lines.join('\n')}`)
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill(signal)
  await gone
}

/** A free port of the loopback. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  probe.close()
  await once(probe, 'close')
  return port
}
