import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { ledgerOf } from './ledger.mjs'
import { here, ROOT } from './paths.mjs'

const HELP = `npm run coverage             what the tests cover: rules, routes, looks, lines and branches
npm run coverage -- --counts only what can be counted without running anything

Looks (by axe, and on a phone) are counted by the last run of the browser tests. Lines and branches
need the package @vitest/coverage-v8, and as long as the unit tests take.`

/** The folders whose lines and branches are told. */
const LAYERS = ['kernel', 'games', 'server']

/** @param {string[]} args */
export function main(args) {
  if (args.includes('--help')) return console.log(HELP)
  for (const [what, count] of counts()) console.log(what.padEnd(36), String(count).padStart(14))
  if (args.includes('--counts')) return
  if (!existsSync(here('node_modules/@vitest/coverage-v8')))
    return console.log('Lines and branches: @vitest/coverage-v8 is not installed.')
  for (const row of lines()) console.log(row)
}

/** @returns {[what: string, count: string | number][]} */
function counts() {
  const routes = read('src/server')
    .filter(({ path }) => /who-may[\w-]*\.fixture\.ts$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/\broute: ['`]/g)]).length
  const roles = /ROLES[^=]*= \[([^\]]*)\]/.exec(text('src/server/test/who-may-words.fixture.ts'))
  const perRoute = (roles?.[1]?.match(/'/g) ?? []).length / 2
  return [
    ['rules cited by tests', rulesCited()],
    ['routes × roles', `${routes} × ${perRoute}`],
    ['pages looked at by axe', looks('axe')],
    ['positions looked at on a phone', looks('phone')],
  ]
}

/** How many of all rules a test cites. */
function rulesCited() {
  const tests = [...read('src'), ...read('test')].filter(({ path }) => /\.test\.tsx?$/.test(path))
  const said = new Set(
    tests.flatMap(({ text }) => text.match(/\b[A-Z]{3}(-[A-Z]+)?-R?\d+\b/g) ?? []),
  )
  const games = readdirSync(here('src/games'), { withFileTypes: true })
  const rules = games.flatMap(game => (game.isDirectory() ? ledgerOf(game.name) : []))
  return `${rules.filter(rule => said.has(rule)).length} of ${rules.length}`
}

/** @param {string} kind */
function looks(kind) {
  if (!existsSync(here('.cache/looks.txt'))) return 'not run'
  const rows = text('.cache/looks.txt')
    .split('\n')
    .map(row => row.split(' '))
  return rows.reduce((sum, [what, times]) => sum + (what === kind ? Number(times) : 0), 0)
}

/** Runs the unit tests once more, counting; a line a layer. */
function lines() {
  const folder = '.cache/coverage'
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=unit',
      '--coverage.enabled',
      '--coverage.reporter=json-summary',
      `--coverage.reportsDirectory=${folder}`,
      ...LAYERS.map(layer => `--coverage.include=src/${layer}/**/*.{ts,tsx}`),
    ],
    { cwd: ROOT, stdio: 'inherit' },
  )
  /** @typedef {{ covered: number, total: number }} Part */
  /** @type {{ [path: string]: { lines: Part, branches: Part } }} */
  const files = JSON.parse(text(`${folder}/coverage-summary.json`))
  return LAYERS.map(layer => {
    const mine = Object.entries(files).filter(([path]) => path.includes(`/src/${layer}/`))
    /** @param {'lines' | 'branches'} what */
    const share = what => {
      const [covered, total] = [0, 0].map((_, at) =>
        mine.reduce((sum, [, file]) => sum + (at ? file[what].total : file[what].covered), 0),
      )
      return `${what} ${((100 * (covered ?? 0)) / (total || 1)).toFixed(1)} %`
    }
    return `${layer.padEnd(36)} ${share('lines')}, ${share('branches')}`
  })
}

/** @param {string} path */
const text = path => readFileSync(here(path), 'utf8')

/** All files of TypeScript in a folder. @param {string} folder */
function read(folder) {
  return readdirSync(here(folder), { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name}`)
    .filter(path => /\.tsx?$/.test(path))
    .map(path => ({ path, text: text(path) }))
}
