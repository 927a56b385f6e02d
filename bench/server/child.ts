import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Place } from '../../src/server/store/open.ts'
import { COLLECTING } from './collecting.ts'

const BUILT = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))

/** How `npm start` and the container start Node; docs/hosting.md says why. Peers are started alike. */
export const NODE_FLAGS = ['--v8-pool-size=1', '--max-semi-space-size=32']

/** A server that has not started after this time, in milliseconds, will not start. */
const MOST_START_MS = 120_000

/** A server, wherever it runs. */
export interface Served {
  readonly address: string
  /** Its process. */
  readonly pid: number
}

/** A server in a process of its own. */
export interface Child extends Served {
  /** A second address for the lobby, if there is one. */
  readonly lobby: string
  readonly process: ChildProcess
  /** Ends it as a power cut would; resolves when it is gone. */
  kill(): Promise<void>
  /** Asks it to end; resolves when it has. */
  stop(): Promise<void>
}

/** A server as it was built, at any port that is free. `more`: further options of Node. */
export function startChild(
  { data, database }: Place,
  more: readonly string[] = [],
): Promise<Child> {
  const place = database === undefined ? [] : ['--database', database]
  const options = [
    '--port',
    '0',
    '--data',
    data,
    ...place,
    '--bot-pace',
    '0',
    '--log',
    'silent',
    // The players of a thousand tables, and ten thousand who look on.
    '--limit',
    'sockets=16000',
  ]
  return startProcess([...more, ...COLLECTING, ...NODE_FLAGS, BUILT, 'serve', ...options])
}

/** Runs a server that prints its address when it has started, or two addresses. */
export async function startProcess(args: readonly string[]): Promise<Child> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const closed = once(child, 'close')
  const late = setTimeout(() => child.kill('SIGKILL'), MOST_START_MS)
  const [address = '', lobby = address] = await Promise.race([
    printedAddresses(child),
    closed.then(([code]) =>
      Promise.reject(new Error(`A server ended with ${code} before it was open.`)),
    ),
  ]).finally(() => clearTimeout(late))
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal)
    await closed
  }
  return {
    address,
    lobby,
    process: child,
    pid: child.pid ?? 0,
    kill: end('SIGKILL'),
    stop: end('SIGTERM'),
  }
}

async function printedAddresses({ stdout }: ChildProcess): Promise<string[]> {
  if (stdout === null) throw new Error('A server without output.')
  for await (const line of createInterface({ input: stdout })) {
    const addresses = line.match(/http:\/\/\S+/g)
    if (addresses !== null) return addresses
  }
  throw new Error('A server said nothing.')
}
