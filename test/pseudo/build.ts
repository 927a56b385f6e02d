import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type PluginOption } from 'vite'
import config from '../../vite.config.ts'
import type { Catalogue } from '../../src/kit/words/messages.ts'
import { pseudoCatalogue } from './pseudo.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const NODE = ['bots', 'chunks', 'cli', 'server']
const ATKINSON =
  'atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2'

/** More letters for both fonts of the page, as their makers ship them. */
const MORE_LETTERS = [
  ['Fraunces Variable', 'fraunces/files/fraunces-latin-ext-full-normal.woff2'],
  ['Atkinson Hyperlegible Next Variable', ATKINSON],
].map(([family, file]) =>
  [
    `@font-face { font-family: '${family}'; font-weight: 400 900; unicode-range: U+100-24F;`,
    `src: url('../../../node_modules/@fontsource-variable/${file}') format('woff2') }`,
  ].join(' '),
)

/**
 * English is pseudo: its catalogues are, of games and page alike. Its letters are in fonts of ours,
 * since those of a machine may be wider or missing.
 */
const inPseudo: Plugin = {
  name: 'in-pseudo',
  enforce: 'pre',
  transform(code, id) {
    const [path = ''] = id.replaceAll('\\', '/').split('?')
    if (path.endsWith('/text/en.json'))
      return { code: JSON.stringify(pseudoCatalogue(JSON.parse(code) as Catalogue)), map: null }
    if (path.endsWith('/styles/fonts.css'))
      return { code: [code, ...MORE_LETTERS].join('\n'), map: null }
    return null
  },
}

/** Nothing is kept for later in a test: what makes the service worker takes a third of a build. */
function withoutServiceWorker(option: PluginOption): PluginOption {
  if (Array.isArray(option)) return option.map(withoutServiceWorker)
  const makesIt = option && 'name' in option && option.name === 'vite-plugin-pwa:build'
  return makesIt ? null : option
}

/** The built program beside a page that speaks pseudo, in a folder of its own. */
export async function buildPseudo(): Promise<{ cli: string; remove: () => Promise<void> }> {
  const dist = here('../../dist/')
  // One folder deep in the project, as `dist`: everything is found by path.
  const folder = await mkdtemp(here('../../.pseudo-'))
  for (const half of NODE) await cp(join(dist, half), join(folder, half), { recursive: true })
  await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    plugins: [inPseudo, ...(config.plugins ?? []).map(withoutServiceWorker)],
    build: { ...config.build, outDir: join(folder, 'web'), sourcemap: false, minify: false },
  })
  return {
    cli: join(folder, 'cli/main.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
