import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { ensureChromium } from './chromium.mjs'
import { here, ROOT } from './paths.mjs'
import { ensureBuilt } from './ready.mjs'
import { check, NOTHING } from './tally.mjs'

/** @typedef {import('./tally.mjs').Count} Count */
/**
 * @typedef {{ name: string, title: string, filterable?: true, run(filters: string[]):
 * Promise<Count> }} Step
 */

/** What `npm test` consists of, in order. @type {Step[]} */
export const STEPS = [
  { name: 'build', title: 'page within its budget, server, command line tool', run: built },
  { name: 'types', title: 'tsc', run: tool('typescript/bin/tsc', '-b') },
  { name: 'lint', title: 'oxlint', run: tool('oxlint/bin/oxlint', '--type-aware') },
  { name: 'format', title: 'oxfmt', run: tool('oxfmt/bin/oxfmt', '--check') },
  { name: 'knip', title: 'code and packages nobody uses', run: tool('knip/bin/knip.js') },
  {
    name: 'unit',
    title: 'rules, conformance, architecture',
    filterable: true,
    run: filters => vitest('unit', filters),
  },
  {
    name: 'postgres',
    title: 'the server once more, on PostgreSQL',
    filterable: true,
    run: filters => vitest('postgres', filters),
  },
  { name: 'e2e', title: 'in a browser', filterable: true, run: browser },
]

async function built() {
  try {
    await ensureBuilt(['node', 'web'])
    return check(true)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return check(false)
  }
}

/** @param {string} program inside node_modules @param {string[]} args */
function tool(program, ...args) {
  return async () => check((await run(program, args)) === 0)
}

/** @param {string[]} filters */
async function browser(filters) {
  const found = ensureChromium(console.log)
  if (!found) return check(false)
  process.env.TIANGUIS_CHROMIUM = found
  return vitest('e2e', filters)
}

/**
 * Runs one Vitest project and counts what its JSON report says.
 * @param {string} project
 * @param {string[]} filters
 */
async function vitest(project, filters) {
  const report = here(`.cache/vitest/${project}.json`)
  rmSync(report, { force: true })
  const code = await run('vitest/vitest.mjs', [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(filters.length ? ['--passWithNoTests', ...filters] : []),
  ])
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
 * Runs a program of node_modules, showing what it says. @param {string} program @param {string[]}
 * args
 */
function run(program, args) {
  return new Promise(done => {
    const child = spawn(process.execPath, [here(`node_modules/${program}`), ...args], {
      cwd: ROOT,
      stdio: 'inherit',
    })
    child.on('close', code => done(code ?? 1))
  })
}
