import { budget } from '../budget.mjs'
import { compress } from './compress.mjs'
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
  return budget(here('dist/web')).lines
}
