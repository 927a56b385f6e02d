import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { buildAside } from './build-aside.mjs'
import { Failure } from './failure.mjs'
import { fresh, stamp } from './stamp.mjs'
import { withLock } from './lock.mjs'
import { during } from './progress.mjs'
import { here, ROOT } from './paths.mjs'

/** @typedef {import('./progress.mjs').Out} Out */

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
    builder: new URL('./build-node.mjs', import.meta.url),
  },
  web: {
    from: ['src/kernel', 'src/kit', 'src/games', 'src/bots', 'src/protocol', 'src/web'],
    config: ['vite.config.ts', 'scripts/budget.mjs', 'package-lock.json'],
    makes: 'dist/web/index.html',
    title: 'page',
    builder: new URL('./build-web.mjs', import.meta.url),
  },
}

/**
 * Runs `npm ci` unless node_modules holds exactly what package-lock.json asks for. npm's own record
 * of what it installed is compared, so nothing has to be spawned to know.
 * @param {Out} out
 */
export async function ensureInstalled(out) {
  if (installed()) return
  const titles = { doing: 'Installing the packages', done: 'The packages are installed' }
  const said = await during(titles, install, out)
  if (said !== null)
    throw new Failure(`${said}\n\`npm ci\` failed: see above. Is the network reachable?`)
}

/** What npm says if it fails; null if all is well. @returns {Promise<string | null>} */
function install() {
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const child =
    npm && /\.c?js$/.test(npm)
      ? spawn(process.execPath, [npm, ...args], { cwd: ROOT })
      : spawn('npm', args, { cwd: ROOT, shell: process.platform === 'win32' })
  /** @type {string[]} */
  const said = []
  child.stdin.end()
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => said.push(text))
  return new Promise(done => {
    child.on('error', error => done(error.message))
    child.on('close', code => done(code === 0 ? null : said.join('').trim()))
  })
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
 * done. `verbose` lists what has been made with its sizes.
 * @param {string[]} halves
 * @param {{ out?: Out, verbose?: boolean, force?: boolean }} [how]
 */
export async function ensureBuilt(
  halves,
  { out = process.stdout, verbose = false, force = false } = {},
) {
  const wanted = halves.map(halfOf).filter(({ name, half }) => force || !fresh(name, half))
  if (wanted.length === 0) return
  const what = wanted.map(({ half }) => half.title).join(' and the ')
  const titles = { doing: `Building the ${what}`, done: `Built the ${what}` }
  /** @type {string[]} */
  const sizes = []
  const make = async () => {
    for (const { name, half } of wanted)
      if (force || !fresh(name, half)) sizes.push(...(await buildHalf(name, half)))
  }
  await during(titles, () => withLock('build', make), out)
  if (verbose) for (const line of sizes) out.write(`${line}\n`)
}

/** @param {string} name */
function halfOf(name) {
  const half = HALVES[/** @type {keyof typeof HALVES} */ (name)]
  if (!half) throw new Failure(`There is nothing called "${name}" to build: node or web.`)
  return { name, half }
}

/**
 * Builds one half and returns what it weighs, line by line.
 * @param {string} name
 * @param {typeof HALVES[keyof typeof HALVES]} half
 */
async function buildHalf(name, half) {
  const seen = stamp(half)
  try {
    const sizes = await buildAside(half.builder)
    seen.save(name)
    return sizes
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Failure(`The ${half.title} could not be built: ${why}`)
  }
}
