import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** @typedef {{ sizes: string[] } | { why: string }} Told What a builder says at its end. */

/**
 * Runs a builder in a process of its own, and returns what it weighs, line by line. A bundler takes
 * a gigabyte and gives nothing back, and whoever builds goes on to serve. Throws if it fails.
 * @param {URL} builder a module that exports `build`
 * @returns {Promise<string[]>}
 */
export function buildAside(builder) {
  const program = fileURLToPath(new URL('./build-here.mjs', import.meta.url))
  // Its standard output is no place for warnings: it may be that of a tool.
  const child = fork(program, [builder.href], { execArgv: [], stdio: ['ignore', 2, 2, 'ipc'] })
  return new Promise((done, fail) => {
    child.once('message', message => {
      const told = /** @type {Told} */ (message)
      if ('sizes' in told) done(told.sizes)
      else fail(new Error(told.why))
    })
    child.once('error', fail)
    child.once('close', (code, signal) => fail(new Error(`the builder ended (${signal ?? code}).`)))
  })
}
