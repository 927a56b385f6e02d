import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { ensureBuilt } from '../../scripts/lib/ready.mjs'
import { run } from './program.ts'

/** What is built starts in a tenth of the time that the sources need to be read. */
export const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url))

/** Builds the command line tool once, if it is stale: only tests that run it wait for that. */
let built: Promise<void> | null = null
export function ensureCli(): Promise<void> {
  built ??= ensureBuilt(['node'], { out: { write: () => {} } })
  return built
}

export interface Outcome {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the command line tool in a process of its own, with this input. */
export async function tianguis(args: readonly string[], input = ''): Promise<Outcome> {
  await ensureCli()
  return runProgram([MAIN, ...args], input)
}

/**
 * Runs one command line in this process, with this input; one at a time. A process of its own takes
 * a third of a second to start: only tests of signals, threads and pipes need one.
 */
export async function tianguisHere(args: readonly string[], input = ''): Promise<Outcome> {
  let [out, err] = ['', '']
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin')
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(text => (out += String(text)) !== ''),
    vi.spyOn(process.stderr, 'write').mockImplementation(text => (err += String(text)) !== ''),
  ]
  const given = Readable.from(input === '' ? [] : [input])
  Object.defineProperty(process, 'stdin', { value: given, configurable: true })
  try {
    const code = await run(args)
    return { code, out, err }
  } finally {
    if (stdin) Object.defineProperty(process, 'stdin', stdin)
    for (const spy of spies) spy.mockRestore()
  }
}

/** Runs a program of Node, with this input. */
export function runProgram(args: readonly string[], input = '', cwd?: string): Promise<Outcome> {
  const child = spawn(process.execPath, args, { cwd })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  return new Promise(done => child.once('close', code => done({ code, out, err })))
}
