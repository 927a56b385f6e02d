import { budget } from '../budget.mjs'
import { compress } from './compress.mjs'
import { Failure } from './failure.mjs'
import { here } from './paths.mjs'

/**
 * Builds the page into dist/web and weighs it.
 * @param {{ quiet: boolean, say: (line: string) => void }} how
 */
export async function build({ quiet, say }) {
  const { build: bundle } = await import('vite')
  await bundle({ configFile: here('vite.config.ts'), logLevel: 'warn' })
  compress(here('dist/web'))
  const { lines, fits } = budget(here('dist/web'))
  if (!quiet || !fits) say(lines.join('\n'))
  if (!fits) throw new Failure('The first page is heavier than its budget allows.')
}
