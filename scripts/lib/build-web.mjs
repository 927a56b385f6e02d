import { budget } from '../budget.mjs'
import { compress } from './compress.mjs'
import { here } from './paths.mjs'

/** Builds the page into dist/web and weighs it. @returns {Promise<string[]>} what it weighs */
export async function build() {
  const { build: bundle } = await import('vite')
  await bundle({ configFile: here('vite.config.ts'), logLevel: 'warn' })
  await compress(here('dist/web'))
  return budget(here('dist/web')).lines
}
