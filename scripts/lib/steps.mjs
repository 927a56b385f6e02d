import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { budget } from '../budget.mjs'
import { ensureChromium } from './chromium.mjs'
import { here, ROOT } from './paths.mjs'
import { ensureBuilt } from './ready.mjs'
import { check, NOTHING } from './tally.mjs'

/** @typedef {import('./tally.mjs').Count} Count */
/** @typedef {import('./voice.mjs').Say} Say */
/**
 * Steps of one lane run one after another, lanes side by side: the browser's tests wait for half
 * of their time, and so do those on PostgreSQL. Lanes of about one length leave no core alone at the
 * end. `needs`: steps that come along, listed before, and end first.
 * `deepOnly`: left out of every day's run.
 * @typedef {{
 *   name: string, title: string, lane: 'code' | 'browser' | 'checks', filterable?: true,
 *   needs?: string[], deepOnly?: true, run(filters: string[], say: Say): Promise<Count>
 * }} Step
 */

/** What `npm test` consists of, in order. @type {Step[]} */
export const STEPS = [
  { name: 'build', title: 'page within its budget, server, CLI', lane: 'browser', run: built },
  {
    name: 'types',
    title: 'tsc',
    lane: 'checks',
    // Several checkers of one project would each check again what they share.
    run: tool('typescript/bin/tsc', '-b', '--checkers', '1'),
  },
  { name: 'lint', title: 'oxlint', lane: 'checks', run: tool('oxlint/bin/oxlint', '--type-aware') },
  { name: 'format', title: 'oxfmt', lane: 'checks', run: tool('oxfmt/bin/oxfmt', '--check') },
  {
    name: 'knip',
    title: 'unused code and packages',
    lane: 'checks',
    run: tool('knip/bin/knip.js'),
  },
  {
    name: 'unit',
    title: 'rules, conformance, architecture',
    lane: 'code',
    filterable: true,
    run: (filters, say) => vitest('unit', filters, say),
  },
  {
    name: 'postgres',
    title: 'what stores, on PostgreSQL',
    lane: 'checks',
    filterable: true,
    run: (filters, say) => vitest('postgres', filters, say),
  },
  {
    name: 'attacks',
    title: 'attacks on a running server',
    lane: 'checks',
    needs: ['build'],
    run: (filters, say) => vitest('attacks', filters, say),
  },
  {
    name: 'e2e',
    title: 'in a browser',
    lane: 'browser',
    filterable: true,
    needs: ['build'],
    run: browser,
  },
  {
    name: 'leaks',
    title: 'all pairs of worlds',
    lane: 'code',
    deepOnly: true,
    run: async (_, say) => check((await run(['--import', 'tsx', 'test/leaks/main.ts'], say)) === 0),
  },
]

/** @param {string[]} _ @param {Say} say */
async function built(_, say) {
  const tell = say ? (/** @type {string} */ line) => say(`${line}\n`) : console.log
  try {
    await ensureBuilt(['node', 'web'], { out: say ? { write: say } : process.stdout })
    const { lines, fits } = budget(here('dist/web'))
    if (!fits) tell(lines.join('\n'))
    return check(fits)
  } catch (error) {
    tell(error instanceof Error ? error.message : String(error))
    return check(false)
  }
}

/**
 * @param {string} program inside node_modules
 * @param {string[]} args
 * @returns {(filters: string[], say: Say) => Promise<Count>}
 */
function tool(program, ...args) {
  return async (_, say) => check((await run([`node_modules/${program}`, ...args], say)) === 0)
}

/** @param {string[]} filters @param {Say} say */
async function browser(filters, say) {
  const found = ensureChromium(say ?? console.log)
  if (!found) return check(false)
  process.env.TIANGUIS_CHROMIUM = found
  return vitest('e2e', filters, say)
}

/**
 * Runs one Vitest project and counts what its JSON report says.
 * @param {string} project
 * @param {string[]} filters
 * @param {Say} say
 */
async function vitest(project, filters, say) {
  const report = here(`.cache/vitest/${project}.json`)
  rmSync(report, { force: true })
  const code = await run(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(filters.length ? ['--passWithNoTests', ...filters] : []),
    ],
    say,
  )
  const count = existsSync(report) ? counted(JSON.parse(readFileSync(report, 'utf8'))) : NOTHING
  // A file that does not load, an error outside of any test or no tests at all fail the run without
  // failing a test.
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} TestFile
 * @param {{ testResults: TestFile[] }} report
 * @returns {Count}
 */
function counted({ testResults }) {
  const count = { ...NOTHING }
  for (const file of testResults) {
    const all = file.assertionResults.map(test => test.status)
    const failed = all.filter(status => status === 'failed').length
    count.passed += all.filter(status => status === 'passed').length
    count.failed += failed || (file.status === 'failed' ? 1 : 0)
    count.skipped += all.filter(status => status !== 'passed' && status !== 'failed').length
  }
  return count
}

/**
 * Runs a program of Node, and hands on what it says; null where it was ended.
 * @param {string[]} args
 * @param {Say} say
 * @returns {Promise<number | null>}
 */
function run(args, say) {
  return new Promise(done => {
    const stdio = say ? 'pipe' : 'inherit'
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', stdio, stdio] })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', text => say?.(text))
    child.on('close', done)
  })
}
