import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))

export interface Outcome {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the command line tool in a process of its own, with this input. */
export function tianguis(args: readonly string[], input = ''): Promise<Outcome> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...args])
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  return new Promise(done => child.once('close', code => done({ code, out, err })))
}
