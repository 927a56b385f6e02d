import { pathToFileURL } from 'node:url'
import { Failure } from './failure.mjs'
import { here } from './paths.mjs'
import { ensureBuilt, ensureInstalled } from './ready.mjs'

const START_HELP = `
\`npm start\` installs and builds first, and then serves. One more option is its own:
  --verbose                list what has been built, with its sizes`

/**
 * `npm start`: installs and builds what is missing or stale, then serves. @param {string[]} args
 */
export async function start(args) {
  const wanted = args.filter(word => word !== '--verbose')
  if (wanted.some(word => word === '--help' || word === '-h'))
    process.once('exit', () => console.log(START_HELP))
  await runCli(['serve', ...wanted], {
    out: process.stdout,
    verbose: wanted.length < args.length,
  })
}

/**
 * Runs the built command line tool in this very process, so that signals, input and exit codes are
 * its own. Only `serve` needs the page to be built.
 * @param {string[]} args
 * @param {{ out: import('./progress.mjs').Out, verbose?: boolean }} how
 */
export async function runCli(args, { out, verbose = false }) {
  const main = here('dist/cli/main.js')
  try {
    await ensureInstalled(out)
    await ensureBuilt(args[0] === 'serve' ? ['node', 'web'] : ['node'], { out, verbose })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(error.message)
    process.exit(1)
  }
  process.setSourceMapsEnabled(true)
  process.argv = [process.execPath, main, ...args]
  await import(pathToFileURL(main).href)
}
