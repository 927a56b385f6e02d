import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const FIXTURE = fileURLToPath(new URL('../../src/server/killed.fixture.ts', import.meta.url))
const BUILT = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))

/** A server in a process of its own. */
export interface Child {
  readonly address: string
  readonly process: ChildProcess
  /** Ends it as a power cut would; resolves when it is gone. */
  kill(): Promise<void>
}

/** Where it keeps its games: a folder, or a database instead. */
export interface Place {
  readonly data: string
  readonly database?: string
}

/** From source, through tsx; or built, which starts sooner. */
export async function startChild({ data, database }: Place, built = false, port = 0): Promise<Child> {
  const place = database === undefined ? [] : ['--database', database]
  const options = ['--port', `${port}`, '--data', data, ...place, '--bot-pace', '0', '--log', 'silent']
  const args = built ? [BUILT, 'serve', ...options] : ['--import', 'tsx', FIXTURE, data, database ?? '']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  const address = await Promise.race([
    printedAddress(child),
    closed.then(([code]) => Promise.reject(new Error(`A server ended with ${code} before it was open.`))),
  ])
  return {
    address,
    process: child,
    async kill() {
      child.kill('SIGKILL')
      await closed
    },
  }
}

async function printedAddress({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('A server without output.')
  for await (const line of createInterface({ input: stdout })) {
    const [address] = /http:\/\/\S+/.exec(line) ?? []
    if (address !== undefined) return address
  }
  throw new Error('A server said nothing.')
}
