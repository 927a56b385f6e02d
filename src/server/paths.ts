import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

/*
 * Everything that is found by path. This file is one folder deep in src, and its build is one
 * folder deep in dist, so the paths hold in both trees. Do not move it deeper.
 */

const built = import.meta.url.endsWith('.js')

const near = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const BOT_WORKER = near(`../bots/worker.${built ? 'js' : 'ts'}`)
export const TRAINING_WORKER = near(
  built ? '../bots/training-worker.js' : '../bots/train/worker.ts',
)
export const CHECKPOINT_WORKER = near(
  built ? '../server/checkpoint-worker.js' : './store/database/checkpoint-worker.ts',
)
export const WORKS_WORKER = near(
  built ? '../server/works-worker.js' : './tables/work/works-worker.ts',
)
export const DOCUMENT_WORKER = near(built ? '../server/document-worker.js' : './document-worker.ts')
/**
 * From source, a thread must learn to read TypeScript; on Node 20 `--import tsx` does so in the
 * main thread only.
 */
export const WORKER_ARGS = built ? [] : ['--import', registerTsx()]
/** Where the games of a source tree lie, beside which a build is made. */
export const GAMES_ROOT = near('../../src/games/')
export const CACHE_ROOT = near('../../.cache/')
export const WEB_ROOT = near(built ? '../web/' : '../../dist/web/')
export const VERSION = (
  JSON.parse(readFileSync(near('../../package.json'), 'utf8')) as { version: string }
).version

function registerTsx(): string {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'))
  const api = new URL('dist/esm/api/index.mjs', tsx).href
  return `data:text/javascript,import { register } from ${JSON.stringify(api)}; register()`
}
