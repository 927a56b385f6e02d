import { builtinModules } from 'node:module'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'rolldown'

/*
 * Server, CLI and bots' worker, for Node:
 *
 *   src/cli/main.ts      dist/cli/main.js       the `tianguis` command
 *   src/server/main.ts   dist/server/main.js
 *   src/bots/worker.ts   dist/bots/worker.js    loaded by path, in worker threads
 *   src/bots/train/worker.ts                    dist/bots/training-worker.js, likewise
 *   src/server/store/database/checkpoint-worker.ts       dist/server/checkpoint-worker.js, likewise
 *   src/server/tables/work/works-worker.ts           dist/server/works-worker.js, likewise
 *   src/server/document-worker.ts                    dist/server/document-worker.js, likewise
 *                        dist/chunks/*.js       what they share
 *
 * Every file lies one folder deep in dist, wherever its code came from. So a file that finds others
 * by path must itself lie one folder deep in src (src/server/paths.ts): then `../bots/worker` and,
 * built, `../web/` hold in both trees.
 */

const root = new URL('.', import.meta.url)
const { dependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
/**
 * Bundled all the same: their thousand files would take most of the time until the tool or the
 * server has started.
 */
const BUNDLED = ['typebox', '@fastify/type-provider-typebox', 'kysely', '@simplewebauthn/server']
const packages = Object.keys(dependencies).filter(name => !BUNDLED.includes(name))

/** Installed packages stay outside, as do Node's own modules; all else is ours and is bundled. */
const external = (/** @type {string} */ id) =>
  id.startsWith('node:') ||
  builtinModules.includes(id) ||
  packages.some(name => id === name || id.startsWith(`${name}/`))

/** Files that are imported as they are: `./rules/en.md?raw`. */
const raw = {
  name: 'raw',
  load: {
    filter: { id: /\?raw$/ },
    handler: (/** @type {string} */ id) =>
      `export default ${JSON.stringify(readFileSync(id.replace(/\?raw$/, ''), 'utf8'))}`,
  },
}

export default defineConfig({
  cwd: fileURLToPath(root),
  input: {
    'cli/main': 'src/cli/main.ts',
    'server/main': 'src/server/main.ts',
    'bots/worker': 'src/bots/worker.ts',
    'bots/training-worker': 'src/bots/train/worker.ts',
    'server/works-worker': 'src/server/tables/work/works-worker.ts',
    'server/document-worker': 'src/server/document-worker.ts',
    'server/checkpoint-worker': 'src/server/store/database/checkpoint-worker.ts',
  },
  platform: 'node',
  logLevel: 'warn',
  external,
  plugins: [raw],
  output: {
    dir: 'dist',
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    sourcemap: true,
    cleanDir: false,
  },
})
