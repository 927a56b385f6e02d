import { parseArgs } from 'node:util'
import { Failure } from './failure.mjs'
import { nearTests } from './near.mjs'
import { ensureInstalled } from './ready.mjs'
import { STEPS } from './steps.mjs'
import { add, heading, NOTHING, summary, totals } from './tally.mjs'
import { aloud, aside } from './voice.mjs'

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./tally.mjs').Row} Row */
/** @typedef {{ steps: Step[], filters: string[], title?: string }} Asked */

const NAMES = STEPS.map(step => step.name)

const HELP = `npm test                          everything, with all the set-up it needs; three lanes of steps
                                  run side by side: the browser's, the unit tests, all others
npm test -- quick                 types, lint, and the unit tests near what changed since main
npm test -- unit e2e              some steps: ${NAMES.join(', ')}
npm test -- --only types,lint     the same, spelt as an option
npm test -- unit goldfish         one step; what names no step filters the test files
npm test -- goldfish -t GOL-16    test files by name and tests by title
npm run test:deep                 everything at full length, with what takes too long for every
                                  day: whole matches in the browser, the whole server on
                                  PostgreSQL, all pairs of worlds, all walks. Takes steps and
                                  filters as above.

Unit tests need no build; the browser's tests build what is stale.
The last line is "N passed, N failed", over all steps; the exit code is 1 if anything failed.`

/** Runs the steps asked for and tells the sum. @param {string[]} args */
export async function main(args) {
  /** @type {Row[]} */
  const done = []
  const begun = performance.now()
  try {
    const asked = read(args)
    if (!asked) return
    await ensureInstalled(process.stdout)
    if (asked.title) console.log(asked.title)
    done.push(...(await runAll(asked)))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.log(error.message)
    done.push({ name: 'set-up', ms: 0, ...NOTHING, failed: 1 })
  }
  const sum = done.reduce(add, NOTHING)
  console.log(heading('all together'))
  console.log(summary(done, performance.now() - begun))
  console.log(totals(sum))
  process.exitCode = sum.failed ? 1 : 0
}

/**
 * Lanes side by side, the steps of a lane one after another, each even if the one before has
 * failed, and none before what it needs has ended. A single lane speaks as it goes; of several each
 * step speaks when it is done.
 * @param {Asked} asked
 * @returns {Promise<Row[]>}
 */
async function runAll({ steps, filters }) {
  const lanes = new Set(steps.map(step => step.lane))
  const voice = lanes.size > 1 ? aside() : aloud()
  /** Of each step, and of each lane its last so far. @type {Map<string, Promise<Row>>} */
  const ends = new Map()
  const rows = steps.map(step => {
    const before = [step.lane, ...(step.needs ?? [])].map(async name => ends.get(name))
    const row = Promise.all(before).then(() => runStep(step, filters, voice))
    ends.set(step.lane, row).set(step.name, row)
    return row
  })
  const all = await Promise.all(rows)
  voice.close()
  return all
}

/**
 * @param {Step} step
 * @param {string[]} filters
 * @param {import('./voice.mjs').Voice} voice
 * @returns {Promise<Row>}
 */
async function runStep(step, filters, voice) {
  const before = performance.now()
  const say = voice.begin(step)
  const count = await step.run(filters, say)
  const row = { name: step.name, ms: performance.now() - before, ...count }
  voice.end(step, row)
  return row
}

/**
 * Which steps, and what is passed on to Vitest; null where only help was asked for. @param
 * {string[]} args @returns {Asked | null}
 */
function read(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      deep: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
      testNamePattern: { type: 'string', short: 't' },
    },
  })
  if (values.help) {
    console.log(HELP)
    return null
  }
  if (values.deep) process.env.TIANGUIS_DEEP = '1'
  if (positionals.length === 1 && positionals[0] === 'quick') return quick()
  const only = values.only.flatMap(list => list.split(','))
  const unknown = only.filter(name => !NAMES.includes(name))
  if (unknown.length)
    throw new Failure(`No such step: ${unknown.join(', ')}. There are ${NAMES.join(', ')}.`)
  const patterns = positionals.filter(word => !NAMES.includes(word))
  const filters = values.testNamePattern ? [...patterns, '-t', values.testNamePattern] : patterns
  const chosen = new Set([...only, ...positionals.filter(word => NAMES.includes(word))])
  const mine = STEPS.filter(
    step =>
      (chosen.size ? chosen.has(step.name) : !filters.length || step.filterable) &&
      (!step.deepOnly || values.deep || chosen.has(step.name)),
  )
  const needed = new Set(mine.flatMap(step => step.needs ?? []))
  return { steps: STEPS.filter(step => mine.includes(step) || needed.has(step.name)), filters }
}

/** Types, lint, and the unit tests near what has changed. @returns {Asked} */
function quick() {
  const { since, changed, tests } = nearTests()
  const names = ['types', 'lint', ...(tests.length ? ['unit'] : [])]
  const title = `${changed} files changed since ${since}; ${tests.length} files of tests near them.`
  return { steps: STEPS.filter(step => names.includes(step.name)), filters: tests, title }
}
