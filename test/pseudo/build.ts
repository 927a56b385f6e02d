import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type PluginOption } from 'vite'
import config from '../../vite.config.ts'
import type { Catalogue } from '../../src/kit/messages.ts'
import { pseudoCatalogue } from './pseudo.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const NODE = ['bots', 'chunks', 'cli', 'server']

/** English is pseudo: catalogues by their files, the page's own texts where all are read. */
const inPseudo: Plugin = {
  name: 'in-pseudo',
  enforce: 'pre',
  transform(code, id) {
    const [path = ''] = id.replaceAll('\\', '/').split('?')
    if (path.endsWith('/text/en.json'))
      return { code: JSON.stringify(pseudoCatalogue(JSON.parse(code) as Catalogue)), map: null }
    if (!path.endsWith('/src/web/text/catalogue.ts')) return null
    return {
      code: [
        `import { pseudoTexts } from ${JSON.stringify(here('pseudo.ts'))}`,
        'export const inLanguage = ({ en }) => { const all = pseudoTexts(en); return () => all }',
      ].join('\n'),
      map: null,
    }
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
