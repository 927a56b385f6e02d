import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Failure } from './failure.ts'

export interface BenchOptions {
  readonly seconds?: number
  readonly quick?: boolean
  readonly database?: string
  readonly json?: boolean
}

/** Two folders up, both in the source tree and in the build. */
const MAIN = fileURLToPath(new URL('../../bench/main.ts', import.meta.url))

/**
 * `tianguis bench`: runs the benches of the source tree in a process of their own, with the peers
 * in production mode.
 */
export async function bench(
  names: readonly string[],
  { seconds, quick, database, json }: BenchOptions,
): Promise<void> {
  const tsx = existsSync(MAIN) ? resolved('tsx') : null
  if (tsx === null || resolved('boardgame.io/package.json') === null) {
    throw Failure.world(
      'The benches are part of the source tree, with its development packages (`npm ci`); they are missing here.',
    )
  }
  const options = [
    ...(seconds === undefined ? [] : ['--seconds', `${seconds}`]),
    ...(database === undefined ? [] : ['--database', database]),
    ...(quick ? ['--quick'] : []),
    ...(json ? ['--json'] : []),
  ]
  const child = spawn(
    process.execPath,
    ['--import', pathToFileURL(tsx).href, MAIN, ...options, '--', ...names],
    {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  const code = await new Promise<number>(done => child.once('close', status => done(status ?? 1)))
  if (code !== 0) throw Failure.silent(code)
}

function resolved(name: string): string | null {
  try {
    return createRequire(import.meta.url).resolve(name)
  } catch {
    return null
  }
}
