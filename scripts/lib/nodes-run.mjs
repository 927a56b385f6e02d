import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from './failure.mjs'
import { nodeOf } from './nodes.mjs'
import { here } from './paths.mjs'
import { ensureBuilt, ensureInstalled } from './ready.mjs'
import { playEverything } from './table-talk.mjs'
import { add, check, heading, NOTHING, totals } from './tally.mjs'

const CLI = here('dist/cli/main.js')
const LINES = ['20', '22', '24']
const HELP = `npm run test:nodes               serves and plays all games on Node ${LINES.join(', ')}
npm run test:nodes -- 22 24      on some of them`

/** Serves and plays on each line of Node, and prints the sum. @param {string[]} wanted */
export async function main(wanted) {
  const odd = wanted.find(line => !LINES.includes(line))
  if (odd !== undefined) {
    const helps = odd === '--help' || odd === '-h'
    console.log(helps ? HELP : `${odd} is no Node we promise to support.\n${HELP}`)
    process.exitCode = helps ? 0 : 1
    return
  }
  await ensureInstalled(process.stdout)
  await ensureBuilt(['node', 'web'])
  let sum = NOTHING
  for (const line of wanted.length ? wanted : LINES) {
    console.log(heading(`Node ${line}`))
    for await (const { what, why } of checks(line)) {
      console.log(why ? `✗ ${what}: ${why}` : `✓ ${what}`)
      sum = add(sum, check(!why))
    }
  }
  console.log(`\n${totals(sum)}`)
  process.exitCode = sum.failed ? 1 : 0
}

/**
 * Everything tried on one Node: what, and why not where it failed.
 * @param {string} line
 * @returns {AsyncGenerator<{ what: string, why?: string }>}
 */
async function* checks(line) {
  try {
    const { version, program } = nodeOf(line)
    yield { what: `node ${version}` }
    yield* serving(program)
    yield* playing(program)
  } catch (error) {
    yield { what: `Node ${line}`, why: error instanceof Failure ? error.message : String(error) }
  }
}

/** @param {string} node */
async function* serving(node) {
  const data = mkdtempSync(join(tmpdir(), 'tianguis-'))
  const child = spawn(node, [CLI, 'serve', '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise(done => child.once('exit', (code, signal) => done(code ?? signal)))
  try {
    const address = await within(20, 'the address', addressIn(child.stdout))
    yield { what: 'serve prints its address' }
    const reply = await fetch(`${address}/health`)
    yield { what: 'GET /health', why: reply.ok ? undefined : `status ${reply.status}` }
    child.kill('SIGTERM')
    const code = await within(10, 'the end', ended)
    yield { what: 'SIGTERM ends it', why: code === 0 ? undefined : `ended by ${code}` }
  } finally {
    child.kill('SIGKILL')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
}

/** @param {string} node */
async function* playing(node) {
  const child = spawn(node, [CLI, 'table'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise(done => child.once('exit', (code, signal) => done(code ?? signal)))
  try {
    for await (const { game, plies } of playEverything(child.stdin, child.stdout))
      yield { what: `${game} played to its end by protocol, ${plies} plies` }
    child.stdin.end()
    const code = await within(10, 'the end', ended)
    yield { what: 'end of input ends the table', why: code === 0 ? undefined : `ended by ${code}` }
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}

/** @param {import('node:stream').Readable} output */
async function addressIn(output) {
  for await (const line of createInterface({ input: output })) {
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line)
    if (found) {
      output.resume()
      return found[0]
    }
  }
  throw new Error('it ended without printing its address')
}

/**
 * @template A
 * @param {number} seconds
 * @param {string} what
 * @param {Promise<A>} promise
 * @returns {Promise<A>}
 */
async function within(seconds, what, promise) {
  const timer = new AbortController()
  const late = sleep(seconds * 1000, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`waited ${seconds} s for ${what}`)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    timer.abort()
  }
}
