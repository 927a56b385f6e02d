import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export const SAMPLES = fileURLToPath(new URL('../../../docs/bots/', import.meta.url))
export const hasPython =
  spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']).status === 0

const BOTH: readonly [language: string, program: string, args: readonly string[]][] = [
  ['TypeScript', process.execPath, ['--import', 'tsx', `${SAMPLES}bot.ts`]],
  ['Python', 'python3', [`${SAMPLES}bot.py`]],
]
/** How each of the sample bots is started, where that is possible. */
export const PROGRAMS = hasPython ? BOTH : BOTH.slice(0, 1)

/** Runs a program to its end; returns its output and its exit. `heard` is told all it has said. */
export async function run(
  program: string,
  args: readonly string[],
  heard: (out: string) => Promise<void> = async () => {},
) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let [out, errors] = ['', '']
  const hearing: Promise<void>[] = []
  child.stdout.setEncoding('utf8').on('data', (text: string) => hearing.push(heard((out += text))))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const code = await new Promise(done => child.once('close', done))
  await Promise.all(hearing)
  return { code, out, errors }
}
