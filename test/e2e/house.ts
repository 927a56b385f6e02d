import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { scratchFolder } from '../scratch.ts'

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
 * Starts the built server; `npm test` has built it. `typed`: further arguments of `tianguis serve`;
 * `cli`: the program, if not ours.
 */
export async function openHouse(
  typed: readonly string[] | ((port: number) => readonly string[]) = [],
  cli = CLI,
): Promise<House> {
  const data = await mkdtemp(join(scratchFolder(), 'tianguis-e2e-'))
  const port = await freePort()
  const more = typeof typed === 'function' ? typed(port) : typed
  const start = () => serve(cli, [...settings(port, data), ...more], port)
  let server = await start()
  return {
    address: `http://127.0.0.1:${port}`,
    async crash() {
      await end(server, 'SIGKILL')
      server = await start()
    },
    async stop() {
      await end(server, 'SIGTERM')
      await rm(data, { recursive: true, force: true })
    },
  }
}

const settings = (port: number, data: string) =>
  `--port ${port} --bot-pace 0 --data`.split(' ').concat(data)

async function serve(cli: string, typed: readonly string[], port: number): Promise<ChildProcess> {
  const server = spawn(process.execPath, [cli, 'serve', ...typed], {
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
