import { parseArgs } from 'node:util'
import { Failure } from './failure.mjs'
import { ensureInstalled } from './ready.mjs'
import { STEPS } from './steps.mjs'
import { add, heading, NOTHING, summary, totals } from './tally.mjs'

const HELP = `npm test                          everything, with all the set-up it needs
npm test -- unit e2e              some steps: ${STEPS.map(step => step.name).join(', ')}
npm test -- --only types,lint     the same, spelt as an option
npm test -- unit goldfish         one step; what names no step filters the test files
npm test -- goldfish -t GOL-16    test files by name and tests by title

The last line is "N passed, N failed", over all steps; the exit code is 1 if anything failed.`

/** Runs the steps asked for, one after another, and tells the sum. @param {string[]} args */
export async function main(args) {
  const done = []
  try {
    const asked = read(args)
    if (!asked) return
    ensureInstalled(console.log)
    for (const step of asked.steps) {
      console.log(heading(`${step.name}: ${step.title}`))
      const before = performance.now()
      const count = await step.run(asked.filters)
      done.push({ name: step.name, ms: performance.now() - before, ...count })
    }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.log(error.message)
    done.push({ name: 'set-up', ms: 0, ...NOTHING, failed: 1 })
  }
  const sum = done.reduce(add, NOTHING)
  console.log(heading('all together'))
  console.log(summary(done))
  console.log(totals(sum))
  process.exitCode = sum.failed ? 1 : 0
}

/**
 * Which steps, and what is passed on to Vitest; null where only help was asked for. @param
 * {string[]} args
 */
function read(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h' },
      testNamePattern: { type: 'string', short: 't' },
    },
  })
  if (values.help) {
    console.log(HELP)
    return null
  }
  const names = new Set(STEPS.map(step => step.name))
  const only = values.only.flatMap(list => list.split(','))
  const unknown = only.filter(name => !names.has(name))
  if (unknown.length)
    throw new Failure(`No such step: ${unknown.join(', ')}. There are ${[...names].join(', ')}.`)
  const patterns = positionals.filter(word => !names.has(word))
  const filters = values.testNamePattern ? [...patterns, '-t', values.testNamePattern] : patterns
  const chosen = new Set([...only, ...positionals.filter(word => names.has(word))])
  const steps = STEPS.filter(
    step =>
      chosen.has(step.name) ||
      (!chosen.size && (!filters.length || step.filterable)) ||
      (step.name === 'build' &&
        STEPS.some(other => other.filterable && (chosen.has(other.name) || !chosen.size))),
  )
  return { steps, filters }
}
