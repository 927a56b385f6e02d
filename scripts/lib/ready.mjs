import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { Failure } from './failure.mjs'
import { fresh, stamp } from './stamp.mjs'
import { withLock } from './lock.mjs'
import { here, ROOT } from './paths.mjs'

/** The two halves of a build: what each is made from and the file that shows it has been made. */
const HALVES = {
  node: {
    from: [
      'src/kernel',
      'src/kit',
      'src/games',
      'src/bots',
      'src/protocol',
      'src/server',
      'src/cli',
    ],
    config: ['rolldown.config.mjs', 'package-lock.json'],
    makes: 'dist/cli/main.js',
    title: 'server and command line tool',
    builder: () => import('./build-node.mjs'),
  },
  web: {
    from: ['src/kernel', 'src/kit', 'src/games', 'src/bots', 'src/protocol', 'src/web'],
    config: ['vite.config.ts', 'scripts/budget.mjs', 'package-lock.json'],
    makes: 'dist/web/index.html',
    title: 'page',
    builder: () => import('./build-web.mjs'),
  },
}

/**
 * Runs `npm ci` unless node_modules holds exactly what package-lock.json asks for. npm's own record
 * of what it installed is compared, so nothing has to be spawned to know.
 * @param {(line: string) => void} say
 */
export function ensureInstalled(say) {
  if (installed()) return
  say('Installing the packages (once; about half a minute) …')
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: ROOT, stdio: ['ignore', 2, 2] }
  const done =
    npm && /\.c?js$/.test(npm)
      ? spawnSync(process.execPath, [npm, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (done.status !== 0) throw new Failure('`npm ci` failed: see above. Is the network reachable?')
}

function installed() {
  if (!existsSync(here('node_modules/.package-lock.json'))) return false
  const wanted = readPackages('package-lock.json')
  const present = readPackages('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || (present[path] ? present[path].version === entry.version : entry.optional),
  )
}

/** @param {string} file @returns {{ [path: string]: { version: string, optional?: boolean } }} */
function readPackages(file) {
  return JSON.parse(readFileSync(here(file), 'utf8')).packages
}

/**
 * Builds the halves that are stale. One process builds at a time; the others wait and then find it
 * done.
 * @param {string[]} halves
 * @param {{ say?: (line: string) => void, quiet?: boolean, force?: boolean }} [how]
 */
export async function ensureBuilt(
  halves,
  { say = console.log, quiet = false, force = false } = {},
) {
  for (const name of halves) {
    const half = HALVES[/** @type {keyof typeof HALVES} */ (name)]
    if (!half) throw new Failure(`There is nothing called "${name}" to build: node or web.`)
    if (!force && fresh(name, half)) continue
    await withLock('build', async () => {
      if (!force && fresh(name, half)) return
      const before = performance.now()
      say(`Building the ${half.title} …`)
      const seen = stamp(half)
      const { build } = await half.builder()
      try {
        await build({ quiet, say })
      } catch (error) {
        throw new Failure(
          `The ${half.title} could not be built: ${error instanceof Error ? error.message : String(error)}`,
        )
      }
      seen.save(name)
      say(`Built the ${half.title} in ${((performance.now() - before) / 1000).toFixed(1)} s.`)
    })
  }
}
