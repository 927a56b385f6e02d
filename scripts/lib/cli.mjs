import { pathToFileURL } from 'node:url'
import { Failure } from './failure.mjs'
import { here } from './paths.mjs'
import { ensureBuilt, ensureInstalled } from './ready.mjs'

/**
 * Runs the built command line tool in this very process, so that signals, input and exit codes are
 * simply its own. Only `serve` needs the page to be built.
 * @param {string[]} args
 * @param {{ quiet: boolean }} how
 */
export async function runCli(args, { quiet }) {
  /** @param {string} line */
  const say = line => (quiet ? console.error : console.log)(line)
  const main = here('dist/cli/main.js')
  try {
    ensureInstalled(say)
    await ensureBuilt(args[0] === 'serve' ? ['node', 'web'] : ['node'], { say, quiet })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(error.message)
    process.exit(1)
  }
  process.setSourceMapsEnabled(true)
  process.argv = [process.execPath, main, ...args]
  await import(pathToFileURL(main).href)
}
