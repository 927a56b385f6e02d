import { chmodSync, readdirSync, rmSync } from 'node:fs'
import { here } from './paths.mjs'

/**
 * Bundles server, CLI and bots' worker into dist. Chunks of the build before are removed once the
 * new ones are there.
 * @returns {Promise<string[]>} what it weighs: of this half nothing is listed
 */
export async function build() {
  const { build: bundle } = await import('rolldown')
  const { default: config } = await import('../../rolldown.config.mjs')
  const { output } = await bundle(/** @type {import('rolldown').BuildOptions} */ (config))
  const made = new Set(output.map(file => file.fileName))
  for (const folder of ['cli', 'server', 'bots', 'chunks'])
    for (const file of list(here(`dist/${folder}`)))
      if (!made.has(`${folder}/${file}`))
        rmSync(here(`dist/${folder}/${file}`), { recursive: true })
  chmodSync(here('dist/cli/main.js'), 0o755)
  return []
}

/** @param {string} folder */
function list(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
