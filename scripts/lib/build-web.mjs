import { budget } from '../budget.mjs'
import { compress } from './compress.mjs'
import { Failure } from './failure.mjs'
import { here } from './paths.mjs'

/** Builds the page into dist/web and weighs it. @returns {Promise<string[]>} what it weighs */
export async function build() {
  const { build: bundle } = await import('vite')
  await bundle({
    configFile: here('vite.config.ts'),
    logLevel: 'warn',
    // The times of each plugin do not interest the person who waits.
    build: { rolldownOptions: { checks: { bundlerTimings: false } } },
  })
  await compress(here('dist/web'))
  const { lines, fits } = budget(here('dist/web'))
  if (!fits)
    throw new Failure(`the first page is heavier than its budget allows.\n${lines.join('\n')}`)
  return lines
}
